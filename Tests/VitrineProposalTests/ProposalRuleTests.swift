import Testing

/// Single lines of what is proposed.
@Suite struct ProposalRuleTests {
  /// A line, or several, that the page of `text` has to have.
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
      line: "  id: <Room>.<Title>  # different in every item; used for addresses"),
    Case(
      name: "nothing that differs is numbered", file: "a.csv", text: "Title\nJug\nJug\n",
      line:
        "  id: row  # no column is different in every record: inserting a row changes the ids below it"
    ),
    Case(
      name: "titles that differ are the addresses", file: "a.csv",
      text: "Title,Note\nJug,a\nPot,a\nPan,b\n",
      line: "    title: Title  # used for addresses"),
    Case(
      name: "a name in full is no better address", file: "a.json",
      text: #"[{"name":"x","fullname":"a.py::x"},{"name":"y","fullname":"a.py::y"}]"#,
      line: "    title: name  # used for addresses"),
    Case(
      name: "titles whose addresses would be one", file: "a.csv", text: "Title\nC++\nC#\n",
      line: "  id: Title  # different in every item; used for addresses"),
    Case(
      name: "a column called as an option", file: "a.csv",
      text: "Title,order\nJug,\"a: b\"\nPot,c\n",
      line: "    order value: order"),
    Case(
      name: "a column with signs of YAML", file: "a.csv", text: "# Title: x,#n\nJug,1\nPot,2\n",
      line: "    title: \"# Title: x\"  # used for addresses"),
    Case(
      name: "a title that is missing", file: "a.csv", text: "Title,Year\nJug,\n,1901\n",
      line: "    title: { field: Title, default: Untitled }"),
    Case(
      name: "markup", file: "a.json",
      text: #"[{"id":1,"name":"<b>Jug</b>"},{"id":2,"name":"Pot"}]"#,
      line: "    title: { field: name, type: html, default: Untitled }"),
    Case(
      name: "a test of code", file: "a.xml",
      text: "<testsuite><testcase name='shows &lt;Owl/>'/><testcase name='hides it'/></testsuite>",
      line: "    title: { field: name, type: text, default: Untitled }"),
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
    Case(
      name: "a unit of each record", file: "a.json",
      text: #"[{"name":"x","unit":"req/s","value":70},{"name":"y","unit":"MB","value":150}]"#,
      line: "    layout: { table: [title, value, unit] }"),
    Case(
      name: "a unit of each row", file: "a.csv",
      text: "Name,Unit,Value\nx,req/s,70.5\ny,MB,150.25\n",
      line: "    layout: { table: [title, Value, Unit] }"),
    Case(
      name: "a unit of the only record", file: "a.json",
      text: #"[{"name":"x","unit":"ns","value":1.5}]"#,
      line: "    layout: { table: [title, value] }"),
    Case(
      name: "frames a second", file: "a.json",
      text: #"[{"name":"x","unit":"fps","value":1.5},{"name":"y","unit":"fps","value":2.5}]"#,
      line: "    value: { field: value, unit: fps, better: higher, noise: 3%, regression: 10% }"),
    Case(
      name: "picoseconds", file: "a.json",
      text: #"[{"name":"x","unit":"ps","value":1.5},{"name":"y","unit":"ps","value":2.5}]"#,
      line: "    value: { field: value, unit: ps }"),
    Case(
      name: "nothing passed", file: "a.csv", text: "Name,Status\nx,failed\ny,skipped\n",
      line: "figures: [{ count: true }, { share: passed, of: Status, better: higher }]"),
    Case(
      name: "nothing can pass", file: "a.csv", text: "Name,Status\nx,pending\ny,cancelled\n",
      line: "figures: [{ count: true }]"),
    Case(
      name: "orders are no tests", file: "a.csv",
      text: "Name,Status\nx,completed\ny,pending\nz,cancelled\n",
      line: "figures: [{ count: true }, { share: completed, of: Status, better: higher }]"),
    Case(
      name: "an attribute called as a field of ours", file: "a.xml",
      text: """
        <testsuites>
        <testsuite name="a"><testcase name="x" suite="u"/><testcase name="y" suite="v"/></testsuite>
        <testsuite name="b"><testcase name="z" suite="u"/><testcase name="w" suite="v"/></testsuite>
        </testsuites>
        """,
      line: "    suite: suite"),
    Case(
      name: "properties of tests", file: "a.xml",
      text:
        "<testsuite><testcase name='a'><properties><property name='owner' value='Ann'/><property name='team' value='T'/></properties></testcase><testcase name='b'><properties><property name='owner' value='Bo'/></properties></testcase></testsuite>",
      line: "    owner: \"properties.property[owner].value\""),
    Case(
      name: "a column called as a measure", file: "a.json",
      text:
        #"[{"name":"x","mean":"low","stats":{"mean":0.5}},{"name":"y","mean":"high","stats":{"mean":1.5}}]"#,
      line: "    mean 2: mean"),
    Case(
      name: "elements far inside", file: "a.xml",
      text: "<a><b n=\"1\"/><b n=\"2\"/><b n=\"3\"/>" + String(repeating: "<c>", count: 64)
        + "<d n=\"1\"/><d n=\"2\"/>" + String(repeating: "</c>", count: 64) + "</a>",
      line: "  records: a/b  # where they are in the file"),
    Case(
      name: "as many flags as anybody wants", file: "a.csv",
      text: "Title," + (1...40).map { "c\($0)" }.joined(separator: ",") + "\n"
        + (1...12).map { row in
          "Jug \(row)," + (1...40).map { ($0 + row) % 2 == 0 ? "yes" : "no" }.joined(separator: ",")
        }.joined(separator: "\n"),
      line: "filters: [c1, c2, c3, c4, c5]  # what visitors can filter by"),
    Case(
      name: "every line that there can be", file: "a.json", text: fullData,
      line: "  records: data.items  # where they are in the file"),
    Case(
      name: "yes and no", file: "a.csv", text: "Title,Lent\nJug,Ja\nPot,nein\n",
      line: "    Lent: { field: Lent, type: flag }"),
    Case(
      name: "north and south", file: "a.csv", text: "Title,Side\nJug,N\nPot,S\n",
      line: "    Side: Side"),
    Case(
      name: "weights with their units", file: "a.csv",
      text: "Title,Weight\nJug,\"1,2 kg\"\nPot,800 g\nPan,2 kg\n",
      line: "    Weight: { field: Weight, unit: kg }"),
    Case(
      name: "units that cannot be one", file: "a.csv",
      text: "Title,Extent\nJug,2 kg\nPot,8 cm\n", line: "    Extent: Extent"),
    Case(
      name: "houses", file: "a.csv", text: "Title,House\nJug,5A\nPot,7A\n",
      line: "    House: House"),
    Case(
      name: "numbers with commas", file: "a.csv",
      text: "Title,Preis\nJug,\"12,50\"\nPot,1 000\n",
      line: "    Preis: { field: Preis, type: number }"),
    Case(
      name: "numbers that may be either", file: "a.csv",
      text: "Title,Preis\nJug,\"1,250\"\nPot,\"2,000\"\n", line: "    Preis: Preis"),
    Case(
      name: "prices", file: "a.csv", text: "Title,Price\nJug,€ 12.50\nPot,\"€ 1,200\"\n",
      line: "    Price: { field: Price, unit: \"€\" }"),
    Case(
      name: "a currency in a name", file: "a.csv", text: "Title,price_eur\nJug,12.50\nPot,8\n",
      line: "    price: { field: price_eur, unit: EUR }"),
    Case(
      name: "sizes", file: "a.csv", text: "Title,Size\nJug,30 x 40 cm\nPot,\"12,5 × 8 × 2 cm\"\n",
      line: "    Size: { field: Size, type: size, unit: cm }"),
    Case(
      name: "places", file: "a.csv",
      text: "Title,Where\nJug,\"51.4778, -0.0014\"\nPot,48°51′N 2°21′E\n",
      line: "    Where: { field: Where, type: coordinates }"),
    Case(
      name: "numbers in groups", file: "a.csv", text: "Title,Made\nJug,12 123\nPot,11 000\n",
      line: "    Made: { field: Made, type: number }"),
    Case(
      name: "a unit in brackets", file: "a.csv", text: "Title,Height (cm)\nJug,12.5\nPot,8\n",
      line: "    Height: { field: Height (cm), unit: cm }"),
    Case(
      name: "a unit behind a line", file: "a.json",
      text: #"[{"name":"Jug","weight_kg":2},{"name":"Pot","weight_kg":1.5}]"#,
      line: "    weight: { field: weight_kg, unit: kg }"),
    Case(
      name: "a note in brackets", file: "a.csv", text: "Title,Rank (FIFA)\nJug,2\nPot,1\n",
      line: "    Rank (FIFA): Rank (FIFA)"),
    Case(
      name: "a word that is a unit elsewhere", file: "a.csv",
      text: "Title,made in\nJug,1901\nPot,1902\n", line: "    made in: made in"),
    Case(
      name: "a name without spaces", file: "a.csv",
      text: "title,visualbrowsernationality\nJug,French\nPot,Dutch\n",
      line: "    visual browser nationality: visualbrowsernationality"),
    Case(
      name: "a name without spaces of other words", file: "a.csv",
      text: "title,timeline\nJug,French\nPot,Dutch\n", line: "    timeline: timeline"),
    Case(
      name: "dates of which one tells the order", file: "a.csv",
      text: "Title,Found\nJug,7/4/1976\nPot,12/25/1999\nPan,1/2/1990\n",
      line: "    Found: { field: Found, type: date }"),
    Case(
      name: "dates of which none tells the order", file: "a.csv",
      text: "Title,Found\nJug,7/4/1976\nPot,1/2/1990\nPan,2/3/1990\n",
      line:
        "    Found: Found  # dates, if you say which number is the day: { field: Found, dayFirst: true }"
    ),
    Case(
      name: "years that a program wrote as fractions", file: "a.csv",
      text: "Title,Year\nJug,1657.0\nPot,1700.0\nPan,1701.0\n", line: "    date: Year"),
    Case(
      name: "rows that say when", file: "a.csv",
      text: "Title,Year\nJug,1657.0\nPot,1700.0\nPan,1701.0\n",
      line: "    cell: { secondary: <date> }"),
    Case(
      name: "dates in words", file: "a.csv",
      text: "Title,Found\nJug,c. 1657\nPot,before 1700\nPan,1701\n",
      line: "    Found: { field: Found, type: date }"),
    Case(
      name: "days as machines write them", file: "a.csv",
      text: "Title,Found\nJug,2024-05-01\nPot,2024-05-02\n", line: "    Found: Found"),
    Case(
      name: "several values in one", file: "a.csv",
      text: "Title,Made of\nJug,clay; glaze\nPot,clay\nPan,iron; glaze\n",
      line: "    Made of: { field: Made of, split: \"; \" }"),
    Case(
      name: "values between bars", file: "a.csv",
      text: "Title,Made of\nJug,clay|glaze\nPot,clay\nPan,iron|glaze\n",
      line: "    Made of: { field: Made of, split: \"|\" }"),
    Case(
      name: "values between commas that are called so", file: "a.csv",
      text: "Title,Tags\nJug,\"old, blue\"\nPot,\"old, red\"\nPan,\"old, red\"\n",
      line: "    tags: { field: Tags, split: \", \" }"),
    Case(
      name: "names with commas", file: "a.csv",
      text: "Title,Place\nJug,\"Paris, France\"\nPot,\"Lyon, France\"\n",
      line: "    Place: Place"),
    Case(
      name: "names in maps", file: "a.json",
      text:
        #"[{"title":"Owls","people":[{"name":"Ann"},{"name":"Jo"}]},{"title":"Wrens","people":[{"name":"Al"}]}]"#,
      line: "    people: people.*.name"),
    Case(
      name: "accession numbers", file: "a.csv",
      text: "Accession,Title\n2001.1,Jug\n2001.10,Pot\n",
      line: "  id: Accession  # different in every item; used for addresses"),
    Case(
      name: "a second address", file: "a.csv",
      text:
        "Title,URL,Shop\nJug,https://a.example/,https://b.example/1\nPot,https://c.example/,https://b.example/2\n",
      line: "    Shop: { field: Shop, type: link }"),
    Case(
      name: "a slot with more than a path", file: "a.csv",
      text: "Title,scheduled\nJug,yes\nPot,no\n",
      line: "    scheduled value: { field: scheduled, type: flag }"),
    Case(
      name: "long texts", file: "a.csv",
      text:
        "Title,Provenance\nJug,Bought from the estate of the maker in 1912 by the museum, and kept in the store since then.\nPot,Bought from the estate of the maker in 1912 by the museum, and kept in the store since then...\n",
      line: "    text: Provenance"),
    Case(
      name: "two lines", file: "a.csv",
      text: "Title,Place\nJug,\"Main St\nBern\"\nPot,\"High St\nRome\"\n",
      line: "    Place: Place"),
    Case(
      name: "markup in one note", file: "a.csv",
      text: "Title,Gift\nJug,of <i>Ann</i>\nPot,none\n",
      line: "    Gift: { field: Gift, type: html }"),
    Case(
      name: "signs that are no markup", file: "a.csv",
      text: "Title,Type\nvector<int>,List<Owl>\nPot,<https://a.example>\n",
      line: "    title: Title\n    Type: Type"),
    Case(
      name: "markup in a report of tests", file: "a.xml",
      text:
        "<testsuite><testcase name='a' note='shows &lt;b>x&lt;/b>'/><testcase name='b' note='y'/></testsuite>",
      line: "    note: { field: note, type: text }"),
    Case(
      name: "braces in a name", file: "a.csv", text: "Name,Height {cm},Kind\nJug,3,a\nPot,4,b\n",
      line: "    Kind: Kind\n    Height cm: \"Height {cm}\""),
    Case(
      name: "numbers of objects", file: "a.csv",
      text: "Object Number,Artwork,Maker\nO 1,Jug,Ann\nO 2,Pot,Bo\n", line: "    title: Artwork"),
    Case(
      name: "a unit of one", file: "a.json",
      text:
        #"[{"name":"a","duration":1.5,"unit":"1"},{"name":"b","duration":2.5,"unit":"1"}]"#,
      line: "    duration: { field: duration, better: lower, noise: 3%, regression: 10% }"),
    Case(
      name: "ticks", file: "a.csv", text: "Name,Seen\nJug,✅\nPot,\n",
      line: "    Seen: { field: Seen, type: flag, default: no }"),
    Case(
      name: "the unit of the name where one number has another", file: "a.csv",
      text: "Name,Height (cm)\nJug,1\nPot,2\nMast,4 m\n",
      line: "    Height: { field: Height (cm), unit: cm }"),
    Case(
      name: "an address among words", file: "a.csv",
      text: "Title,Web\nJug,https://a.example\nPot,www.b.example\n", line: "    Web: Web"),
    Case(
      name: "a count", file: "a.csv", text: "Species,Count\nOwl,3\nWren,12\n",
      line: "    Count: Count"),
    Case(
      name: "blanks around names", file: "a.csv", text: " Title , Room \nJug,A\nPot,B\n",
      line: "    Room: Room"),
    Case(
      name: "crosses", file: "a.csv", text: "Title,Seen\nJug,x\nPot,\n",
      line: "    Seen: { field: Seen, type: flag, default: no }"),
    Case(
      name: "a note in brackets", file: "a.csv", text: "Title,Place (Room)\nJug,1\nPot,3\n",
      line: "    Place (Room): Place (Room)"),
    Case(
      name: "what is called a number is no title", file: "a.csv",
      text: "Nr,Thing,Town\nA 1,Bridge,Bern\nA 2,House,Bern\n", line: "    title: Thing"),
    Case(
      name: "times are no titles", file: "a.csv",
      text: "Time,Bird\n08:15,Owl\n09:20,Owl\n10:10,Wren\n", line: "    title: Bird"),
    Case(
      name: "names in several languages", file: "a.json",
      text:
        #"[{"id":"a1","label":{"de":"Haus","en":"House"}},{"id":"a2","label":{"de":"Weg","en":"Way"}}]"#,
      line: "    title: label.de"),
    Case(
      name: "families of authors", file: "a.json",
      text:
        #"[{"title":"Owls","author":[{"family":"Ann","given":"A."}]},{"title":"Wrens","author":[{"family":"Bo"}]}]"#,
      line: "    author: author.*.family"),
    Case(
      name: "true and false", file: "a.json",
      text: #"[{"id":1,"title":"Jug","lent":true},{"id":2,"title":"Pot","lent":false}]"#,
      line: "    lent: lent"),
    Case(
      name: "true or nothing", file: "a.json",
      text: #"[{"id":1,"title":"Jug","lent":true},{"id":2,"title":"Pot"}]"#,
      line: "    lent: lent"),
    Case(
      name: "numbers of an inventory that look like years among words", file: "a.csv",
      text: "Inv.-Nr.,Titel\nA 001,Eule\nA 1002,Amsel\nA 1002,Specht\n",
      line: "    Inv.-Nr.: Inv.-Nr."),
    Case(
      name: "short numbers with zeros in front", file: "a.csv",
      text: "Lot,Titel\n012,Eule\n013,Amsel\n013,Specht\n", line: "    Lot: Lot"),
    Case(
      name: "dates among words", file: "a.csv",
      text: "Title,Dated\nJug,made 1920\nPot,made 1931\nPan,c. 1900\n",
      line: "    date: Dated"),
    Case(
      name: "short forms of names", file: "a.csv", text: "Titel,H. (cm)\nEule,12\nAmsel,9.5\n",
      line: "    H.: { field: H. (cm), unit: cm }"),
    Case(
      name: "points within names", file: "a.csv", text: "Species,Wing.Span\nOwl,12\nWren,9.5\n",
      line: "    Wing Span: Wing.Span"),
    Case(
      name: "days that differ name no record", file: "a.csv",
      text: "Catalogue,Title,Found\n1,Owl,May 1920\n2,Wren,1920s\n2,Wren,n.d.\n",
      line: "  id: <Found>.<Title>  # different in every item; used for addresses"),
    Case(
      name: "the number in an inventory is shown", file: "a.csv",
      text: "Inventory,Title\nA 1,Jug\nA 2,Jug\n", line: "    Inventory: Inventory"),
    Case(
      name: "lengths in a map", file: "a.json",
      text:
        #"[{"id":1,"title":"Jug","size":{"height":3,"unit":"cm"}},{"id":2,"title":"Pot","size":{"height":5,"unit":"cm"}}]"#,
      line: "    height: { field: size.height, unit: cm }"),
    Case(
      name: "lengths in a map without a unit", file: "a.json",
      text:
        #"[{"id":1,"title":"Jug","size":{"height":3}},{"id":2,"title":"Pot","size":{"height":5}}]"#,
      line: "    height: size.height"),
    Case(
      name: "lengths with their unit in a column", file: "a.csv",
      text: "Title,Height,Units\nJug,12,mm\nPot,,\nPan,8,mm\n",
      line: "    Height: { field: Height, unit: mm }"),
    Case(
      name: "a unit that others say", file: "a.csv",
      text: "Title,Units,Height,Room\nJug,mm,12,A\nPot,,,B\nPan,mm,8,A\n",
      line: "    Room: Room\n    Height: { field: Height, unit: mm }"),
  ]

  /// Has something for every slot, a state, a measure, and more than enough to choose by.
  private static let fullData: String = {
    let items = (1...130).map { row in
      let columns = (1...9).map { #""c\#($0)": "\#(["x", "y", "z"][(row / $0) % 3])""# }
      return #"""
        { "id": \#(row), "title": "Jug \#(row)", "author": "Ann \#(row % 7)", "status": "passed",
        "emoji": "🦉", "description": "Found in a field beside the river.", "tags": ["a", "b\#(row % 3)"],
        "date": "2024-05-\#(10 + row % 20)", "url": "https://a.example/\#(row)", "duration": \#(row).5,
        "photo": "https://a.example/\#(row).jpg", "lent": \#(row % 2 == 0), "height": \#(row),
        \#(columns.joined(separator: ", ")) }
        """#
    }
    return #"{ "data": { "items": [\#(items.joined(separator: ",\n"))] } }"#
  }()

  @Test(arguments: cases)
  func aRuleSays(_ example: Case) throws {
    let page = try page(example.file, example.text)

    #expect(page.contains("\n\(example.line)\n"), "\(page)")
    #expect(page.split(separator: "\n").count <= 40)
  }

  @Test(arguments: [
    (
      "a.txt", "Owl\n",
      """
      a.txt:1:1: error: 'a.txt' is not a format that records can be read from
        hint: supported formats are .md, .json, .jsonl, .ndjson, .csv, .tsv, .yml, .yaml, .toml, .xml, .trx, .xlsx, .xlsm and pictures
      """
    ),
    (
      "a.json", "[]",
      """
      vitrine: error: 'a.json' contains nothing that can become items
        hint: items come from lists of maps, table rows, Markdown lists, texts and pictures
      """
    ),
    (
      "a.xml", "<a><b/></a>",
      """
      vitrine: error: 'a.xml' contains nothing that can become items
        hint: items come from lists of maps, table rows, Markdown lists, texts and pictures
      """
    ),
    (
      "a.xml", "<testsuites><testsuite tests='6'/></testsuites>",
      """
      a.xml:1:1: error: this is a report of JUnit without any tests
        hint: make the site from the report of a run in which tests were found
      """
    ),
    (
      "a.md", "Owls hunt.\n",
      """
      vitrine: error: 'a.md' contains nothing that can become items
        hint: items come from lists of maps, table rows, Markdown lists, texts and pictures
      """
    ),
    (
      "a.json", "[{",
      """
      a.json:1:3: error: the text ends where a key is expected
        hint: the file may be truncated
      """
    ),
  ])
  func dataThatCannotBeReadAreErrors(file: String, text: String, words: String) {
    #expect(problem(file, text) == words)
  }
}
