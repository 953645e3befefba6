import TestSupport
import Testing
import VitrineText

@testable import VitrineContent

/// What becomes of a data file when one of its records gets another place.
@Suite struct DataEditTests {
  private func fixture(_ file: String, _ text: String, records: String = "") throws
    -> ContentFixture
  {
    try ContentFixture([
      "index.md": "---\ncollection: { from: \(file), id: id\(records) }\n---\n", file: text,
    ])
  }

  /// Moves a record, and checks that the page then shows what was wanted.
  private func moved(
    _ file: String, _ text: String, records: String = "", from: Int, to: Int
  ) throws -> String? {
    let fixture = try fixture(file, text, records: records)
    var shown = try #require(fixture.read().shown(on: "index.html")?[0])
    shown.insert(shown.remove(at: from), at: to)

    let files = try fixture.moved(from: (0, from), to: (0, to))

    #expect(fixture.read().shown(on: "index.html")?[0] == shown)
    return files[file]
  }

  @Test(arguments: [
    ("id,a\nb,1\nc,2\nd,3\n", 0, 2, "id,a\nc,2\nd,3\nb,1\n"),
    // The last line has no end, and gets none.
    ("id,a\r\nb,1\r\nc,2", 1, 0, "id,a\r\nc,2\r\nb,1"),
    // A byte order mark, an empty line, and cells over several lines.
    (
      "\u{FEFF}id;a\nb;\"1\n2\"\n\nc;\"\"\"3\"\"\"\n\n", 0, 1,
      "\u{FEFF}id;a\nc;\"\"\"3\"\"\"\n\nb;\"1\n2\"\n\n"
    ),
    // Rows that are too short or too long.
    ("id,a\nb\nc,2,3\n", 1, 0, "id,a\nc,2,3\nb\n"),
  ])
  func rowsMove(text: String, from: Int, to: Int, expected: String) throws {
    #expect(try moved("a.csv", text, from: from, to: to) == expected)
  }

  @Test func linesMove() throws {
    let text = "{\"id\":\"b\"}\n\n{ \"id\": \"c\" }\n{\"id\":\"d\"}"

    #expect(
      try moved("a.jsonl", text, from: 2, to: 0)
        == "{\"id\":\"d\"}\n\n{\"id\":\"b\"}\n{ \"id\": \"c\" }")
  }

  @Test(arguments: [
    ("- id: b\n  a: 1\n- id: c\n- id: d", 2, 0, "- id: d\n- id: b\n  a: 1\n- id: c"),
    // Comments right above an element go with it; those at the beginning of the file stay.
    (
      """
      # Owls
      - id: b
        # of b
        a: |
          # no comment
          text

      # the second
      # one
      -   id: c   # small

      - { id: d, a: [1,
          2] }
      # the end

      """, 1, 0,
      """
      # Owls
      # the second
      # one
      -   id: c   # small

      - id: b
        # of b
        a: |
          # no comment
          text

      - { id: d, a: [1,
          2] }
      # the end

      """
    ),
  ])
  func elementsOfAListMove(text: String, from: Int, to: Int, expected: String) throws {
    #expect(try moved("a.yml", text, from: from, to: to) == expected)
  }

  @Test(arguments: [
    (
      "of:\n  owls:\n  - id: b\n  - id: c\nend: 1\n", "of:\n  owls:\n  - id: c\n  - id: b\nend: 1\n"
    ),
    (
      "of:\n  owls:\n    # x\n    b: { a: 1 }\n    'c':\n      a: 2\n",
      "of:\n  owls:\n    'c':\n      a: 2\n    # x\n    b: { a: 1 }\n"
    ),
  ])
  func elementsFurtherInMove(text: String, expected: String) throws {
    let fixture = try ContentFixture([
      "index.md": "---\ncollection: { from: a.yml, records: of.owls }\n---\n", "a.yml": text,
    ])

    #expect(try fixture.moved(from: (0, 0), to: (0, 1)) == ["a.yml": expected])
  }

  @Test func recordsUnderARecordMove() throws {
    let text = "- id: b\n  parts:\n    - id: x\n    - id: y\n- id: c\n"
    let fixture = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.yml, id: id, children: { from: parts, id: id } }\nsections: [{ layout: list }]\n---\n",
      "a.yml": text,
    ])

    #expect(
      try fixture.moved(from: (1, 0), to: (1, 1))
        == ["a.yml": "- id: b\n  parts:\n    - id: y\n    - id: x\n- id: c\n"])
  }

  @Test(arguments: [
    "[{ id: b }, { id: c }]", "- { id: b }\n-\n  id: c\n",
    // What stands behind an anchor has to stay there.
    "- id: b\n  a: &x 1\n- id: c\n  a: *x\n",
    // The blank line is a part of the text.
    "- id: b\n  a: |+\n    x\n\n- id: c\n",
  ])
  func oddListsAreLeftToPeople(text: String) throws {
    let fixture = try fixture("a.yml", text)
    let reading = fixture.read()

    #expect(
      throws: ReorderRefusal.unwritable(
        file: "a.yml", reason: "its list is written in a way that only a person should edit")
    ) {
      try reading.edits(from: (0, 1), to: (0, 0))
    }
  }

  /// Lists of random elements with comments and blank lines: what moves, and nothing else, has moved.
  @Test func randomListsMove() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let count = 2 + random.below(5)
      let elements = (0..<count).map { number in
        let comment = random.below(3) == 0 ? "# of \(number)\n" : ""
        let rest = ["", "\n  a: [1,\n    2]", "\n  a: >\n    x\n\n    y", "   # z"][random.below(4)]
        return "\(comment)- id: i\(number)\(rest)"
      }
      let between = (0..<count).map { _ in random.below(3) == 0 ? "\n\n" : "\n" }
      func text(_ order: [Int]) -> String {
        "# Owls\n\n" + zip(order, between).map { elements[$0] + $1 }.joined()
      }
      let (from, to) = (random.below(count), random.below(count))
      var order = Array(0..<count)
      order.insert(order.remove(at: from), at: to)

      #expect(try moved("a.yml", text(Array(0..<count)), from: from, to: to) == text(order))
    }
  }
}
