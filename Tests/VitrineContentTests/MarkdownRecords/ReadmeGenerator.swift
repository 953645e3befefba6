import TestSupport

/// A README of hundreds of entries, in the shapes of real lists of links, with the records that it holds.
struct ReadmeGenerator {
  /// A record as the test expects it.
  struct Record: Equatable {
    var key: String
    var parent: String?
    var title: String
    var link: String?

    /// The words of the description.
    var text: String?
    var heading: String
    var tags: [String] = []
  }

  private(set) var text = ""
  private(set) var records: [Record] = []
  private var random: SplitMix64
  private var definitions = ""
  private var docs: Set<String> = []

  init(seed: UInt64, sections: Int, entries: Int) {
    random = SplitMix64(seed: seed)
    text =
      "# Awesome Things\n\n[![Awesome](https://badges.example/a.svg)](https://awesome.example)\n\n> Of all kinds.\n\n## Contents\n\n"
    for section in 0..<sections {
      text += "- [Section \(section)](#section-\(section))\n  - [Part](#part)\n"
    }
    for section in 0..<sections { addSection(section, entries: entries / sections) }
    text += "## License\n\nThe text of a license is no list.\n\n" + definitions
  }

  private mutating func addSection(_ number: Int, entries: Int) {
    let title = "Section \(number)"
    text += "\n## \(title)\n\n*About it.*\n\n"
    var path = title
    var left = entries
    while left > 0 {
      let count = min(left, 1 + random.below(20))
      addList(path, count: count)
      left -= count
      text += "\n"
      switch random.below(5) {
      case 0:
        path = "\(title) / Part \(left)"
        text += "### Part \(left)\n\n"
      case 1:
        path =
          path.split(separator: " / ").prefix { !$0.hasPrefix("Bold") }.joined(separator: " / ")
          + " / Bold \(left)"
        text += "**Bold \(left)**\n\n"
      case 2: text += "**[⬆ back to top](#contents)**\n\n"
      default: text += "<!-- a remark -->\n\n"
      }
    }
  }

  private mutating func addList(_ path: String, count: Int) {
    let marker = ["-", "*", "+", "1."][random.below(4)]
    let step = String(repeating: " ", count: marker.count + 1)
    var parents: [String] = []
    for _ in 0..<count {
      let depth = min(parents.count, random.chance(25) ? parents.count : random.below(3))
      parents.removeSubrange(depth...)
      let indent = String(repeating: step, count: depth)
      let record = add(
        path, under: parents.last, prefix: "\(indent)\(marker) ", indent: indent + step)
      parents.append(record)
    }
  }

  /// Adds an entry and returns its id.
  private mutating func add(
    _ path: String, under parent: String?, prefix: String, indent: String
  ) -> String {
    let number = records.count
    let above = parent.map { id in records.first { $0.key == id }!.title } ?? path.components.last!
    var record = Record(
      key: "thing-\(number)", parent: parent, title: "Thing \(number)", heading: path)
    let link = "https://example.com/\(number)"
    let words = "It does (thing) \(number), and <more>."
    let line: String
    record.link = link
    record.text = words
    let title = record.title
    switch random.below(14) {
    case 0: line = "[\(title)](\(link)) - \(words.escaped)"
    case 1: line = "[\(title)](\(link)) – \(words.escaped)"
    case 2: line = "**[\(title)](\(link))**: \(words.escaped)"
    case 3:
      line = "[\(title)][t\(number)] — \(words.escaped)"
      definitions += "[t\(number)]: \(link)\n"
    case 4:
      line =
        "[![b](https://badges.example/\(number).svg)](https://ci.example) [\(title)](\(link)) \(words.escaped)"
    case 5:
      line =
        "[\(title)](\(link)) - \(words.escaped) ([Demo](https://demo.example), [Code](https://code.example)) `MIT` `C++`"
      record.tags = ["MIT", "C++"]
    case 6: line = "**\(title)** ([site](\(link))) - \(words.escaped)"
    case 7: line = "<a href=\"\(link)\">\(title)</a> - \(words.escaped)"
    case 8: line = "[\(title)](\(link))\n\n\(indent)\(words.escaped)\n"
    case 9: line = "[x] [\(title)](\(link)) - \(words.escaped)"
    case 10:
      line = "[\(title)](\(link)) - \(words.escaped.replacing(" does", with: "\n\(indent)does"))"
    case 11:
      line = "[\(title)](\(link))"
      record.text = nil
    case 12:
      line = "\(title):"
      (record.link, record.text) = (nil, nil)
    default:
      record.title = "Docs"
      record.key = "docs"
      if !docs.insert(record.key).inserted {
        record.key = "docs-" + above.lowercased().replacing(" ", with: "-")
        let base = record.key
        var count = 2
        while !docs.insert(record.key).inserted {
          record.key = "\(base)-\(count)"
          count += 1
        }
      }
      line = "[Docs](\(link)) - \(words.escaped)"
    }
    text += prefix + line + "\n"
    records.append(record)
    return record.key
  }
}

extension String {
  fileprivate var escaped: String { replacing("<", with: "\\<") }
  fileprivate var components: [String] { split(separator: " / ").map(String.init) }
}
