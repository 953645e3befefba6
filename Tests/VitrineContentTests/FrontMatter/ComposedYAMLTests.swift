import TestSupport
import Testing
import VitrineDiagnostics

@testable import VitrineFormats

/// Places, aliases, duplicate keys and limits: everything about YAML except types and syntax.
@Suite struct ComposedYAMLTests {
  /// Example 7.1 of the specification of YAML 1.2.2.
  @Test func anAliasIsWhatTheLastAnchorOfItsNameHolds() throws {
    let yaml = """
      First occurrence: &anchor Foo
      Second occurrence: *anchor
      Override anchor: &anchor Bar
      Reuse anchor: *anchor
      """

    let value = try readYAML(Array(yaml.utf8), file: "f.yml")

    #expect(
      describe(value)
        == "{First occurrence: text Foo, Second occurrence: text Foo, Override anchor: text Bar, Reuse anchor: text Bar}"
    )
  }

  @Test(arguments: [
    ("a: &x b\n*x : 1\n", "{a: text b, b: number 1.0 1}"),
    ("&x a: *x\n", "{a: text a}"),
    ("- &x 1.0\n- { *x : b }\n", "[number 1.0 1.0, {1.0: text b}]"),
    ("a: &x [&y 1]\nb: [*x, *y]\n", "{a: [number 1.0 1], b: [[number 1.0 1], number 1.0 1]}"),
    ("a: &x\nb: *x\n", "{a: null, b: null}"),
  ])
  func anchorsAndAliasesMayBeKeysEmptyOrInEachOther(
    _ yaml: String, _ expected: String
  ) throws {
    #expect(describe(try readYAML(Array(yaml.utf8), file: "f.yml")) == expected)
  }

  @Test func anAliasHasThePlaceOfItsAnchorsValue() throws {
    let value = try readYAML(Array("a: [&x b]\nc: *x\n".utf8), file: "f.yml")

    #expect(
      places(of: value) == [
        "object 1:1", "a 1:1", "list 1:4", "text 1:5", "c 2:1", "text 1:5",
      ])
  }

  @Test func columnsCountBytesAndLinesAreTheFilesOwn() {
    // U+2028 ends a line for the YAML parser, not for an editor.
    let yaml = "ü: \"\u{2028} é\"\nß: ö: 2"

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:2:5: error: values that contain ': ' must be in quotes
          hint: put the value in quotes: ß: "ö: 2"
        """)
  }

  @Test func anEmptyDocumentIsNull() throws {
    #expect(describe(try readYAML(Array("---\n".utf8), file: "f.yml")) == "null")
  }

  @Test func twoEmptyKeysAreAnErrorAtTheSecond() {
    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array("'': 1\n'': 2\n".utf8), file: "f.yml")
    }

    #expect(
      diagnostics == """
        f.yml:2:1: error: the key '' is already used
          hint: first used at f.yml:1:1
        """)
  }

  @Test func everyDuplicateKeyIsReportedWithItsFirst() {
    let yaml = "a: 1\nb: 2\na: 3\nc: {d: 1, 'd': 2}\nb: 4\na: 5"

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:3:1: error: the key 'a' is already used
          hint: first used at site.yml:1:1
        site.yml:4:11: error: the key 'd' is already used
          hint: first used at site.yml:4:5
        site.yml:5:1: error: the key 'b' is already used
          hint: first used at site.yml:2:1
        site.yml:6:1: error: the key 'a' is already used
          hint: first used at site.yml:1:1
        """)
  }

  @Test func everyDuplicateOfManyIsReported() {
    let yaml = String(repeating: "a: 1\n", count: 200)

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    let expected = (2...200).map {
      "site.yml:\($0):1: error: the key 'a' is already used\n  hint: first used at site.yml:1:1"
    }
    #expect(diagnostics == expected.joined(separator: "\n"))
  }

  @Test func anAliasMayBeTheDuplicateOfAKey() {
    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array("b: 1\na: &x b\n*x : 2\n".utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:3:1: error: the key 'b' is already used
          hint: first used at site.yml:1:1
        """)
  }

  /// As libyaml reads no longer key that is written out; else each line could have a key of megabytes.
  @Test func aLongTextIsNoKeyThroughAnAlias() {
    func errors(_ length: Int) -> String {
      let yaml = "a: &a \(String(repeating: "x", count: length))\n*a : 1\n"
      return failure { () throws(UnreadableContent) in
        _ = try readYAML(Array(yaml.utf8), file: "f.yml")
      }
    }
    #expect(errors(1024) == "")
    #expect(errors(1025).hasPrefix("f.yml:2:1: error: "))
    #expect(errors(1025).split(separator: "error: ").count == 2)
  }

  @Test func keysAreComparedByTheirBytes() throws {
    let value = try readYAML(Array("\u{E9}: 1\ne\u{301}: 2\n".utf8), file: "site.yml")

    #expect(value.members.map { Array($0.key.utf8) } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }

  @Test func duplicatesAboveASyntaxErrorAreReportedToo() {
    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array("a: 1\na: 2\nb: Foo: bar\n".utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:2:1: error: the key 'a' is already used
          hint: first used at site.yml:1:1
        site.yml:3:4: error: values that contain ': ' must be in quotes
          hint: put the value in quotes: b: "Foo: bar"
        """)
  }

  /// Comparing each key with all before it would take minutes.
  @Test func manyKeysOfOneMapTakeNoLonger() throws {
    let yaml = (0..<100_000).map { "k\($0): 1\n" }.joined()
    let clock = ContinuousClock()
    let start = clock.now

    let value = try readYAML(Array(yaml.utf8), file: "f.yml")

    #expect(value.members.count == 100_000)
    #expect(clock.now - start < .seconds(20))
  }

  /// A list of each level holds nine copies of the one before: those of the first six are 672,603 values,
  /// and the seventh has room for two more of 597,871.
  @Test func aliasesThatMultiplyAreRefused() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let copies = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(copies)]\n"
    }

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:7:20: error: aliases make these values too large
          hint: write out the values instead of using * and &
        """)
  }

  /// Neither signs in texts nor anchors that do not hold each other make values large.
  @Test func manyAliasesThatDoNotMultiplyAreRead() throws {
    let texts = String(repeating: "- { name: Salt & Pepper, note: 5 * 3 }\n", count: 100)
    let aliases = (0..<100).map { "- &a\($0) [x]\n- *a\($0)\n" }.joined()

    let value = try readYAML(Array((texts + aliases).utf8), file: "f.yml")

    guard case .list(let values) = value.content else {
      Issue.record("not a list")
      return
    }
    #expect(values.count == 300)
  }

  @Test func deepNestingIsRefused() {
    let yaml = "a: " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:1:103: error: values are nested more than 100 levels deep
          hint: remove some levels of lists or keys
        """)
  }

  @Test func openBracketsBeyondAllLimitsAreRefused() {
    let yaml = "a: " + String(repeating: "[", count: 20_000)

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:1:103: error: values are nested more than 100 levels deep
          hint: remove some levels of lists or keys
        """)
  }

  /// The list of each line is in that of the next. The list of line 99 has 100 levels, and is in a map.
  @Test func nestingThroughAliasesIsRefused() {
    var yaml = "a0: &a0 [x]\n"
    for level in 1..<120 { yaml += "a\(level): &a\(level) [*a\(level - 1)]\n" }

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "site.yml")
    }

    #expect(
      diagnostics == """
        site.yml:99:12: error: values are nested more than 100 levels deep
          hint: remove some levels of lists or keys
        """)
  }

  @Test(arguments: [
    (
      "- [1, 2, 3]\n- 4\n",
      """
      f.yml:1:10: error: more than two million values
        hint: split the file, or save it as JSON
      """
    ),
    (
      "- [a & b, 2, 3]\n- 4\n",
      """
      f.yml:1:14: error: more than two million values
        hint: split the file, or save it as JSON
      """
    ),
    (
      "- &a [1, 2]\n- *a\n",
      """
      f.yml:1:10: error: aliases make these values too large
        hint: write out the values instead of using * and &
      """
    ),
  ])
  func tooManyValuesAreAnError(_ yaml: String, _ says: String) {
    let bytes = Array(yaml.utf8)
    let text = SourceText(file: "f.yml", bytes: bytes, range: 0..<bytes.count, firstLine: 1)
    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try composeYAML(text, mostValues: says.contains("million") ? 4 : 3)
    }
    #expect(diagnostics == says)
  }
}
