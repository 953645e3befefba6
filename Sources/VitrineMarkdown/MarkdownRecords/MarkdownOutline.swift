import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Tracks the headings above the blocks of a Markdown file while they are read in order.
///
/// A line in bold above a list or a table is also a heading, at the lowest level. So are headings
/// in HTML, and the summary of `<details>` up to its end.
struct MarkdownOutline {
  private struct OutlineHeading {
    var title: String

    /// From 1 to 6, with fractions for headings between two levels.
    var level: Double
    var parent: Int?
    var isSummary: Bool

    /// Whether this is a requested heading or is below one.
    var isWanted: Bool
  }

  /// The names of the headings to read, or empty for the whole file.
  private let names: [(slug: String, text: String)]
  private var headings: [OutlineHeading] = []

  /// The heading above the next block, and its title.
  private(set) var current: Int?
  var title: String? { current.map { headings[$0].title } }

  /// The indices in `names` of the headings that were found.
  private(set) var found: Set<Int> = []

  init(under names: [String]) {
    self.names = names.map { (slug(of: $0), trimmed($0)) }
  }

  /// The level of a line in bold.
  private static let bold = 6.75

  /// Separates the headings of a path.
  static let separator = " / "

  /// Whether the next block is below a requested heading.
  var isWanted: Bool { names.isEmpty || current.map { headings[$0].isWanted } ?? false }

  /// The titles of all headings, without repeats.
  var titles: [String] {
    var known: Set<String> = []
    return headings.map(\.title).filter { known.insert($0).inserted }
  }

  /// Processes a block. Returns whether it is or contains a heading.
  mutating func take(_ block: MarkdownNode) -> Bool {
    let count = headings.count
    switch block.kind {
    case .heading: open(block.collapsedWords, level: Double(block.headingLevel))
    case .paragraph:
      if let title = block.lineInBold { open(title, level: Self.bold) }
    case .htmlBlock: take(html: block.literal)
    default: break
    }
    return headings.count > count
  }

  private mutating func open(_ title: String, level: Double, isSummary: Bool = false) {
    while let current, headings[current].level >= level { self.current = headings[current].parent }
    let above = current.map { headings[$0] }
    // The separator is reserved for levels.
    let title = title.split(separator: Self.separator).joined(separator: "/")
    var named: [Int] = []
    if !names.isEmpty {
      let path = (current.map(chain) ?? []).map { headings[$0].title } + [title]
      named = names.indices.filter { matches(names[$0], path) }
    }
    found.formUnion(named)
    headings.append(
      OutlineHeading(
        title: title, level: level, parent: current, isSummary: isSummary,
        isWanted: !named.isEmpty || above?.isWanted ?? false))
    current = headings.count - 1
  }

  /// Whether a name matches the last heading of a path, or its last several headings.
  private func matches(_ name: (slug: String, text: String), _ path: [String]) -> Bool {
    path.indices.contains { start in
      let title = path[start...].joined(separator: Self.separator)
      return name.slug.isEmpty ? name.text == title : name.slug == slug(of: title)
    }
  }
}

// MARK: HTML

extension MarkdownOutline {
  private mutating func take(html: UnsafeBufferPointer<UInt8>) {
    var scanner = HTMLScanner(html)
    var open: (name: String, words: HTMLText)?
    while let token = scanner.next() {
      switch token {
      case .text(let text): open?.words.append(html: text)
      case .comment, .doctype: break
      case .tag(let tag):
        if let (name, words) = open, tag.isClosing, tag.name == name {
          let title = words.bytes.withUnsafeBufferPointer(collapsed)
          if !title.isEmpty {
            self.open(title, level: level(of: name), isSummary: name == "summary")
          }
          open = nil
        } else if open == nil, !tag.isClosing, Self.elements.contains(tag.name) {
          open = (tag.name, HTMLText())
        } else if tag.isClosing, tag.name == "details" {
          closeSummary()
        }
      }
    }
  }

  private static let elements: Set = ["summary", "h1", "h2", "h3", "h4", "h5", "h6"]

  private func level(of element: String) -> Double {
    if let digit = element.last?.wholeNumberValue { return Double(digit) }
    // Below the heading before it, and above everything below that heading.
    let above = current.map { headings[$0].level } ?? 0
    return (above + above.rounded(.down) + 1) / 2
  }

  private mutating func closeSummary() {
    var index = current
    while let heading = index {
      index = headings[heading].parent
      if headings[heading].isSummary {
        current = index
        return
      }
    }
  }
}

// MARK: Paths of records

extension MarkdownOutline {
  /// Adds to each record the headings above it. `headings` has the value of `current` at each
  /// record, and names in `taken` are used by other values.
  func addPaths(
    _ headings: [Int?], to result: inout MarkdownRecords, except taken: Set<String> = []
  ) {
    let paths = paths(to: Set(headings.compactMap(\.self)))
    for (index, heading) in headings.enumerated() {
      guard let heading, let path = paths[heading], !path.isEmpty else { continue }
      result.records[index].values.add(headings: path, except: taken)
    }
  }

  /// Returns the paths to add to records for the given headings, without the requested heading
  /// itself and without the title of the file.
  private func paths(to used: Set<Int>) -> [Int: [String]] {
    let chains = used.reduce(into: [Int: [Int]]()) { $0[$1] = chain(to: $1) }
    let titles = Set(chains.values.compactMap(\.first).filter { headings[$0].level == 1 })
    return chains.mapValues { chain in
      let rest =
        names.isEmpty
        ? chain.drop { titles.count == 1 && titles.contains($0) }
        : chain.drop { !headings[$0].isWanted }.dropFirst(names.count == 1 ? 1 : 0)
      return rest.map { headings[$0].title }
    }
  }

  private func chain(to heading: Int) -> [Int] {
    var chain: [Int] = []
    var index: Int? = heading
    while let current = index {
      chain.append(current)
      index = headings[current].parent
    }
    return chain.reversed()
  }
}

extension MarkdownValues {
  /// Adds the headings above a record: the whole path, the first heading, and the headings below
  /// it.
  fileprivate mutating func add(headings path: [String], except names: Set<String> = []) {
    func add(_ name: String, _ titles: some Collection<String>) {
      if names.contains(name) { return }
      self.add(name, titles.joined(separator: MarkdownOutline.separator))
    }
    add("heading", path)
    add("section", path.prefix(1))
    add("subsection", path.dropFirst())
  }
}

extension MarkdownNode {
  /// The words of a block, with white space collapsed.
  var collapsedWords: String { plainText.withUnsafeBufferPointer(collapsed) }

  /// The words of a paragraph that is a line in bold above a list or a table, or nil for other
  /// paragraphs.
  fileprivate var lineInBold: String? {
    guard next?.kind == .list || next?.kind == .table, let bold = firstChild, bold.kind == .strong
    else { return nil }
    let rest = bold.next.map {
      $0.kind == .text && $0.next == nil && $0.literal.elementsEqual([0x3A])
    }
    guard rest ?? true else { return nil }
    let links = bold.children.filter { $0.kind == .link }
    if links.contains(where: { $0.destination.first == UInt8(ascii: "#") }) { return nil }
    let words = bold.collapsedWords
    return words.last == ":" ? String(words.dropLast()) : words.isEmpty ? nil : words
  }
}
