import Foundation
import TestSupport
import Testing

/// `vitrine check`, and the formats of what is wrong.
@Suite struct CheckTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "content/index.md": "---\ntitle: Birds\ncollection: { from: birds.json }\n---\n",
      "content/birds.json": """
      [
        { "id": "wren", "title": "Wren", "wingspan": 15, "seen": "2026-05-01", "rings": [1] },
        { "id": "owl", "title": "Owl", "wingspan": "95", "web": "https://example.org/owl" },
        { "id": "eagle", "title": "Owl", "wingspan": "2 m", "seen": "" }
      ]
      """,
      "content/a/index.md": "---\ntitle: Notes\n---\n",
      "content/b/index.md": "---\ntitle: Notes\n---\nSee [a](../a/index.md) ![](shown.svg).\n",
      "content/b/shown.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>",
      "content/b/old.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>",
    ]
    for (path, text) in files { try folder.write(text, to: path) }
  }

  private func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(arguments, in: folder.path)
  }

  @Test func whatABuildDoesNotSayIsFoundAndNothingIsWritten() throws {
    #expect(
      try vitrine("check")
        == .init(
          status: 0,
          output: """
            b/index.md:1:1: warning: another page is also called 'Notes'
              hint: the first is at a/index.md:1:1; make the titles different, for example with a year or a place
            b/old.svg:1:1: warning: no page shows this picture: it is copied as it is
              hint: show it, or move it out of the content folder
            birds.json:4:3: warning: another item is also called 'Owl'
              hint: the first is at birds.json:3:3; show what tells them apart as the subtitle, such as a year or an accession number

            index: 3 items
              title     3  text
              wingspan  3  number 2, text 1 (birds.json:4:3)
              seen      1  date
              rings     1  list
              web       1  link

            5 pages, 3 items: 3 warnings

            """, errors: ""))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "site")))
  }

  @Test func aPictureThatTheSiteOrBrowsersAskForNeedsNoPage() throws {
    try folder.write("files: ['b/*.svg']\n", to: "content/site.yml")
    try folder.write("", to: "content/apple-touch-icon.png")

    #expect(try !vitrine("check").output.contains("no page shows this picture"))
  }

  @Test func warningsFailAStrictCheck() throws {
    let result = try vitrine("check", "--strict")

    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains("birds.json:4:3: error: another item is also called 'Owl'\n"))
    #expect(result.errors.hasSuffix("vitrine: 3 errors\n"))
  }

  @Test func datesThatAreTextsAreCountedWithTheOthers() throws {
    try folder.write(
      #"[{ "id": 1, "title": "Owl", "date": "2020" }, { "id": 2, "title": "Wren", "date": "often" }, { "id": 3, "title": "Rook", "date": "1920s" }]"#,
      to: "content/birds.json")

    let output = try vitrine("check").output

    #expect(
      output.split(separator: "\n").filter { $0.hasPrefix("  date") } == [
        "  date   3  date 2, text 1 (birds.json:1:47)"
      ])
  }

  @Test func aSubtitleTellsItemsApart() throws {
    try folder.write(
      #"[{ "id": 1, "title": "Owl", "subtitle": "A" }, { "id": 2, "title": "Owl", "subtitle": "B" }, { "id": 3, "title": "Owl", "subtitle": "A" }]"#,
      to: "content/birds.json")

    let result = try vitrine("check")

    let found = result.output.split(separator: "\n").filter { $0.contains("called 'Owl'") }
    #expect(found == ["birds.json:1:94: warning: another item is also called 'Owl'"])
  }

  @Test func manyItemsOfOneTitleAreOneWarning() throws {
    let jugs = (1...40).map { #"{ "id": \#($0), "title": "Jug" }"# }.joined(separator: ",\n")
    try folder.write("[\(jugs)]", to: "content/birds.json")

    let found = try vitrine("check").output.split(separator: "\n").filter { $0.contains("'Jug'") }

    #expect(found == ["birds.json:2:1: warning: 40 items are called 'Jug'"])
  }

  @Test func declaredTypesAndPicturesAreInTheTable() throws {
    try folder.write(
      """
      ---
      title: Birds
      collection:
        from: birds.json
        id: id
        fields:
          title: t
          images: { src: p, alt: t }
          number: { field: n, type: text }
          where: { field: w, type: coordinates }
          size: { field: s, type: size, unit: cm }
      ---
      """, to: "content/index.md")
    try folder.write(
      #"[{"id":1,"t":"Owl","p":["a.svg","b.svg"],"n":"1984.71","w":"59.9, 30.3","s":"10 × 19 cm"}]"#,
      to: "content/birds.json")
    for name in ["a", "b"] {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6' id='\(name)'/>",
        to: "content/\(name).svg")
    }

    let lines = try vitrine("check").output.split(separator: "\n").filter {
      $0.hasPrefix("  ") && $0.contains("  1  ")
    }

    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "title 1 text", "image 1 picture", "images 1 picture", "number 1 text",
        "where 1 coordinates", "size 1 size",
      ])
  }

  @Test func aPageThatNothingLeadsToIsFound() throws {
    try folder.write("navigation: [a]\n", to: "content/site.yml")
    // The templates of pages list those below.
    for name in ["folder", "pages"] {
      try folder.write("{{>page-header}}\n", to: "Templates/\(name).html")
    }

    let result = try vitrine("check")

    #expect(
      result.output.contains(
        """
        b/index.md:1:1: warning: no link leads from the home page to 'b/index.html'
          hint: link to it, show it in a section, or set 'hidden: true' if this is intended

        """))
    #expect(!result.output.contains("'a/index.html'"))
  }

  /// Columns are those of editors there: `é` is two bytes and one unit, 🦉 four bytes and two.
  @Test(arguments: [
    (
      "github",
      "::error file=content/c/index.md,line=2,col=15,title=unknown key::unknown key 'titel' in a page%0A"
        + "hint: did you mean 'title'?\n"
    ),
    (
      "json",
      """
      {"errors":1,"warnings":0,"diagnostics":[
      {"severity":"error","kind":"unknown key","file":"c/index.md","line":2,"column":18,\
      "message":"unknown key 'titel' in a page","hint":"did you mean 'title'?"}]}

      """
    ),
    (
      "sarif",
      """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":\
      {"driver":{"name":"vitrine","version":"0.1.0","rules":[{"id":"unknown-key"}]}},\
      "columnKind":"utf16CodeUnits","results":[
      {"ruleId":"unknown-key","level":"error","message":{"text":"unknown key 'titel' in a page\\nhint: \
      did you mean 'title'?"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":\
      "content/c/index.md"},"region":{"startLine":2,"startColumn":15}}}]}]}]}

      """
    ),
  ])
  func errorsHaveAFormForPrograms(format: String, output: String) throws {
    try folder.write("---\n{ text: é🦉x, titel: C }\n---\n", to: "content/c/index.md")

    for command in ["check", "build"] {
      #expect(
        try vitrine(command, "--format", format) == .init(status: 2, output: output, errors: ""))
    }
  }

  @Test func aBuildInAFormatSaysNothingElse() throws {
    try folder.write("---\ntitle: D\ndate: soon, 5 %\n---\n", to: "content/c/d e.md")

    let result = try vitrine("build", "--format", "github")

    #expect(
      result.output == """
        ::warning file=content/c/d e.md,line=3,col=7,title=not a date::'soon, 5 %25' is not a date and stays text%0Ahint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'

        """)
    #expect(result.status == 0 && result.errors == "")
    #expect(try folder.text(of: "site/index.html").contains("Birds"))
  }

  /// The `curl` of this test knows three servers, and notes what it is asked.
  @Test func linksToTheWebAreTried() throws {
    try folder.write(
      """
      ---
      title: Links
      ---
      [a](https://ok.example/a) [b](https://gone.example/b) [c](https://none.example/c)
      [d](https://headless.example/d) [e](https://login.example/e)
      """, to: "content/a/links.md")
    try folder.write(
      "---\ntitle: L\nlink: https://gone.example/l\n---\nText\n", to: "content/b/l.md")
    try folder.write(
      """
      #!/bin/sh
      echo "$*" >> "$CALLS"
      case "$*" in
        *none.example*)
          echo "curl: (6) Could not resolve host: none.example" >&2; printf 000; exit 6 ;;
        *gone.example*) printf 404 ;;
        --head*headless.example*) printf 405 ;;
        *login.example*) printf 401 ;;
        *) printf 200 ;;
      esac
      """, to: "bin/curl")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    let environment = [
      "PATH": "\(folder.path(of: "bin")):/usr/bin:/bin", "CALLS": folder.path(of: "calls"),
      "XDG_CACHE_HOME": folder.path(of: "cache"),
    ]
    func checked() throws -> [Substring] {
      let result = try VitrineProgram.run(
        ["check", "--external", "--verbose"], in: folder.path, environment: environment)
      #expect(result.status == 0 && result.errors == "")
      return result.output.split(separator: "\n").filter { $0.contains(" links to ") }
    }
    let missing: [Substring] = [
      "a/links.md:1:1: warning: 'a/links/index.html' links to https://gone.example/b, but it responds with 404",
      "a/links.md:1:1: warning: 'a/links/index.html' links to https://none.example/c, but "
        + "Could not resolve host: none.example",
      "b/l.md:1:1: warning: 'b/l/index.html' links to https://gone.example/l, but it responds with 404",
    ]

    #expect(try checked() == missing)
    let calls = try folder.text(of: "calls").split(separator: "\n").count
    #expect(try checked() == missing)

    // Six addresses, of which four give no head; then the three that were found are known.
    #expect(calls == 6 + 4)
    #expect(try folder.text(of: "calls").split(separator: "\n").count == calls + 3 + 3)
  }

  /// `curl` ends with a failure after a status: a redirect without end, one to a file, an answer that trickles
  /// in. A server that does not answer is asked twice for its first address only.
  @Test func transfersThatFailAreToldWhateverTheirStatus() throws {
    try folder.write(
      """
      ---
      title: Links
      ---
      [a](https://loop.example/a) [b](https://file.example/b) [c](https://loop.example/ok)
      [d](https://slow.example/d) [e](https://slow.example/e) [f](https://slow.example/f)
      """, to: "content/a/links.md")
    try folder.write(
      """
      #!/bin/sh
      echo "$*" >> "$CALLS"
      case "$*" in
        *loop.example/a*) echo "curl: (47) Maximum (10) redirects followed" >&2; printf '302 10'; exit 47 ;;
        *file.example*) echo 'curl: (1) Protocol "file" not supported' >&2; printf '302 1'; exit 1 ;;
        *slow.example*) echo "curl: (28) Operation timed out" >&2; printf '200 0'; exit 28 ;;
        *) printf '200 0' ;;
      esac
      """, to: "bin/curl")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))

    let result = try VitrineProgram.run(
      ["check", "--external", "--verbose"], in: folder.path,
      environment: [
        "PATH": "\(folder.path(of: "bin")):/usr/bin:/bin", "CALLS": folder.path(of: "calls"),
        "XDG_CACHE_HOME": folder.path(of: "cache"),
      ])

    let found = result.output.split(separator: "\n").compactMap { line in
      line.components(separatedBy: " links to ").dropFirst().first
    }
    #expect(
      found == [
        #"https://file.example/b, but Protocol "file" not supported"#,
        "https://loop.example/a, but Maximum (10) redirects followed",
        "https://slow.example/d, but Operation timed out",
        "https://slow.example/e, but it was not tested: slow.example failed to respond twice",
        "https://slow.example/f, but it was not tested: slow.example failed to respond twice",
      ])
    let calls = try folder.text(of: "calls").split(separator: "\n")
    #expect(calls.count { $0.contains("slow.example") } == 2)
  }

  @Test func theFieldsOfACollectionAreCountedForPrograms() throws {
    let result = try vitrine("check", "--format", "json")

    #expect(
      result.output.hasSuffix(
        """
        ],"collections":[
        {"name":"index","records":3,"fields":[
        {"name":"title","count":3,"kinds":{"text":3},"exceptions":[]},
        {"name":"wingspan","count":3,"kinds":{"number":2,"text":1},"exceptions":[{"kind":"text",\
        "file":"birds.json","line":4,"column":3}]},
        {"name":"seen","count":1,"kinds":{"date":1},"exceptions":[]},
        {"name":"rings","count":1,"kinds":{"list":1},"exceptions":[]},
        {"name":"web","count":1,"kinds":{"link":1},"exceptions":[]}]}]}

        """))
  }
}
