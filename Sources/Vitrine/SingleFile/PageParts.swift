import VitrineMarkdown
import VitrineText

/// The parts of a page that fragments are made from.
struct PageParts {
  private(set) var language: String?
  private(set) var direction: String?

  /// The links to its stylesheets, in order.
  private(set) var stylesheets: [UInt8] = []
  private(set) var sections: [Section] = []

  struct Section {
    /// The id in links to the section, after `#`, without `s-`.
    var name: String
    var html: [UInt8]
  }

  init(_ html: [UInt8]) {
    html.withUnsafeBufferPointer { html in
      var scanner = HTMLScanner(html)
      var open: (name: String, start: Int)?
      var depth = 0
      while let token = scanner.next() {
        guard case .tag(let tag) = token else { continue }
        switch (tag.name, tag.isClosing) {
        case ("html", false): (language, direction) = (tag.text(of: "lang"), tag.text(of: "dir"))
        case ("link", false):
          if tag.text(of: "rel") == "stylesheet" { stylesheets += html[scanner.range] }
        case ("section", false):
          if depth == 0 {
            let name = tag.text(of: "id") ?? tag.text(of: "aria-labelledby") ?? ""
            open = (name, scanner.range.lowerBound)
          }
          depth += 1
        case ("section", true):
          depth -= 1
          guard depth == 0, let section = open else { continue }
          if section.name.hasPrefix("s-") {
            sections.append(
              Section(
                name: String(section.name.dropFirst(2)),
                html: Array(html[section.start..<scanner.range.upperBound])))
          }
        default: if let name = tag.textElement { scanner.skipContent(of: name) }
        }
      }
    }
  }
}
