import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// Markup of other generators, which Vitrine shows as text.
enum ForeignMarkup: Hashable {
  /// `{{< figure >}}` of Hugo, `{% include %}` of Jekyll, `{{#include}}` of mdBook, by the
  /// character that distinguishes them.
  case tag(Character)

  /// `:::note`, `!!! note` and `/// note`, by their first character.
  case admonition(Character)

  /// `> [!INFO]`: an alert with a title, or of a kind that GitHub does not have.
  case alert

  /// `??? note`.
  case foldedAdmonition

  /// `=== "Linux"`.
  case tab

  /// `{#id}`, `{: .class }`, `{ width=300 }`.
  case attributes

  /// `$$` around a formula.
  case formula

  /// ``{ref}`target` `` of MyST.
  case role

  /// `[@doe99, p. 3]`.
  case citation

  /// `%% a remark %%` of Obsidian and `{::comment}` of kramdown.
  case comment

  /// `--8<-- "file"`, `{* file *}` and `<<< @/file`, by their first characters.
  case snippet(Character)

  /// `import Tabs from '@theme/Tabs'` and `{/* remark */}`.
  case mdx

  /// `[TOC]`.
  case contents
}

/// The lines of a text that may have markup of other generators, unless they are code.
struct ForeignMarkupLines {
  private let text: UnsafeBufferPointer<UInt8>

  /// By line number, from 1.
  private var lines: [Int: Range<Int>] = [:]
  private var reported: Set<ForeignMarkup> = []

  /// Checks the beginnings of lines, and whole lines with a sign that can occur anywhere.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    let bytes = UnsafeRawBufferPointer(text)
    var nextSigns = Self.signsAnywhere.map { bytes.index(of: $0, from: 0) ?? text.count }
    var nearest = nextSigns.min() ?? text.count
    var number = 1
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, Self.isBeforeText(text[index]) { index += 1 }
      var isCandidate = index < text.count && Self.beginsWithSign(text[index...])
      index = bytes.index(of: UInt8(ascii: "\n"), from: index).map { $0 + 1 } ?? text.count
      if nearest < index {
        isCandidate = true
        for (place, sign) in Self.signsAnywhere.enumerated() where nextSigns[place] < index {
          nextSigns[place] = bytes.index(of: sign, from: index) ?? text.count
        }
        nearest = nextSigns.min() ?? text.count
      }
      if isCandidate { lines[number] = start..<index }
      number += 1
    }
  }

  fileprivate static func isBeforeText(_ byte: UInt8) -> Bool {
    byte.isSpaceOrTab || byte == UInt8(ascii: ">")
  }

  /// A quick test of the first bytes, because most lines are plain words or list items.
  private static func beginsWithSign(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch text[text.startIndex] {
    case UInt8(ascii: "-"):
      text.drop { $0 == UInt8(ascii: "-") }.starts(with: "8<".utf8)
    case UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "["), UInt8(ascii: "i"),
      UInt8(ascii: "e"), UInt8(ascii: "<"):
      signs.contains { text.starts(with: $0.utf8) }
    default: false
    }
  }

  private static let signs = [
    ":::", "///", "!!!", "???", "===", "$$", "[!", "[t", "[T", "[[", "<<< ", "import ", "export ",
  ]

  /// The beginnings of markup that can occur within a line.
  private static let signsAnywhere = ["{", "[@", "%%", "$$"].map { Array($0.utf8) }

  /// Returns the markup found in a range of lines, each kind only once per text.
  mutating func take(_ range: ClosedRange<Int>) -> [(line: Int, kind: ForeignMarkup, words: String)]
  {
    if lines.isEmpty { return [] }
    var found: [(line: Int, kind: ForeignMarkup, words: String)] = []
    for line in range {
      guard let range = lines[line],
        let (kind, words) = ForeignMarkup.found(
          in: UnsafeBufferPointer(rebasing: text[range]), before: text[range.upperBound...],
          skipping: reported),
        reported.insert(kind).inserted
      else { continue }
      found.append((line, kind, words))
    }
    return found
  }
}

extension ForeignMarkup {
  /// The name of the markup, and the advice for replacing it.
  fileprivate var words: (name: String, hint: String) {
    let alert =
      "write an alert: a quotation whose first line is [!NOTE]; to keep it as text, put it in `code`"
    return switch self {
    case .tag:
      (
        "the beginning of a tag for another generator",
        "write its content in Markdown; to keep it as text, put it in `code`"
      )
    case .admonition: ("a block for another generator", alert)
    case .foldedAdmonition: ("a collapsible block for another generator", alert)
    case .alert:
      (
        "an alert that GitHub does not support",
        "its first line must be [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] and nothing else"
      )
    case .tab:
      (
        "a tab for another generator",
        "write a heading or a bold paragraph for each tab; to keep it as text, put it in `code`"
      )
    case .attributes:
      (
        "an attribute list for another generator",
        "remove it: headings get an id from their text; to keep it as text, put it in `code`"
      )
    case .formula: ("a formula", "put it in `code`, or use a picture")
    case .role:
      ("a MyST role", "write a link, or just the text; to keep it as text, put it in ``code``")
    case .citation:
      (
        "a citation for another generator",
        "write a footnote, [^1], or a link; to keep it as text, put it in `code`"
      )
    case .comment:
      ("a comment for another generator", "write <!-- and --> around it, or remove it")
    case .snippet:
      (
        "a snippet for another generator",
        "write the lines of that file here; to keep it as text, put it in `code`"
      )
    case .mdx:
      ("MDX code", "remove it: pages have no components; to keep it as text, put it in `code`")
    case .contents:
      (
        "a table of contents for another generator",
        "remove it: long texts have a table of contents"
      )
    }
  }

  /// Returns the markup in a line outside code. `rest` is the text after the line; kinds in `known`
  /// are skipped.
  fileprivate static func found(
    in line: UnsafeBufferPointer<UInt8>, before rest: Slice<UnsafeBufferPointer<UInt8>>,
    skipping known: Set<ForeignMarkup>
  ) -> (ForeignMarkup, String)? {
    let first = line.drop(while: ForeignMarkupLines.isBeforeText)
    // Longer lines were written by programs.
    guard line.count < 2000 else { return nil }
    let isQuoted = line.first { $0 != 0x20 } == UInt8(ascii: ">")
    let text = withoutCode(String(decoding: first, as: UTF8.self))
    let mayContainTag = text.utf8.contains(UInt8(ascii: "%")) || text.contains("{{")
    if mayContainTag,
      let tag = text.firstMatch(of: #/\{(\{[<%#>]\s*|\{\s+|%-?\s*)[\p{L}_.\/"'][\w.\/]*/#)
    {
      let sign = tag.1.first { $0 != "{" } ?? " "
      return (.tag(tag.0.hasPrefix("{{%") ? "<" : sign), String(tag.0))
    }
    let kind: ForeignMarkup? =
      switch text.prefix(3) {
      case ":::": text.contains(#/^:::+\s*([\p{L}{.].*)?$/#) ? .admonition(":") : nil
      case "///": text.contains(#/^\/\/\/+(\s*[a-z][\w-]*(\s.*)?)?$/#) ? .admonition("/") : nil
      case "!!!": isAdmonition(text, before: rest) ? .admonition("!") : nil
      case "???": isAdmonition(text, before: rest) ? .foldedAdmonition : nil
      case "===": text.contains(#/^===[!+]?\s*["']/#) ? .tab : nil
      case "imp" where known.contains(.mdx): nil
      case "imp":
        text.contains(#/^import\s+([\w*{][^'"]*\sfrom\s+)?['"][^'"]+['"];?$/#) ? .mdx : nil
      case "exp": text.contains(#/^export\s+(default|const|function|let)\s/#) ? .mdx : nil
      default:
        if text.hasPrefix("$$") {
          text == "$$" || text.dropFirst(2).contains { "\\^_={}".contains($0) } ? .formula : nil
        } else if text.hasPrefix("[!") {
          isQuoted && text.contains(#/^\[![\p{L}]+\]/#) && !isAlert(text) ? .alert : nil
        } else if ["[toc]", "[[toc]]", "[[_toc_]]", "{:toc}"].contains(text.lowercased()) {
          .contents
        } else if text.contains(#/^-+8<-+/#) || text.contains(#/^\{\*.+\*\}$/#)
          || text.contains(#/^<<< [@.\/]/#)
        {
          .snippet(text.first ?? "-")
        } else if text.contains(#/(^|\s)%%(.*\S)?%%|^%%$|\{::/#) {
          .comment
        } else if text.contains("[@"), text.contains(#/\[@[\w:.+\/-]+([,;\s][^\]]*)?\](?![(\[:])/#)
        {
          .citation
        } else if text.contains("$$"), text.contains(#/\$\$[^$]*[\\^_={}][^$]*\$\$/#) {
          .formula
        } else if text.contains("}`") {
          .role
        } else if text.contains("{/*") {
          .mdx
        } else if known.contains(.attributes) || !text.utf8.contains(UInt8(ascii: "}")) {
          nil
        } else if text.contains(#/(\)|^)\{[:\s]*+([.#][\w-]|[\w-]++=)[^{}]*+\}/#)
          || text.contains(#/\s\{:?\s*+[#.][A-Za-z][^{}]*+\}$/#)
        {
          .attributes
        } else {
          nil
        }
      }
    return kind.map { ($0, text.count > 24 ? "\(text.prefix(24))…" : text) }
  }

  /// `!!! note "Title"`, with a title or followed by indented text, because `!!! Attention` can
  /// also be an exclamation.
  private static func isAdmonition(
    _ text: String, before rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard text.contains(#/^(!!!|\?\?\?)\+?\s*+[\w-]*+(\s++[\w-]++){0,2}\s*+(".*")?$/#),
      text.count > 3
    else {
      return false
    }
    if text.hasSuffix("\"") { return true }
    let next = rest.drop { $0 == UInt8(ascii: "\n") || $0 == 0x0D }
    return next.first == 0x09 || next.starts(with: "    ".utf8)
  }

  private static func isAlert(_ text: String) -> Bool {
    MarkdownAlert.allCases.contains { text.lowercased() == "[!\($0.rawValue)]" }
  }

  /// The line without code, escaped characters and trailing blanks. A brace before code keeps one
  /// of the backquotes.
  private static func withoutCode(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let character = rest.first {
      if character == "\\" {
        rest = rest.dropFirst(2)
      } else if character == "`" {
        let fence = rest.prefix { $0 == "`" }
        rest = rest.dropFirst(fence.count)
        if let end = rest.firstRange(of: fence) { rest = rest[end.upperBound...] }
        if result.last == "}" { result.append("`") }
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}

extension MarkdownRenderer {
  /// Warns about markup of other generators in a block's lines. In code, it is intended.
  mutating func checkForForeignMarkup(in block: MarkdownNode) {
    guard block.line > 0, block.endLine >= block.line else { return }
    for (line, kind, words) in foreignMarkup?.take(block.line...block.endLine) ?? [] {
      let (name, hint) = kind.words
      diagnostics.warn(
        "markup of another generator: \(kind)",
        at: line == block.line ? place(of: block) : options.place(line: line, column: 1),
        "'\(words)' is \(name), so it is shown as text", hint: hint)
    }
  }
}
