import Testing
import VitrineContent

/// Single lines of what is proposed.
@Suite struct ProposalRuleTests {
  /// A line that the page of `text` has to have.
  struct Case: CustomTestStringConvertible {
    let name: String
    let file: String
    let text: String
    let line: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "titles that repeat are named by two columns", file: "a.csv",
      text: "Title,Room\nJug,1\nJug,2\nPot,1\n",
      line: "  id: <Room>.<Title>  # differs in every item; addresses are made of it"),
    Case(
      name: "nothing that differs is numbered", file: "a.csv", text: "Title\nJug\nJug\n",
      line:
        "  id: row  # no column differs in every record: a new row in between changes the ids below it"
    ),
    Case(
      name: "titles that differ are the addresses", file: "a.csv",
      text: "Title,Note\nJug,a\nPot,a\nPan,b\n",
      line: "    title: Title  # addresses are made of it"),
    Case(
      name: "titles whose addresses would be one", file: "a.csv", text: "Title\nC++\nC#\n",
      line: "  id: Title  # differs in every item; addresses are made of it"),
    Case(
      name: "a column called as an option", file: "a.csv",
      text: "Title,order\nJug,\"a: b\"\nPot,c\n",
      line: "    order value: order"),
    Case(
      name: "a column with signs of YAML", file: "a.csv", text: "# Title: x,#n\nJug,1\nPot,2\n",
      line: "    title: \"# Title: x\"  # addresses are made of it"),
    Case(
      name: "a title that is missing", file: "a.csv", text: "Title,Year\nJug,\n,1901\n",
      line: "    title: { field: Title, default: Untitled }"),
    Case(
      name: "markup", file: "a.json",
      text: #"[{"id":1,"name":"<b>Jug</b>"},{"id":2,"name":"Pot"}]"#,
      line: "    title: { field: name, type: html, default: Untitled }"),
    Case(
      name: "a list in a map", file: "a.json",
      text: #"{"meta":{"n":2},"data":{"items":[{"name":"Jug"},{"name":"Pot"}]}}"#,
      line: "  records: data.items  # where they are in the file"),
    Case(
      name: "a map of maps in YAML", file: "a.yml",
      text: "meta: 1\nbirds:\n  owl: { name: Owl }\n  wren: { name: Wren }\n",
      line: "  records: birds  # where they are in the file"),
    Case(
      name: "tables in TOML", file: "a.toml",
      text: "[[bird]]\nname = \"Owl\"\n\n[[bird]]\nname = \"Wren\"\n",
      line: "  records: bird  # where they are in the file"),
    Case(
      name: "items of a feed", file: "a.xml",
      text:
        "<rss><channel><title>T</title><item><title>A</title></item><item><title>B</title></item></channel></rss>",
      line: "  records: rss/channel/item  # where they are in the file"),
    Case(
      name: "maps far apart", file: "a.json",
      text:
        #"[["group", { "a": ["time", { "ns": 1, "n": 2 }], "b": ["time", { "ns": 3, "n": 4 }] }]]"#,
      line: "  records: 0.1.*.1  # where they are in the file"),
    Case(
      name: "keys of a map are titles", file: "a.yml",
      text: "owl: { span: 1.1, food: mice }\nwren: { span: 0.2, food: flies }\n",
      line: "    title: \"../key\""),
    Case(
      name: "non-Latin names", file: "a.tsv", text: "名前\t年\n梟\t1900\n鷹\t1901\n",
      line: "    名前: 名前"),
    Case(
      name: "a unit beside each value", file: "a.json",
      text: #"[{"name":"x","unit":"ns","value":1.5},{"name":"y","unit":"ns","value":2.5}]"#,
      line: "    value: { field: value, unit: ns, better: lower, noise: 3%, regression: 10% }"),
  ]

  @Test(arguments: cases)
  func aRuleSays(_ example: Case) throws {
    let lines = try page(example.file, example.text).split(separator: "\n").map(String.init)

    #expect(lines.contains(example.line), "\(lines.joined(separator: "\n"))")
    #expect(lines.count <= 30)
  }

  @Test(arguments: [
    (
      "a.txt", "Owl\n",
      """
      a.txt:1:1: error: no records can be read from 'a.txt'
        hint: sources are .md, .json, .jsonl, .ndjson, .csv, .tsv, .yml, .yaml, .toml, .xml, .xlsx, .xlsm and pictures
      """
    ),
    (
      "a.json", "[]",
      """
      vitrine: error: nothing in 'a.json' can be made items of
        hint: items come from lists of maps, rows of tables, lists of Markdown, texts and pictures
      """
    ),
    (
      "a.md", "Owls hunt.\n",
      """
      vitrine: error: nothing in 'a.md' can be made items of
        hint: items come from lists of maps, rows of tables, lists of Markdown, texts and pictures
      """
    ),
    (
      "a.json", "[{",
      """
      a.json:1:3: error: the text ends where a key is expected
        hint: the file may be cut off
      """
    ),
  ])
  func dataThatCannotBeReadAreErrors(file: String, text: String, words: String) {
    #expect(problem(file, text) == words)
  }
}
