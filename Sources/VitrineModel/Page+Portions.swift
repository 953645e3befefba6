extension [Section] {
  /// How many pages it takes to show the sections: as many as the longest has portions.
  package var portionCount: Int { lazy.map(\.portions.count).max() ?? 1 }
}

extension Page {
  /// How many pages it takes to show its sections.
  package var portionCount: Int { sections.portionCount }

  /// The page with one portion of each section, by index from 0.
  package func portion(_ number: Int) -> Page {
    if number == 0, portionCount == 1 { return self }
    var page = self
    page.sections = sections.map { $0.portion(number) }
    return page
  }

  /// The path of a portion in the site: `mountains/index.html`, then `mountains/2/index.html`.
  package func output(ofPortion number: Int) -> String {
    number == 0
      ? output : "\(output.dropLast("index.html".count))\(portionPrefix)\(number + 1)/index.html"
  }

  /// The paths of all portions except the first.
  package var furtherOutputs: [String] { furtherPortions.map(output(ofPortion:)) }

  /// The indices of all portions except the first.
  package var furtherPortions: Range<Int> { 1..<max(1, portionCount) }
}
