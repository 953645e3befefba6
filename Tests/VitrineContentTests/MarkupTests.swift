import Testing
import VitrineContent
import VitrineModel

/// Markup in the data of records.
@Suite struct MarkupTests {
  private func read(_ fields: String, _ csv: String) throws -> ContentResult {
    try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.csv, id: id, fields: { title: id, \(fields) } }\n---\n",
      "a.csv": csv,
    ]).read()
  }

  @Test(arguments: ["text", "subtitle", "badge", "note"])
  func wordsStayWithAWarning(_ name: String) throws {
    let reading = try read("\(name): d", "id,d\nowl,<p>One</p><p>two &amp; three</p>\n")

    let record = reading.content.records[0]
    let words: FieldValue? =
      switch name {
      case "text": record.text.map { .text($0) }
      case "subtitle": record.subtitle.map { .text($0) }
      case "badge": record.badge.map { .text($0) }
      default: record.fields.first?.value
      }
    #expect(words == .text("One two & three"))
    #expect(
      reading.words == [
        """
        a.csv:2:5: warning: the HTML in '\(name)' is removed
          hint: if it is HTML, give the field 'type: html', or type: text if it is not
        """
      ])
  }

  @Test(
    arguments: [
      ("text", "html", "a<br>b", "a b"), ("text", "markdown", "*a*<br>b", "a b"),
      ("note", "html", "<x>a</x> &lt;br&gt;", "a <br>"), ("note", "markdown", "# *a* b", "a b"),
      ("subtitle", "html", "a<br>b", "a b"),
    ])
  func declaredMarkupIsReadWithoutAWarning(
    _ name: String, _ type: String, _ written: String, _ words: String
  ) throws {
    let reading = try read("\(name): { field: d, type: \(type) }", "id,d\nowl,\(written)\n")

    let record = reading.content.records[0]
    let value = name == "text" ? record.text : record.subtitle
    #expect(reading.words == [])
    #expect(value.map { .text($0) } ?? record.fields.first?.value == .text(words))
  }

  /// A message of a test is about code.
  @Test(arguments: ["text", "subtitle", "note"])
  func aTextStaysAsItIsWritten(_ name: String) throws {
    let written = "expected: <true> but was: <b>false</b>, *not* &amp;"

    let reading = try read("\(name): { field: d, type: text }", "id,d\nowl,\"\(written)\"\n")

    let record = reading.content.records[0]
    let value = name == "text" ? record.text : record.subtitle
    #expect(reading.words == [])
    #expect(value.map { .text($0) } ?? record.fields.first?.value == .text(written))
  }

  @Test func aBodyMayBeText() throws {
    let reading = try read(
      "body: { field: d, type: text }", "id,d\nowl,\"<b> \u{1B}[1m*a*\n    & b\"\n")

    let body = try #require(reading.content.records[0].body)
    let (rendered, diagnostics) = renderBody(body, of: "owl/index.html", reading: reading)
    #expect(
      String(decoding: rendered.html, as: UTF8.self) == "<p>&lt;b&gt; *a*<br>\n    &amp; b</p>\n")
    #expect(diagnostics.isEmpty)
  }

  /// The lines of a stack trace keep their indentation.
  @Test(arguments: ["E: a < b\n\tat c", "E: a < b\n  at c\n  at d"])
  func aTraceIsABlockOfCode(_ trace: String) throws {
    let reading = try read("body: { field: d, type: text }", "id,d\nowl,\"\(trace)\"\n")

    let body = try #require(reading.content.records[0].body)
    let (rendered, _) = renderBody(body, of: "owl/index.html", reading: reading)
    #expect(
      String(decoding: rendered.html, as: UTF8.self)
        == "<pre><code>\(trace.replacing("<", with: "&lt;"))</code></pre>\n")
  }

  @Test func aBodyMayBeHTML() throws {
    let reading = try read("body: { field: d, type: html }", "id,d\nowl,<p>a<script>b</script>\n")

    let body = try #require(reading.content.records[0].body)
    let (rendered, diagnostics) = renderBody(body, of: "owl/index.html", reading: reading)
    #expect(String(decoding: rendered.html, as: UTF8.self) == "<p>a</p>\n")
    #expect(
      diagnostics.map { "\($0)".prefix { $0 != "\n" } } == [
        "a.csv:2:5: warning: <script> is removed"
      ])
  }

  /// A text about markup is none.
  @Test(arguments: ["<br>", "vector<int>", "a < b", "1 <b and 2> 1"])
  func whatIsNoMarkupStaysAsItIs(_ text: String) throws {
    let reading = try read("note: d", "id,d\nowl,\(text)\n")

    #expect(reading.words == [])
    #expect(reading.content.records[0].fields == [Field(name: "note", value: .text(text))])
  }

  @Test func textsInListsAndMapsAreReadToo() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: a.json }\n---\n",
      "a.json": #"[{ "id": "a", "title": "A", "notes": ["<b>x</b>", { "y": "z<br>z" }] }]"#,
    ])
    let reading = folder.read()

    #expect(
      reading.content.records[0].fields == [
        Field(
          name: "notes",
          value: .list([.text("x"), .object([Field(name: "y", value: .text("z z"))])]))
      ])
    #expect(
      reading.words.map { $0.prefix { $0 != "\n" } } == [
        "a.json:1:39: warning: the HTML in 'notes' is removed",
        "a.json:1:58: warning: the HTML in 'notes' is removed",
      ])
  }

  @Test(
    arguments: [
      (
        "note: { field: d, type: htm }",
        """
        index.md:2:81: error: 'type' cannot be 'htm'
          hint: did you mean 'html'?
        """
      ),
      (
        "note: { feld: d }",
        """
        index.md:2:65: error: unknown key 'feld' in a field
          hint: did you mean 'field'?
        """
      ),
      (
        "note: { field: d, split: '' }",
        "index.md:2:82: error: 'split' must be text that separates values, not ''"
      ),
      (
        "date: { field: d }",
        """
        index.md:2:63: error: 'date' must be text or a list of texts, not a map
          hint: write date: d
        """
      ),
    ])
  func aMistakeIsAnError(_ field: String, _ words: String) throws {
    #expect(try read(field, "id,d,note\nowl,a,b\n").words.first == words)
  }
}
