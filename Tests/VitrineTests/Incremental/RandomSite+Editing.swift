import Foundation
import TestSupport

extension RandomSite {
  /// Changes one thing, seldom more.
  mutating func edit() {
    repeat { change() } while random(4) == 0
  }

  /// Changes one thing that the content says, seldom more: no template, no style, nothing broken.
  mutating func editContent() {
    repeat {
      switch random(12) {
      case 0: changeBirds()
      case 1, 2: changeHills()
      case 3: changeVariant(of: Self.contentVariants)
      case 4: changeSwitch(of: Self.contentSwitches)
      case 5:
        switch random(3) {
        case 0: birds.shuffle(using: &generator)
        case 1:
          let (index, title) = (random(plants.count), "Tree \(random(9))")
          // Two records of one title are an error.
          if !plants.contains(title) { plants[index] = title }
        default: changeShells()
        }
      case 6, 7: changeSettings()
      default: changeGarden()
      }
    } while random(8) == 0
  }

  private mutating func change() {
    // What is broken is mended soon.
    for word in ["broken data", "broken page", "broken template"] where switches.contains(word) {
      if random(2) == 0 { switches.remove(word) }
    }
    switch random(23) {
    case 22:
      let index = random(hills.count + 1)
      if index < hills.count {
        // Those of neighbours differ only in case, which is a warning.
        let alias = "/\(index.isMultiple(of: 2) ? "old" : "Old")/\(index / 2)/"
        hills[index].alias = random(2) == 0 ? nil : alias
      }
    case 18, 19, 20: changeGarden()
    case 21: changeSettings()
    case 0, 1, 2: changeBirds()
    case 3, 4, 5: changeHills()
    case 6, 7: changeVariant(of: Self.contentVariants + ["cell", "part", "row", "styles"])
    case 8: changeSwitch(of: Self.contentSwitches + ["cell", "row", "styles"])
    case 9: birds.shuffle(using: &generator)
    case 10: if birds.count > 1 { birds.swapAt(random(birds.count), random(birds.count)) }
    case 11: plants[random(plants.count)] = "Tree \(random(9))"
    case 12: switches.insert(["broken data", "broken page", "broken template"][random(3)])
    case 13, 14, 15, 16: changeShells()
    default: break
    }
  }

  private mutating func changeBirds() {
    if birds.count < 3 { return insertBird() }
    let index = random(birds.count)
    switch random(9) {
    case 0: insertBird()
    case 1: birds.remove(at: index)
    case 2: birds[index].title = "Bird \(random(30))"
    case 3: birds[index].size = random(9)
    case 4: birds[index].text = random(2) == 0 ? nil : "Text \(random(9))"
    case 5: birds[index].parts = (0..<random(3)).map { "Part \($0)-\(random(2))" }
    case 6: birds[index].link = [nil, "https://example.org/b", "../hills/index.md"][random(3)]
    case 7: birds[index].isDraft.toggle()
    // The same to read, and other bytes.
    default: birds[index].title = ["Caf\u{E9}", "Cafe\u{301}"][random(2)]
    }
  }

  private mutating func changeHills() {
    if hills.count < 3 { return insertHill() }
    let index = random(hills.count)
    switch random(9) {
    case 0: insertHill()
    case 1: hills.remove(at: index)
    case 2: hills[index].title = "Hill \(random(30))"
    case 3: hills[index].body = body()
    case 4: hills[index].order = random(2) == 0 ? nil : random(9)
    case 5:
      hills[index].picture =
        [
          nil, "peak.svg", "moor.svg", "[peak.svg, moor.svg]", "'*.svg'", "[song.wav, peak.svg]",
          "moor.svg; song.wav",
        ][random(7)]
    case 6: hills[index].isDraft.toggle()
    case 7: hills[index].isHidden.toggle()
    default: hills[index].file += "x"
    }
  }

  private static let contentVariants = [
    "robots", "language", "note", "rock", "far", "site title", "theme", "hills theme",
    "home title",
    "birds title", "hills title", "shells title", "picture", "layout", "white space",
    "page length", "feed", "section feed", "kind",
  ]

  private static let contentSwitches = [
    "note", "picture", "second picture", "yaml", "folder without a page", "pretty",
    "home sections", "enlarge", "lines", "introduction", "chosen", "rows", "loose data", "bad row",
    "pages", "tree", "draft page", "hidden page", "not found", "download", "hills download",
    "kind", "cite", "iiif",
  ]

  private mutating func changeVariant(of names: [String]) {
    variants[names[random(names.count)], default: 0] += 1
  }

  private mutating func changeSwitch(of words: [String]) {
    switches.formSymmetricDifference([words[random(words.count)]])
  }

  /// Brings the files of `folder` from what they were to what they are now, as editors do: in place, or
  /// by a file that takes the name of the one before it.
  mutating func write(to folder: TemporaryFolder, over old: [String: String]) throws {
    let new = files
    for (path, text) in new.sorted(by: { $0.key < $1.key }) where !isSame(old[path], text) {
      let isRenamed = random(2) == 0
      let target = folder.path(of: path)
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      if isRenamed {
        try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
      } else {
        try Data(text.utf8).write(to: URL(fileURLWithPath: target))
      }
    }
    for path in old.keys where new[path] == nil {
      let target = URL(fileURLWithPath: folder.path(of: path))
      try FileManager.default.removeItem(at: target)
      let above = target.deletingLastPathComponent()
      if try FileManager.default.contentsOfDirectory(atPath: above.path).isEmpty {
        try FileManager.default.removeItem(at: above)
      }
    }
  }

  private func isSame(_ old: String?, _ new: String) -> Bool {
    old.map { $0.utf8.elementsEqual(new.utf8) } ?? false
  }
}
