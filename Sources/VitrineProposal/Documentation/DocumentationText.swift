import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineText

/// A text of documentation, as it is rewritten for a content folder.
struct DocumentationText: Sendable {
  /// Its path in the folder of the texts, and where it goes in the content folder.
  let path: String
  var target = ""

  /// The keys and values of its front matter.
  private let members: [SourceValue.Member]
  private let body: String

  /// Nil for a file that cannot be read.
  init?(_ bytes: [UInt8], path: String) {
    self.path = path
    var offset = 0
    var members: [SourceValue.Member] = []
    switch FrontMatterBlock.find(in: bytes) {
    case .none(let start): offset = start
    case .unclosed: return nil
    case .block(let block):
      var warnings: [Diagnostic] = []
      guard let value = try? block.value(in: bytes, file: path, warnings: &warnings) else {
        return nil
      }
      (offset, members) = (block.bodyOffset, value.members)
    }
    guard let body = String(validating: bytes[offset...], as: UTF8.self) else { return nil }
    (self.members, self.body) = (members, body)
  }
}

extension DocumentationText {
  /// The keys that mean the same in all generators, but for their names.
  private static let kept: [(key: String, names: [String], isOfPages: Bool)] = [
    ("text", ["text", "description", "summary"], true), ("subtitle", ["subtitle"], false),
    ("date", ["date"], false), ("tags", ["tags"], false), ("draft", ["draft"], true),
    ("hidden", ["hidden", "unlisted", "nav_exclude"], true),
  ]
  private static let ordering = ["order", "weight", "sidebar_position", "nav_order"]
  private static let naming = ["title", "sidebar_label", "linkTitle"]

  private func value(_ names: [String]) -> SourceValue? {
    names.lazy.compactMap { name in self.members.first { $0.key == name }?.value }
      .first { !$0.isBlank }
  }

  /// Whether it has a key that only generators of documentation have.
  var isOfGenerator: Bool {
    members.contains { ["sidebar_position", "sidebar_label", "nav_order"].contains($0.key) }
  }

  var isDated: Bool { value(["date"]) != nil }

  /// Its place among the texts of its folder. Hugo's 0 is none.
  var order: Double? {
    let number = value(Self.ordering)?.scalarText.flatMap(finiteNumber)
    return number == 0 ? nil : number
  }

  /// The keys that are left out.
  var otherKeys: [String] {
    let known = Self.kept.flatMap(\.names) + Self.ordering + Self.naming
    return members.filter { member in
      if case .list(let values) = member.value.content, values.isEmpty { return false }
      return !known.contains(member.key) && !member.value.isBlank
    }.map(\.key)
  }

  /// The heading that begins the text.
  private var heading: Substring? {
    let line = body.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    return line.hasPrefix("# ") ? line : nil
  }

  /// Returns the file: front matter with `extra` keys and those that mean the same, and the text with
  /// its links as `links` says. `title` is a better one than its own.
  func file(
    title: String?, isPage: Bool, order: Double?, extra: [String], links: (String) -> String?
  ) -> String {
    let given = title ?? value(Self.naming)?.scalarText
    var lines: [String] = []
    if let given {
      lines.append("title: \(yamlText(given, inBrackets: false))")
    } else if heading == nil {
      lines.append("title: \(yamlText(path.stem.spelled, inBrackets: false))")
    }
    for (key, names, isOfPages) in Self.kept where isOfPages || !isPage {
      guard let value = value(names).flatMap({ YAMLValue($0) }) else { continue }
      lines.append("\(key): \(value)")
    }
    if let order { lines.append("order: \(written(order))") }
    lines += extra
    // The title stands above the text.
    var rest = body[...]
    if given != nil, let heading { rest = rest[heading.endIndex...].drop(while: \.isNewline) }
    return "---\n\(lines.map { "\($0)\n" }.joined())---\n\(Self.linked(rest, links))"
  }

  /// What a link to a file looks like, in a text and in a definition.
  private static var link: Regex<(Substring, Substring, Substring)> {
    #/(\]\(\s*<?|(?m:^)\[[^\]\n]+\]:[ \t]+<?|src=")([^)>\s"#?]+)/#
  }

  private static func linked(_ text: Substring, _ links: (String) -> String?) -> String {
    String(text).replacing(link) { "\($0.1)\(links(String($0.2)) ?? String($0.2))" }
  }
}

extension YAMLValue {
  /// Nil for what front matter of documentation has no use for: maps, and what is in them.
  fileprivate init?(_ value: SourceValue) {
    switch value.content {
    case .null, .object: return nil
    case .list(let values):
      let values = values.compactMap { YAMLValue($0) }
      if values.isEmpty { return nil }
      self = .list(values)
    case .number, .bool: self = .plain(value.scalarText ?? "")
    case .text(let text): self = .text(text)
    }
  }
}

/// Returns a number that an order can have.
func finiteNumber(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

func written(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

extension String {
  /// The number with which a name begins. Docusaurus takes `01-intro.md` for the first text.
  var number: Double? {
    prefixMatch(of: #/(\d+)\s*[-_.]/#).flatMap { finiteNumber(String($0.1)) }
  }

  /// A name of a file or a folder as a title: `getting-started` is Getting started.
  var spelled: String {
    let words = replacing(#/^\d+\s*[-_.]\s*/#, with: "").replacing(#/[-_]/#, with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
