import TestSupport
import Testing

@testable import VitrineSite

/// `content/docs/tokens.md` lists the tokens that stylesheets declare; `make docs` writes it.
@Suite struct TokensDocsTests {
  @Test func thePageListsTheTokensThatAreDeclared() throws {
    var page = try DocsPage("tokens")
    page.text = try Self.page
    try page.check()
  }

  /// A token is declared with a remark that says what it is for.
  @Test(arguments: ["tokens", "theme-editorial", "theme-dense"])
  func everyTokenSaysWhatItIsFor(name: String) throws {
    let known = Set(try Self.tokens("tokens").map(\.name))
    let own = try Self.tokens(name).filter { name == "tokens" || !known.contains($0.name) }
    let first = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }

    #expect(first.values.filter { $0.purpose == nil }.map(\.name).sorted() == [])
  }

  private static func tokens(_ name: String) throws -> [Token] {
    let file = try #require(defaultTemplates.first { $0.path == "styles/\(name).css" })
    // What components set for themselves is none.
    return Token.all(in: String(decoding: file.bytes, as: UTF8.self)).filter {
      $0.scope.last == ":root"
    }
  }

  private static var page: String {
    get throws {
      let tokens = try tokens("tokens")
      var text = """
        ---
        title: Design tokens
        subtitle: Every value that a theme may set
        order: 5.7
        ---

        What [themes](themes.md) are made of, and what `Templates/styles/site.css` may set:

        ```css
        :root { --page: 68rem; --section-gap: 4rem }
        @media (prefers-color-scheme: dark) { :root { --wall: #0b0d10 } }
        ```

        Lengths in `rem` follow the size of text that a reader has chosen. Where a value depends on the width of the window, the others stand behind it. A dark value is named where there is one.

        """
      var groups: [(name: String, tokens: [Token])] = []
      for token in tokens.named {
        if groups.last?.name != token.group { groups.append((token.group, [])) }
        groups[groups.count - 1].tokens.append(token)
      }
      for group in groups {
        let title = group.name.split(separator: /[:,]/)[0]
        text += "\n## \(title)\n\n" + table(of: group.tokens, among: tokens)
      }
      for theme in ["editorial", "dense"] {
        var own = try Self.tokens("theme-\(theme)")
        for index in own.indices where own[index].purpose == nil {
          own[index].purpose = tokens.first { $0.name == own[index].name }?.purpose
        }
        text +=
          "\n## Of the theme \(theme)\n\nWhat it sets otherwise, or besides:\n\n"
          + table(of: own.named, among: own)
      }
      return text
    }
  }

  private static func table(of named: [Token], among tokens: [Token]) -> String {
    var text = "| token | value | dark | for |\n| --- | --- | --- | --- |\n"
    for token in named {
      let all = tokens.filter { $0.name == token.name }
      let values = all.filter { $0.scope.allSatisfy { !$0.contains("prefers") } }.map { token in
        let width = token.scope.compactMap { $0.firstMatch(of: /width >= (\d+)px/)?.1 }.first
        return (width.map { "from \($0) px " } ?? "") + token.shown
      }
      let dark = all.filter { token in
        token.scope.contains { $0.contains("dark") }
          && !token.scope.contains { $0.contains("contrast") }
      }
      let cells = [
        "`\(token.name)`", values.joined(separator: ", "), dark.map(\.shown).joined(),
        token.purpose ?? "",
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }
}

extension [Token] {
  /// The first declaration of each.
  fileprivate var named: [Token] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}

/// The declaration of a custom property.
private struct Token {
  var name: String
  var value: String

  /// What stands before the braces around it.
  var scope: [String]

  /// The remark behind it, and the one that stands by itself before it.
  var purpose: String?
  var group: String

  var shown: String { value.hasPrefix("url(") ? "a drawing" : "`\(value)`" }

  static func all(in css: String) -> [Token] {
    var tokens: [Token] = []
    var scope: [String] = []
    var group = ""
    var text = ""
    // Those of the line, which the remark at its end is about.
    var line = 0
    var rest = css[...]
    func isDeclared() -> Bool { text.firstMatch(of: /^\s*--[\w-]+:/) != nil }
    func end() {
      if let match = text.firstMatch(of: /^\s*(--[\w-]+):\s*((?s:.*?))\s*$/) {
        let value = match.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        tokens.append(Token(name: String(match.1), value: value, scope: scope, group: group))
      }
      text = ""
    }
    while let character = rest.first {
      if rest.hasPrefix("/*"), let close = rest.firstRange(of: "*/") {
        let remark = rest[rest.index(rest.startIndex, offsetBy: 2)..<close.lowerBound]
        let words = remark.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if line == tokens.count { group = words }
        for index in line..<tokens.count { tokens[index].purpose = words }
        rest = rest[close.upperBound...]
        continue
      }
      rest.removeFirst()
      switch character {
      case "\"", "'":
        let string = rest.prefix { $0 != character }
        text += "\(character)\(string)\(character)"
        rest = rest[string.endIndex...].dropFirst()
      case "{":
        scope.append(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        text = ""
      case "}":
        end()
        scope.removeLast()
      case ";": end()
      case "\n":
        if !isDeclared() { line = tokens.count }
        text += "\n"
      default: text.append(character)
      }
    }
    return tokens
  }
}
