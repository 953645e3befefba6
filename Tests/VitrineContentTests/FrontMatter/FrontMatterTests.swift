import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineContent
@testable import VitrineFormats

@Suite struct FrontMatterTests {
  struct Split: CustomTestStringConvertible {
    var text: String
    var keys: [String]
    var body: String
    var bodyLine: Int
    var testDescription: String { text.debugDescription }

    init(_ text: String, keys: [String], body: String, line: Int) {
      (self.text, self.keys, self.body, bodyLine) = (text, keys, body, line)
    }
  }

  @Test(arguments: [
    Split("", keys: [], body: "", line: 1),
    Split("Body", keys: [], body: "Body", line: 1),
    Split("---\na: 1\n---\nBody", keys: ["a"], body: "Body", line: 4),
    Split("---\n---\nBody", keys: [], body: "Body", line: 3),
    Split("---\n# only a comment\n---\nBody", keys: [], body: "Body", line: 4),
    Split("\u{FEFF}---\na: 1\n---\nBody", keys: ["a"], body: "Body", line: 4),
    Split("\u{FEFF}Body", keys: [], body: "Body", line: 1),
    Split("---\r\na: 1\r\nb: 2\r\n---\r\nBody\r\n", keys: ["a", "b"], body: "Body\r\n", line: 5),
    Split("---\ra: 1\r---\rBody", keys: ["a"], body: "Body", line: 4),
    Split("--- \t\na: 1\n---  \n", keys: ["a"], body: "", line: 4),
    Split("---\na: 1\n---", keys: ["a"], body: "", line: 4),
    Split("----\na\n---\n", keys: [], body: "----\na\n---\n", line: 1),
    Split("\n---\na: 1\n---\n", keys: [], body: "\n---\na: 1\n---\n", line: 1),
    Split("---\na: |\n  ---\n---\nB", keys: ["a"], body: "B", line: 5),
  ])
  func isPartedFromTheBody(_ split: Split) throws {
    let bytes = Array(split.text.utf8)

    let matter = try readFrontMatter(bytes, file: "f.md")

    guard case .object(let members) = matter.value.content else {
      Issue.record("front matter is an object")
      return
    }
    #expect(members.map(\.key) == split.keys)
    #expect(String(decoding: bytes[matter.bodyOffset...], as: UTF8.self) == split.body)
    #expect(matter.bodyLine == split.bodyLine)
  }

  @Test func placesAreThoseOfKeysAndValuesInTheFile() throws {
    let text = "\u{FEFF}---\r\ntitle: Über\r\ntags: [ä, b]\r\nmore:\r\n  - x: 1\r\n---\r\n"

    let matter = try readFrontMatter(Array(text.utf8), file: "f.md")

    #expect(
      places(of: matter.value) == [
        "title 2:1", "text 2:8", "tags 3:1", "list 3:7", "text 3:8", "text 3:12", "more 4:1",
        "list 5:3", "object 5:5", "x 5:5", "number 5:8",
      ])
  }

  /// A file may be one line with a hundred thousand values, none of them ASCII.
  @Test func placesInOneLongLineTakeNoLonger() throws {
    let text = "a: [[x], " + String(repeating: "ü, ", count: 20_000) + "x]\n"
    let clock = ContinuousClock()
    let start = clock.now

    let value = try readYAML(Array(text.utf8), file: "f.yml")

    #expect(places(of: value).last == "text 1:80010")
    #expect(clock.now - start < .seconds(20))
  }

  @Test func unclosedBlockIsAnError() {
    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readFrontMatter(Array("---\ntitle: x\n".utf8), file: "f.md")
    }

    #expect(
      diagnostics == """
        f.md:1:1: error: the front matter that begins here has no end
          hint: close it with a line of three hyphens; to draw a rule in the text, write *** instead
        """)
  }

  @Test(arguments: [
    ("\n\n---\ntitle: x\n---\nText\n", 3), (" ---\ntitle: x\n ---\n", 1),
    ("--\r\ntitle: x\r\n--\r\n", 1), ("-----\n\"title\": x\n-----\n", 1),
    ("\u{FEFF}—\ntitle:\n—\n", 1), ("\n+++\ntitle = \"x\"\n+++\n", 2),
  ])
  func whatWasMeantForFrontMatterIsToldOf(_ text: String, line: Int) throws {
    let matter = try readFrontMatter(Array(text.utf8), file: "f.md")

    #expect(
      matter.warnings.map(\.description) == [
        """
        f.md:\(line):1: warning: this looks like front matter, but is shown as text
          hint: begin and end it with a line of --- or +++, starting in line 1
        """
      ])
  }

  @Test(arguments: [
    "\n---\n\nNote: x\n\n---\n", "----\nA rule above: and below\n----\n", "- a: b\n- c\n",
    "—\ntitle: x\n",
    "\n---\n", "\n", "--", "— Ann: 1\n--\n",
  ])
  func rulesAndListsAreNoFrontMatter(_ text: String) throws {
    #expect(try readFrontMatter(Array(text.utf8), file: "f.md").warnings.isEmpty)
  }

  /// The zero at every offset of the eight bytes that are looked at together.
  @Test(arguments: 0..<20) func aZeroByteIsFoundWhereItStands(_ offset: Int) {
    var bytes = [UInt8](repeating: 1, count: 20)
    bytes[offset] = 0
    #expect(bytes.withUnsafeBufferPointer(firstByteOutsideText) == offset)
  }

  /// Every two-, three- and four-byte neighbourhood of a limit, with the standard library as judge.
  @Test func textIsWhatTheStandardLibraryTakesButForZeros() {
    let edges: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED,
      0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in edges {
      for second in edges {
        for third in edges {
          for fourth in [0x41, 0x80, 0xBF, 0xC2] as [UInt8] {
            let bytes = [first, second, third, fourth]
            let isText = bytes.withUnsafeBufferPointer(firstByteOutsideText) == nil
            let isValid = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
            #expect(isText == isValid, "\(bytes)")
          }
        }
      }
    }
  }

  @Test func hostileMarkdownIsRefusedWhenItsFileIsRead() {
    let text = "---\na: 1\n---\n\n" + String(repeating: "|", count: 2001)

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readFrontMatter(Array(text.utf8), file: "f.md")
    }

    #expect(
      diagnostics == """
        f.md:5:1: error: this Markdown would take too long to read: a line has more than 2000 '|'
          hint: split it into smaller pieces, or move the part into a data file, such as CSV
        """)
  }
}

/// Keys and kinds of values with their places, in document order.
func places(of value: SourceValue) -> [String] {
  let place = "\(value.line):\(value.column)"
  switch value.content {
  case .null: return ["null \(place)"]
  case .bool: return ["bool \(place)"]
  case .number: return ["number \(place)"]
  case .text: return ["text \(place)"]
  case .list(let values): return ["list \(place)"] + values.flatMap(places)
  case .object(let members):
    // The front matter as a whole stands where its first key does.
    let own = members.first?.keyLine == value.line && value.line == 2 ? [] : ["object \(place)"]
    return own
      + members.flatMap { ["\($0.key) \($0.keyLine):\($0.keyColumn)"] + places(of: $0.value) }
  }
}
