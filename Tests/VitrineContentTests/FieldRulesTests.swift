import TestSupport
import Testing
import VitrineModel

@testable import VitrineContent

/// What `fields` asks of values: `required`, `unique`, `pattern`, `atLeast`, `atMost`, `in`, `refersTo`.
@Suite struct FieldRulesTests {
  private func words(_ fields: String, _ records: String) throws -> [String] {
    try ContentFixture([
      "index.md": """
      ---
      collections:
        books:
          from: books.json
          id: id
          fields: { title: id, \(fields) }
        people: { from: people.json, id: id, fields: { title: id } }
      sections:
        - { collection: books }
        - { collection: people }
      ---

      """,
      "books.json": "[\(records)]", "people.json": #"[{"id":"ann"},{"id":"bob"}]"#,
    ]).read().words
  }

  @Test(arguments: [
    ("isbn: { required: true }", #"{"id":"a","isbn":"1"},{"id":"b","isbn":0}"#),
    ("isbn: { required: true, default: none }", #"{"id":"a"},{"id":"b","isbn":"2"}"#),
    ("isbn: { unique: true }", #"{"id":"a","isbn":["1","1"]},{"id":"b","isbn":2},{"id":"c"}"#),
    (
      "isbn: { pattern: '[0-9X-]+' }", #"{"id":"a","isbn":"0-19-X"},{"id":"b"},{"id":"c","isbn":7}"#
    ),
    ("year: { atLeast: 1900, atMost: 1999 }", #"{"id":"a","year":1900},{"id":"b","year":"1999"}"#),
    ("year: { in: [1850, 1900..] }", #"{"id":"a","year":1850},{"id":"b","year":2005}"#),
    (
      "made: { field: d, type: date, atLeast: 19th century }",
      #"{"id":"a","d":"c. 1850"},{"id":"b","d":"before 1900"}"#
    ),
    ("by: { refersTo: people }", #"{"id":"a","by":["ann","bob"]},{"id":"b"}"#),
    ("by: { refersTo: /index#people }", #"{"id":"a","by":"ann"}"#),
    ("by: { field: writers, split: ', ', refersTo: people }", #"{"id":"a","writers":"ann, bob"}"#),
  ])
  func whatKeepsTheRulesIsNoMistake(_ fields: String, _ records: String) throws {
    #expect(try words(fields, records) == [])
  }

  @Test(arguments: [
    (
      "isbn: { required: true }", #"{"id":"a","isbn":"1"},{"id":"b"}"#,
      [
        """
        books.json:1:24: warning: 'index#books/b' has no 'isbn'
          hint: it is required at index.md:6:32
        """
      ]
    ),
    (
      "isbn: { unique: true }",
      #"{"id":"a","isbn":"1"},{"id":"b","isbn":["2","1"]},{"id":"c","isbn":"2"}"#,
      [
        """
        books.json:1:24: warning: another record has the same 'isbn', '1'
          hint: values must be unique; the first is at books.json:1:2
        """,
        """
        books.json:1:52: warning: another record has the same 'isbn', '2'
          hint: values must be unique; the first is at books.json:1:24
        """,
      ]
    ),
    (
      "isbn: { pattern: '[0-9X-]+' }", #"{"id":"a","isbn":"ISBN 1"}"#,
      [
        """
        books.json:1:19: warning: 'isbn' is 'ISBN 1' but must match '[0-9X-]+'
          hint: the rule is at index.md:6:43
        """
      ]
    ),
    (
      "year: { atLeast: 1900 }", #"{"id":"a","year":1850}"#,
      [
        """
        books.json:1:19: warning: 'year' is '1850' but must be at least '1900'
          hint: the rule is at index.md:6:43
        """
      ]
    ),
    (
      "year: { atMost: 1900 }", #"{"id":"a","year":[1850, 1950]}"#,
      [
        """
        books.json:1:19: warning: 'year' is '1950' but must be at most '1900'
          hint: the rule is at index.md:6:42
        """
      ]
    ),
    (
      "kind: { in: [Print, Book] }", #"{"id":"a","kind":"Prnt"}"#,
      [
        """
        books.json:1:19: warning: 'kind' is 'Prnt' but must be 'Print' or 'Book'
          hint: did you mean 'Print'?
        """
      ]
    ),
    (
      "by: { refersTo: people }", #"{"id":"a","by":["ann","bop"]},{"id":"b","by":"nobody"}"#,
      [
        """
        books.json:1:17: warning: 'by' is 'bop', but 'index#people' has no such record
          hint: did you mean 'bob'?
        """,
        """
        books.json:1:47: warning: 'by' is 'nobody', but 'index#people' has no such record
          hint: 'refersTo' requires ids of records there
        """,
      ]
    ),
    (
      "by: { refersTo: poeple }", #"{"id":"a","by":"ann"}"#,
      [
        """
        index.md:6:42: error: there is no collection 'poeple'
          hint: did you mean 'people'?
        """
      ]
    ),
    (
      "year: { type: number, atLeast: old, atMost: 1900 }", #"{"id":"a","year":1950}"#,
      [
        """
        books.json:1:19: warning: 'year' is '1950' but must be at most '1900'
          hint: the rule is at index.md:6:70
        """,
        """
        index.md:6:57: error: 'year' is compared with 'old', which is not a number
          hint: a number looks like 1234.5 or 1 234,5, followed by nothing but the field's unit
        """,
      ]
    ),
    (
      #"isbn: { pattern: '(\d)\1' }"#, #"{"id":"a","isbn":"1"}"#,
      [
        #"""
        index.md:6:43: error: '(\d)\1' uses backreferences, which patterns do not support
          hint: use only characters, classes, groups, '|' and repetitions
        """#
      ]
    ),
    (
      "isbn: { pattern: '([ab]{1,99}){1,99}' }", #"{"id":"a","isbn":"1"}"#,
      [
        """
        index.md:6:43: error: this pattern has more than 5000 characters once its repetitions are written out
          hint: repeat less, as in '[a-z]+' instead of '[a-z]{1,9999}'
        """
      ]
    ),
    (
      "isbn: { pattern: '[0-9' }", #"{"id":"a","isbn":"1"}"#,
      [
        """
        index.md:6:43: error: '[0-9' is not a regular expression
          hint: put a backslash before literal special characters, as in '\\+\\d+'
        """
      ]
    ),
  ])
  func whatBreaksThemIsToldWhereItStands(
    _ fields: String, _ records: String, _ words: [String]
  ) throws {
    let found = try self.words(fields, records)
    #expect(found == words)
  }

  @Test func recordsUnderRecordsHaveRulesOfTheirOwn() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        id: id
        fields: { title: id, name: { unique: true } }
        children: { from: parts, id: id, fields: { title: id, name: { required: true } } }
      ---

      """,
      "a.json": #"""
      [{"id":"a","name":"x","parts":[{"id":"1","name":"x"},{"id":"2"}]},
      {"id":"b","name":"x"}]
      """#,
    ])
    #expect(
      folder.read().words == [
        """
        a.json:1:54: warning: 'index/a/2' has no 'name'
          hint: it is required at index.md:6:63
        """,
        """
        a.json:2:1: warning: another record has the same 'name', 'x'
          hint: values must be unique; the first is at a.json:1:2
        """,
      ])
  }

  /// Against the slow and obvious way: comparing all pairs.
  @Test(arguments: 1...10) func repeatedValuesAreFound(_ seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let values = (0..<40).map { _ in Int.random(in: 0..<60, using: &numbers) }
    let records = values.enumerated().map { #"{"id":"r\#($0)","n":\#($1)}"# }
    let found = try words("n: { unique: true }", records.joined(separator: ",\n"))

    let expected = values.indices.filter { values[..<$0].contains(values[$0]) }
    #expect(found.count == expected.count)
    for (text, index) in zip(found, expected) {
      #expect(text.hasPrefix("books.json:\(index + 1):"), "\(text)")
    }
  }
}
