extension RandomSite {
  /// The terms of the garden's plants, as their collection declares them.
  var gardenTerms: String {
    if !hasFinding { return "" }
    return [
      ", terms: [tags, { field: place, levels: ' / ' }]",
      ", terms: [tags, kind, { field: place, levels: ' / ', title: Places }, isOld, height, found]",
      ", terms: [{ field: tags, title: Words, feed: true }, { field: place, levels: ' / ' }, title]",
      ", terms: tags", "",
    ][number("garden terms", of: 5)]
  }

  /// Of the birds' families, and of the names of what is under birds.
  var birdTerms: String {
    if !hasFinding { return "" }
    return ["", "\n  terms: [family]", "\n  terms: [family, title]"][number("bird terms", of: 3)]
  }

  private static let termVariants = [
    "bird terms", "term note", "term index", "term sections", "inner term note",
  ]

  mutating func changeTerms() {
    variants[Self.termVariants[random(Self.termVariants.count)], default: 0] += 1
  }

  /// Texts of terms and of an index, while these are there.
  var termFiles: [String: String] {
    var files: [String: String] = [:]
    // Without terms the files would be pages of their own.
    if gardenTerms.isEmpty { return files }
    let note = number("term note", of: 5)
    if note > 0 {
      files["content/garden/tags/a.md"] =
        "---\ntitle: \(["a", "First"][note % 2])\ntext: Text \(note)\n---\n"
        + "To [b](../tags/b/) and [hills](../../hills/index.md). \(note)\n"
    }
    if number("term index", of: 3) > 0 {
      let sections = [
        "", "sections: [{ title: Many, where: { count: { atLeast: 2 } }, sort: -count }]\n",
        "sections: [{ layout: grid, sort: [-count, title], limit: 2 }]\nlanguage: de\n",
      ][number("term sections", of: 3)]
      files["content/garden/tags/index.md"] =
        "---\ntitle: Tags \(number("term index", of: 3))\n\(sections)---\nAll.\n"
    }
    if number("inner term note", of: 2) == 1, gardenTerms.contains("place") {
      files["content/garden/place/North/Wood.md"] =
        "---\ntitle: Northern wood\n---\nOf [a](../../tags/a.md).\n"
    }
    return files
  }
}
