import Testing

@testable import VitrineSite

/// The names that templates and stylesheets share: a class has one meaning.
@Suite struct StylesheetTests {
  @Test func aClassByItselfHasRulesInOneStylesheet() throws {
    var owners: [String: String] = [:]

    for file in defaultTemplates where file.isComponentStylesheet {
      for name in classesByThemselves(in: file.text) {
        #expect(owners[name, default: file.path] == file.path, ".\(name)")
        owners[name] = file.path
      }
    }

    #expect(owners["card"] == "styles/card.css")
    #expect(owners["ghosts"] == "styles/transitions.css")
  }

  @Test func whatPlaysSharesNoClassWithWhatPagesShow() throws {
    let transitions = try #require(
      defaultTemplates.first { $0.path == "styles/transitions.css" })
    var shown: Set<String> = []
    for file in defaultTemplates where file.path.hasSuffix(".html") {
      for match in file.text.matches(of: /class="([^"]*)"/) {
        shown.formUnion(match.1.matches(of: /[a-z][\w-]*/).map { String($0.0) })
      }
    }

    #expect(shown.contains("card"))
    #expect(classesByThemselves(in: transitions.text).intersection(shown) == ["whats-new"])
  }

  /// What may stand anywhere a browser looks for in all of a page, with each part that it reads.
  @Test func whatStartsAPageIsLookedForInOnePlace() throws {
    let transitions = try #require(
      defaultTemplates.first { $0.path == "styles/transitions.css" })
    let playing = transitions.text.split(separator: ":root:has(").dropFirst()

    #expect(playing.count == 4)
    #expect(playing.allSatisfy { $0.hasPrefix("> body > .page > ") })
    #expect(playing.allSatisfy { $0.contains(":target) {") })
    #expect(PageTransition.playingRoot.hasPrefix(":root:has(>body>.page>"))
  }

  /// The classes that a rule names with nothing before them and no other class beside them.
  private func classesByThemselves(in css: String) -> Set<String> {
    var plain = css.replacing(/\/\*(?s:.*?)\*\//, with: "")
    // Commas in parentheses separate no selectors.
    for _ in 0..<3 { plain = plain.replacing(/\([^()]*\)/, with: "*") }
    var names: Set<String> = []
    for rule in plain.matches(of: /([^{};]+)\{/) {
      for selector in rule.1.split(separator: ",") {
        let selector = selector.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }
        if let match = String(selector.reversed()).wholeMatch(of: /\.([a-z][\w-]*)(:[\w:-]+)*/) {
          names.insert(String(match.1))
        }
      }
    }
    return names
  }
}

extension TemplateFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Modes and themes say of every component how it looks in print, in a report and the like.
  fileprivate var isComponentStylesheet: Bool {
    path.hasPrefix("styles/") && !["styles/modes.css", "styles/print.css"].contains(path)
      && !path.hasPrefix("styles/theme-")
  }
}
