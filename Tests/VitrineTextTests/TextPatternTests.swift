import TestSupport
import Testing

@testable import VitrineText

/// Patterns, which are matched without going back.
@Suite struct TextPatternTests {
  /// Pattern, texts that it matches as a whole, texts that it does not.
  @Test(arguments: [
    ("[0-9X-]+", ["0-19-X"], ["", "x"]),
    ("a|bc*|", ["a", "b", "bcc", ""], ["ab", "c"]),
    ("(?:ab){2,3}", ["abab", "ababab"], ["ab", "abababab"]),
    ("(ab)?c{2}", ["cc", "abcc"], ["c", "abc"]),
    ("x{,2}y{1,}", ["y", "xxyy"], ["xxxy", "xx"]),
    (#"^\d{4}-\d\d$"#, ["2026-11"], ["2026-1", "x2026-11"]),
    (#"\w+\s\W"#, ["née !", "a_1\t-"], ["a b"]),
    (#"[\w.-]+@[^\s@]+\.[a-z]{2,}"#, ["a.b-c@d.ef"], ["a@b", "a b@c.de"]),
    (#"\p{Lu}\p{Ll}+\P{L}"#, ["Éa1"], ["éa1", "Éab"]),
    (#"[^\p{L}\d]"#, ["-", "🙂"], ["a", "1"]),
    ("(?i)straße[a-c]", ["STRAßEB", "straßea"], ["strasse"]),
    ("a(?i:b)c", ["abc", "aBc"], ["Abc"]),
    ("...", ["äöü", "a🇩🇪e\u{301}"], ["ab", "a\nb"]),
    ("(?s).*", ["a\nb"], []),
    ("(?m)a$.^b", [], ["a\nb"]),
    ("(?ms)a$.^b", ["a\nb"], ["a b"]),
    (#"\bab\b.\Bc"#, [], ["ab c"]),
    (#"\bab\b.\bc"#, ["ab c"], []),
    ("[]a]+", ["]a"], ["b"]),
    ("[a-]+", ["a-"], ["b"]),
    ("[[:alpha:]_[1-3]]+", ["aé_2"], ["4"]),
    (#"\x41\u00e9\u{1F642}\."#, ["Aé🙂."], ["Aé🙂x"]),
    ("é", ["e\u{301}", "\u{E9}"], ["e"]),
    ("a{x}", ["a{x}"], ["a"]),
    ("(?#a remark)a(?<name>b)(?P<other>c)", ["abc"], []),
    ("a*?b+?c??", ["aabb", "bc"], ["ac"]),
    ("(a*)*", ["", "aa"], ["b"]),
    ("[0-9]", ["1"], ["1\u{FE0F}\u{20E3}"]),
  ])
  func patternsMatchWholeTexts(_ text: String, _ matching: [String], _ others: [String]) throws {
    let pattern = try TextPattern(text)

    for text in matching { #expect(pattern.matches(text), "\(text)") }
    for text in others { #expect(!pattern.matches(text), "\(text)") }
  }

  @Test(
    arguments: [
      ("(a", .syntax), ("a)", .syntax), ("[0-9", .syntax), ("*a", .syntax), ("a**", .syntax),
      ("a{3,2}", .syntax), ("[z-a]", .syntax), (#"\"#, .syntax), (#"\x4"#, .syntax),
      ("(?:a", .syntax), (#"\p{L"#, .syntax),
      (#"(a)\1"#, .unsupported("backreferences")),
      (#"(?<n>a)\k<n>"#, .unsupported("backreferences")),
      ("(?P=n)", .unsupported("backreferences")), ("(?=a)", .unsupported("lookaround")),
      ("(?<!a)", .unsupported("lookaround")), ("(?>a)", .unsupported("atomic groups")),
      ("a++", .unsupported("possessive repetitions")), ("(?R)", .unsupported("recursion")),
      ("(?(1)a|b)", .unsupported("conditions")), ("(?x)a b", .unsupported("the option x")),
      (#"\p{Greek}"#, .unsupported(#"\p{Greek}"#)), (#"\Qa\E"#, .unsupported(#"\Q"#)),
      ("[a&&b]", .unsupported("&& in classes")),
      ("((a{1,100}){1,100}){1,100}", .tooLong(limit: 5_000)),
      ("a{99999999999}", .tooLong(limit: 5_000)),
      (String(repeating: "a", count: 60_000), .tooLong(limit: 5_000)),
      ("([abcdefghij]{100}){10}", .tooLong(limit: 5_000)),
      (String(repeating: "(", count: 20_000), .tooDeep(limit: 100)),
      (String(repeating: "[", count: 20_000), .tooDeep(limit: 100)),
    ] as [(String, PatternProblem)])
  func whatIsNoPatternIsTold(_ text: String, _ problem: PatternProblem) {
    #expect(throws: problem) { try TextPattern(text) }
  }

  /// Patterns that take time without end where a matcher goes back, with texts that make it do so.
  static let hostile: [(pattern: String, text: String)] = [
    ("(a+)+$", "a"), ("(a*)*b", "a"), ("(a|a)*b", "a"), ("(a|aa)+b", "a"), ("(.*)*b", "a"),
    ("(.*a){20}b", "a"), ("(a?){40}a{40}b", "a"), ("(x+x+)+y", "x"), (#"(\w+\s?)+!"#, "ab "),
    (#"(\d+)*\D"#, "1"), ("^(([a-z])+.)+[A-Z]([a-z])+$", "a"), ("([a-zA-Z]+)*1", "a"),
    ("(a|b|ab)*c", "ab"), (#"\s*(\s*\s*)*x"#, " "), ("(.+.+)+=", "a"), ("(a+){10}b", "a"),
    ("((a*)*)*b", "a"), ("(a{1,9}){1,9}b", "a"), ("([^b]*)*b", "a"), (".*.*.*.*.*b", "a"),
    (#"^([\w.-]+)+@"#, "a."), ("(?i)(a|A)+z", "aA"), (#"(\p{L}|\w)+!"#, "é"), ("(a??)*b", "a"),
    ("((a|b)*(a|c)*)*d", "ab"), ("(()*)*a+()*b", "a"),
  ]

  @Test(arguments: hostile)
  func workIsLinearInTheText(_ pattern: String, _ part: String) throws {
    let pattern = try TextPattern(pattern)
    func work(_ count: Int) -> Int {
      let result = pattern.match(String(repeating: part, count: count))
      #expect(!result.isFound || pattern.text == "(a+)+$")
      return result.work
    }

    let (few, many) = (work(100), work(800))

    #expect(many <= 9 * few)
  }

  /// Short texts and patterns, so that Swift's matcher, which goes back, comes to an end.
  @Test func patternsMatchWhatSwiftsMatch() throws {
    var random = SplitMix64(seed: 42)
    func pattern(_ depth: Int, _ random: inout SplitMix64) -> String {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
        let atoms = ["a", "b", ".", "[ab]", "[^a]", #"\w"#]
        let inner = depth > 0 ? pattern(depth - 1, &random) : "c"
        let atom = Bool.random(using: &random) ? atoms.randomElement(using: &random)! : "(\(inner))"
        let sign = ["", "", "*", "+", "?", "{2}", "{1,2}"].randomElement(using: &random)!
        return atom + sign
      }
      return parts.joined(separator: ["", "", "|"].randomElement(using: &random)!)
    }
    for _ in 0..<60 {
      let text = pattern(2, &random)
      let (ours, theirs) = (try TextPattern(text), try Regex(text))
      for _ in 0..<6 {
        let length = Int.random(in: 0...6, using: &random)
        let value = String((0..<length).map { _ in "abc ".randomElement(using: &random)! })
        #expect(
          ours.matches(value) == ((try? theirs.wholeMatch(in: value)) != nil), "\(text) \(value)")
      }
    }
  }
}
