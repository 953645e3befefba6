import TestSupport
import Testing

@Suite struct InspectTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("title: Small\n", to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, fields: { title: name } }
      sections:
        - title: Halves
          layout: { row: { height: 100, gap: 10, of: [ { width: 50% }, { width: 50% } ] } }
        - { title: Strip, layout: { carousel: { width: 100 } }, repeats: true }
        - { title: Families, outline: family, layout: { grid: { columns: 2, gap: 20 } }, repeats: true }
      ---
      """, to: "content/index.md")
    try folder.write(
      """
      [{ "id": "jay", "name": "Jay", "family": "Crows" },
       { "id": "rook", "name": "Rook", "family": "Crows" },
       { "id": "wren", "name": "Wren", "family": "Wrens" }]
      """, to: "content/birds.json")
  }

  private func inspect(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(["inspect"] + arguments, in: folder.path)
  }

  /// The class that the rules in lines of `--css` are for.
  private func listClass(of lines: [Substring]) -> String {
    lines[1].firstMatch(of: /\.(l-[0-9a-f]{10})$/).map { String($0.1) } ?? "none"
  }

  /// Two halves of 320 less 10 are 155; a row of 16 between items of 100.
  @Test func framesAreShownAsATable() throws {
    #expect(
      try inspect(".", "--width", "320", "--height", "500")
        == .init(
          status: 0,
          output: """
            index.html at 320 × 500

            #halves  section  3 items  320 × 210
              item          x    y  width  height
              index/jay     0    0    155     100
              index/rook  165    0    155     100
              index/wren    0  110    155     100

            #strip  carousel  3 items  320 × 100
              item                x  y  width  height
              strip~index/jay     0  0    100    ~100
              strip~index/rook  116  0    100    ~100
              strip~index/wren  232  0    100    ~100
              scrolls: continuousGroupLeadingBoundary, 332 long in 320 × 100, rests at 0, 12

            #families / Crows  grid  2 items  320 × 200
              item                   x  y  width  height
              families~index/jay     0  0    150    ~200
              families~index/rook  170  0    150    ~200

            #families / Wrens  grid  1 item  320 × 200
              item                 x  y  width  height
              families~index/wren  0  0    150    ~200

            """, errors: ""))
  }

  @Test func framesAreShownAsJSON() throws {
    #expect(
      try inspect("index.html", "--section", "halves", "--width", "320", "--format", "json").output
        == """
        {"page":"index.html","container":[320,768],"sections":[
        {"id":"halves","title":"Halves","layout":"section","lists":[
        {"contentSize":[320,210],"items":[
        {"id":"index/jay","frame":[0,0,155,100]},
        {"id":"index/rook","frame":[165,0,155,100]},
        {"id":"index/wren","frame":[0,110,155,100]}],\
        "groups":[[0,0,320,100],[0,110,320,100]],"supplementaries":[],"decorations":[]}]}]}

        """)
  }

  @Test func framesAreDrawn() throws {
    let drawing = try inspect(".", "--section", "halves", "--width", "320", "--format", "svg")
      .output

    // A margin of 16 stands around two rows of 100 with 10 between them.
    #expect(
      drawing.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"352\" height=\"242\" viewBox=\"-16 0 352 242\">"
      ))
    #expect(
      drawing.contains(
        "<rect class=\"item\" x=\"165\" y=\"16\" width=\"155\" height=\"100\"/>\n"))
    #expect(drawing.contains("<text class=\"label\" x=\"171\" y=\"30\">rook</text>\n"))
    #expect(drawing.hasSuffix("</svg>\n"))
  }

  @Test func structuresAreShownByRangesOfWidths() throws {
    #expect(
      try inspect(".", "--section", "halves", "--structures").output == """
        index.html

        #halves  section
          0 and up: 2 equal columns
            group 100, 10 between groups
            item 1: x 0, y 0, 50% of width - 5 by 100
            item 2: x 50% of width + 5, y 0, 50% of width - 5 by 100

        """)
  }

  @Test func rulesAreShownWithTheReasonForTheirForm() throws {
    let lines = try inspect(".", "--section", "strip", "--css").output.split(separator: "\n")

    let list = listClass(of: lines)
    #expect(
      lines.prefix(3) == [
        "index.html", "#strip  carousel  .\(list)",
        "  /* 0 and up: a row that scrolls, its layout scrolls across the page (continuousGroupLeadingBoundary) */",
      ])
    #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.contains { $0.hasPrefix("  .\(list){display:grid") })
  }

  @Test func whyARowThatScrollsIsMadeOfListsIsShown() throws {
    let column = "column: { width: 85%, times: 3, gap: 6, scroll: item }"
    try folder.write(
      """
      ---
      collection: { from: birds.json, fields: { title: name } }
      sections: [ { id: texts, layout: { \(column) } } ]
      ---
      """, to: "content/index.md")

    let lines = try inspect(".", "--css").output.split(separator: "\n")

    #expect(
      lines.dropFirst(2).first
        == "  /* 0 and up: a row of lists of 3 that scrolls, its layout scrolls across the page (groupPaging), a list for each group: its rows are independent of the others */"
    )
  }

  /// A multiple of 2 near 64 items, on a page that has more than 500.
  @Test func onLongPagesTheRulesOfChunksAreShown() throws {
    let birds = (0...2000).map { #"{ "id": "b\#($0)", "name": "B\#($0)", "family": "F" }"# }
    try folder.write("[\(birds.joined(separator: ","))]", to: "content/birds.json")

    let halves = try inspect(".", "--section", "halves", "--css").output.split(separator: "\n")
    let list = listClass(of: halves)
    #expect(
      halves.dropFirst().prefix(2) == [
        "#halves  section  .\(list)",
        "  /* 0 and up: 2 equal columns, one rule for all items: they have the same size; "
          + "in chunks of 64, each laid out as it is scrolled to */",
      ])
    let chunks = "  .\(list)>ul{"
    #expect(halves.contains { $0.hasPrefix(chunks) && $0.contains("content-visibility:auto") })

    let strip = try inspect(".", "--section", "strip", "--css").output.split(separator: "\n")
    #expect(strip.dropFirst().first == "#strip  carousel  .\(listClass(of: strip))")
    #expect(strip.dropFirst(3).first == "  /* not in chunks: they would not end where groups do */")
  }

  /// 60 suit one to six columns of 240 px, and of content no seven; nor do they suit seven of 130 px.
  @Test func onLongPagesTheReasonsOfOtherChunksAreShown() throws {
    let birds = (0...2000).map { #"{ "id": "b\#($0)", "name": "B\#($0)" }"# }
    try folder.write("[\(birds.joined(separator: ","))]", to: "content/birds.json")
    let fitting = "row: { height: 90, gap: 8, of: [ { width: 130 } ] }"
    try folder.write(
      """
      ---
      collection: { from: birds.json, fields: { title: name } }
      sections:
        - { id: texts, layout: { grid: { narrowest: 240, gap: 8 } } }
        - { id: fitting, repeats: true, layout: { \(fitting) } }
      ---
      """, to: "content/index.md")

    let texts = try inspect(".", "--section", "texts", "--css").output.split(separator: "\n")
    #expect(
      texts.contains(
        "  /* 1728 to 1976: 7 equal columns, one rule for all items: they have the same size; not in chunks: they would not end where a row of text does; each item laid out as it is scrolled to */"
      ))
    let rows = try inspect(".", "--section", "fitting", "--css").output.split(separator: "\n")
    #expect(
      rows.contains(
        "  /* 958 to 1096: 7 equal columns, one rule for all items: they have the same size; in chunks of "
          + "60, which share the rows they end in, each laid out as it is scrolled to */"))
  }

  @Test func aLayoutIsTriedByItself() throws {
    try folder.write(
      """
      {"container":{"width":100,"height":50},"itemCounts":[3],
       "layout":{"sections":[{"group":{"type":"hgroup","w":["fw",1],"h":["abs",10],
         "subitems":[{"type":"item","w":["fw",0.5],"h":["fh",1]}]}}]},"expected":{"contentSize":[]}}
      """, to: "row.json")

    #expect(
      try inspect("--layout", "row.json")
        == .init(status: 0, output: "{\n\"contentSize\":[100,20]}\n", errors: ""))
  }

  @Test(arguments: [
    ("[12000000000000]", "2", "large.itemCounts[0]: expected a whole number from 0 to 1000000"),
    ("[3, 1e300]", "2", "large.itemCounts[1]: expected a whole number from 0 to 1000000"),
    ("[-1]", "2", "large.itemCounts[0]: expected a whole number from 0 to 1000000"),
    ("[600000, 600000]", "2", "large.itemCounts: expected at most 1000000 items in all"),
    (
      "[3]", "12000000000000",
      "large.layout.sections[0].group.count: expected a whole number from 0 to 10000"
    ),
  ])
  func aLayoutOfMoreThanCanBeToldIsRefused(counts: String, subitems: String, reason: String) throws
  {
    try folder.write(
      """
      {"name":"large","container":{"width":100,"height":50},"itemCounts":\(counts),
       "layout":{"sections":[{"group":{"type":"hgroup","w":["fw",1],"h":["abs",10],
         "count":\(subitems),"mode":"repeating",
         "subitem":{"type":"item","w":["abs",1],"h":["fh",1]}}}]}}
      """, to: "large.json")

    #expect(
      try inspect("--layout", "large.json")
        == .init(
          status: 2, output: "",
          errors: "vitrine: error: large.json: \(reason)\nvitrine: 1 error\n"))
  }

  @Test(arguments: [
    (["--layout", "no.json"], "vitrine: error: no.json: No such file or directory\n"),
    (
      ["--layout", "content/birds.json"],
      "vitrine: error: content/birds.json: the case: expected an object\n"
    ),
    (
      ["--layout", "content/site.yml"],
      "content/site.yml:1:1: error: 'title' is not a JSON value\n"
    ),
  ])
  func aFaultyLayoutFileIsNamed(arguments: [String], message: String) throws {
    let result = try VitrineProgram.run(["inspect"] + arguments, in: folder.path)

    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  @Test(arguments: [
    (["bird"], "there is no page 'bird'\n  hint: there is only '.'"),
    ([".", "--section", "strips"], "there is no section 'strips'\n  hint: did you mean 'strip'?"),
    (
      [".", "--content", "nowhere"],
      "there is no content folder 'nowhere'\n"
        + "  hint: name it with --content, or run vitrine in the folder that contains it"
    ),
  ])
  func whatIsNotThereIsNamed(arguments: [String], message: String) throws {
    #expect(
      try VitrineProgram.run(["inspect"] + arguments, in: folder.path)
        == .init(status: 2, output: "", errors: "vitrine: error: \(message)\nvitrine: 1 error\n"))
  }

  @Test func aLayoutThatMayBeChosenIsAskedForByItsName() throws {
    try folder.write(
      "---\ntitle: Birds\nlayout: { choose: [{ grid: { columns: 2, gap: 0 } }, list] }\n---\n",
      to: "content/choice/index.md")
    try folder.write("---\ntitle: Owl\n---\n", to: "content/choice/owl.md")

    let widths = try [[], ["--choice", "list"]].map { (choice: [String]) in
      let text = try VitrineProgram.run(
        ["inspect", "choice", "--width", "600"] + choice, in: folder.path
      ).output
      return ["  grid  ", "  list  "].map(text.contains) + [text.contains("600     ~44")]
    }

    #expect(widths == [[true, false, false], [false, true, true]])
    #expect(
      try inspect("choice", "--choice", "lst").errors == """
        vitrine: error: there is no choice 'lst'
          hint: did you mean 'list'?
        vitrine: 1 error

        """)
  }

  @Test func aPageWithoutSectionsHasNoneToName() throws {
    try folder.write("---\ntitle: Empty\nsections: []\n---\n", to: "content/empty/index.md")

    #expect(
      try inspect("empty", "--section", "birds").errors == """
        vitrine: error: there is no section 'birds'
        vitrine: 1 error

        """)
  }

  @Test(arguments: [
    ["--width", "0", "."], ["--width", "nan", "."], ["--format", "pdf", "."], [],
    ["--css", "--structures", "."], ["--css", "--format", "json", "."], [".", "--layout", "x"],
    ["--layout", "x", "--width", "320"],
  ])
  func wrongUsageIsStatus64(arguments: [String]) throws {
    let result = try VitrineProgram.run(["inspect"] + arguments, in: folder.path)

    #expect(result.status == 64)
    #expect(result.output == "")
  }

  private func writeSupplements() throws {
    try folder.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, fields: { title: name } }
      sections:
        - title: Notes
          text: Three of them.
          limit: 1
          layout: { grid: { columns: 1, gap: 0, insets: 10, header: pinned, footer: { height: 30, width: 50% }, background: { style: card, insets: 2 }, badges: { at: top end, offset: [30%, -8] } } }
      ---
      """, to: "content/index.md")
  }

  /// 320 less twice 10 are 300; the card has 200 between two insets of 10, a header of 44 above and
  /// a footer of 30 under them. A badge of 40 by 20 reaches out by 12 and by 8.
  @Test func whatStandsAroundItemsIsInTheTable() throws {
    try writeSupplements()

    #expect(
      try inspect(".", "--width", "320", "--height", "500").output == """
        index.html at 320 × 500

        #notes  grid  1 item  320 × 294
          item               x    y  width  height
          index/jay         10   54    300    ~200
          badge 1          282   46     40     ~20
          header            10    0    300     ~44
          footer            85  264    150      30
          background card    2    2    316     290

        """)
  }

  @Test func whatStandsAroundItemsIsAmongTheStructures() throws {
    try writeSupplements()

    #expect(
      try inspect(".", "--structures").output.hasSuffix(
        """
            header: x 10, 100% of width - 20 by its content, stays in sight
            footer: x 25% of width + 5, 50% of width - 10 by 30
            background card: insets 2, 2, 2, 2
            badge: at top end, x moved by 30% of itself, y moved by -8

        """))
  }

  @Test func whatContentDecidesIsMarkedInJSON() throws {
    try writeSupplements()

    let json = try inspect(".", "--width", "320", "--format", "json").output

    #expect(
      json.contains(#"{"kind":"header","index":0,"frame":[10,0,300,44],"isContentSized":true}"#))
    #expect(json.contains(#"{"kind":"footer","index":0,"frame":[85,264,150,30]}"#))
    #expect(json.contains(#""decorations":[{"kind":"card","index":0,"frame":[2,2,316,290]}]"#))
  }
}
