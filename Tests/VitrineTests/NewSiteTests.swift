import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineProposal
import VitrineSystem

@testable import Vitrine

/// `vitrine new`.
@Suite struct NewSiteTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(arguments, in: folder.path, environment: ["COLUMNS": "80"])
  }

  @Test(arguments: StartingPoint.allCases)
  func aStartingPointBuildsWithoutAWarning(_ start: StartingPoint) throws {
    let made = try vitrine("new", "mine", "--as", start.rawValue)
    let built = try vitrine("build", "--content", "mine/content", "--strict")

    #expect(made.status == 0)
    #expect(made.output.hasSuffix("\nnext: cd mine && vitrine serve --open\n"))
    #expect(built.status == 0)
    #expect(built.errors == "")
  }

  @Test func dataAreCopiedAndTheirSiteIsProposed() throws {
    try folder.write("Title,Year\nOwl,1901\nWren,1902\n", to: "birds.csv")

    let made = try vitrine("new", "--from", "birds.csv", "mine")

    #expect(
      made
        == .init(
          status: 0,
          output: "mine: 3 files, 2 items\nnext: cd mine && vitrine serve --open\n", errors: ""))
    #expect(
      try folder.contents().sorted() == [
        "birds.csv", "mine/content/birds.csv", "mine/content/index.md", "mine/content/site.yml",
      ])
    #expect(try folder.text(of: "mine/content/birds.csv") == folder.text(of: "birds.csv"))
    #expect(try vitrine("build", "--content", "mine/content", "--strict").status == 0)
  }

  @Test func whatThePageDoesNotShowIsTold() throws {
    let keys = (1...9).map { #""k\#($0 == 7 ? #"\u001b"# : "")\#($0)": [[\#($0)]]"# }
      .joined(separator: ", ")
    try folder.write(
      #"[{ "title": "Owl", "uuid": 1, \#(keys) }, { "title": "Wren", "uuid": 2 }]"#, to: "a.json")

    let made = try vitrine("new", "mine", "--from", "a.json")

    #expect(
      made.output == """
        mine: 3 files, 2 items
        not shown; to show one, add its line to 'fields' in content/index.md:
          uuid: uuid  # it has ids for programs
          k1  # it has lists of lists, which no field shows
          k2  # it has lists of lists, which no field shows
          k3  # it has lists of lists, which no field shows
          k4  # it has lists of lists, which no field shows
          k5  # it has lists of lists, which no field shows
          k6  # it has lists of lists, which no field shows
          k\\u{1B}7  # it has lists of lists, which no field shows
          and 2 more; see them with --explain
        next: cd mine && vitrine serve --open

        """)
    #expect(made.errors == "")
  }

  /// One damaged picture takes the others no place.
  @Test func aDamagedPictureIsToldAndTheOthersAreShown() throws {
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>"#
    for name in ["owl", "wren"] { try folder.write(drawing, to: "birds/\(name).svg") }
    try folder.write("no picture", to: "birds/tern.png")

    let made = try vitrine("new", "mine", "--from", "birds")

    #expect(
      made.errors == """
        birds/tern.png:1:1: warning: tern.png is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture, so it is not shown
          hint: open it in an image editor and save it as PNG, JPEG or WebP

        """)
    #expect(
      try folder.text(of: "mine/content/index.md").contains("image: { src: file, alt: name }"))
  }

  @Test func recordsWithoutAWordOfTheirOwnAreUntitled() throws {
    try folder.write(#"[{ "at": [{ "x": 1 }, { "x": 2 }] }, { "at": [{ "x": 3 }] }]"#, to: "a.json")

    #expect(try vitrine("new", "mine", "--from", "a.json").errors == "")
    #expect(try vitrine("build", "--content", "mine/content", "--strict").status == 0)
    #expect(try folder.text(of: "mine/content/index.md").contains("title: { default: Untitled }\n"))
  }

  @Test func filesThatNoPageShowsStayWhereTheyAre() throws {
    try folder.write("# Owl\n", to: "birds/owl.md")
    try folder.write("name,n\nx,1\n", to: "birds/notes/x.csv")
    for number in 0..<8 { try folder.write("# Bird \(number)\n", to: "birds/\(number).md") }

    let made = try vitrine("new", "mine", "--from", "birds")

    #expect(
      made.output
        == "mine: 11 files, 9 items; 1 other file was not copied\nnext: cd mine && vitrine serve --open\n"
    )
  }

  @Test func aFolderThatHoldsSomethingIsLeftAlone() throws {
    try folder.write("x", to: "mine/notes.txt")

    #expect(
      try vitrine("new", "mine")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: 'mine' is not empty
              hint: name a new or empty folder
            vitrine: 1 error

            """))
    #expect(try folder.contents() == ["mine/notes.txt"])
  }

  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "mine"), withIntermediateDirectories: false)

    #expect(try vitrine("new", "mine/").status == 0)
    #expect(try folder.contents().contains("mine/content/index.md"))
  }

  @Test(arguments: [".", "../my-museum/."]) func anEmptyFolderOfAnyNameIsTaken(_ name: String)
    throws
  {
    try folder.write("Title,Year\nOwl,1901\nWren,1902\n", to: "birds.csv")
    let mine = folder.path(of: "my-museum")
    try FileManager.default.createDirectory(atPath: mine, withIntermediateDirectories: false)

    let made = try VitrineProgram.run(["new", name, "--from", "../birds.csv"], in: mine)

    #expect(made.errors == "")
    #expect(
      try folder.contents().sorted() == [
        "birds.csv", "my-museum/content/birds.csv", "my-museum/content/index.md",
        "my-museum/content/site.yml",
      ])
    #expect(try folder.text(of: "my-museum/content/site.yml") == "title: My museum\n")
  }

  @Test func whatIsBesideTheSiteStays() throws {
    try folder.write("x", to: ".mine.new/notes.txt")

    #expect(try vitrine("new", "mine").status == 0)
    #expect(try folder.text(of: ".mine.new/notes.txt") == "x")
  }

  @Test func foldersThatWereMadeAreRemovedWhereTheNextCannotBe() throws {
    let made = try vitrine("new", "a/b/\(String(repeating: "x", count: 300))")

    #expect(made.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func theNextCommandIsForAShell() throws {
    #expect(
      try vitrine("new", "Ann's museum").output.hasSuffix(
        "\nnext: cd 'Ann'\\''s museum' && vitrine serve --open\n"))
  }

  /// One bad cell costs no column and no filter: it is for the build to say.
  @Test func oneBadCellIsToldAndCostsNothing() throws {
    let rows = (1...20).map { "Jug \($0),\($0 == 9 ? "soon" : "May 19\($0 + 10)")" }
    try folder.write("Title,Dated\n\(rows.joined(separator: "\n"))\n", to: "jugs.csv")

    let made = try vitrine("new", "--from", "jugs.csv", "mine")

    #expect(made.errors.hasPrefix("jugs.csv:10:7: warning: 'soon' is not a date"), "\(made.errors)")
    let page = try folder.text(of: "mine/content/index.md")
    #expect(page.contains("    date: Dated\n"))
    #expect(page.contains("filters: [{ field: date, by: range }]"))
  }

  @Test func whatWasChosenIsExplained() throws {
    try folder.write("id,Title,Year\na,Owl,1901\nb,Wren,1902\n", to: "birds.csv")

    let made = try vitrine("new", "--from", "birds.csv", "mine", "--explain")

    #expect(
      made.output.contains("\nid: id – different in all 2 records\n")
        || made.output.hasPrefix("id: id – different in all 2 records\n"), "\(made.output)")
    #expect(made.output.contains("\nTitle: title – its name\n"), "\(made.output)")
  }

  @Test(arguments: [
    (
      "birds.json",
      """
      vitrine: error: there is no file or folder 'birds.json'
        hint: name the data after --from
      vitrine: 1 error

      """
    ),
    (
      "bad.json",
      """
      bad.json:1:3: error: the text ends where a key is expected
        hint: the file may be truncated
      vitrine: 1 error

      """
    ),
    (
      "none",
      """
      vitrine: error: 'none' contains nothing that can become items
        hint: items come from lists of maps, table rows, Markdown lists, texts and pictures
      vitrine: 1 error

      """
    ),
  ])
  func nothingIsLeftBehindWhereItFails(data: String, words: String) throws {
    try folder.write("[{", to: "bad.json")
    try folder.write("", to: "none/x.txt")

    #expect(
      try vitrine("new", "a/b/c", "--from", data) == .init(status: 2, output: "", errors: words))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["bad.json", "none"])
  }

  @Test func dataAndAStartingPointExcludeEachOther() throws {
    let result = try vitrine("new", "mine", "--from", "a.csv", "--as", "docs")

    #expect(result.status == 64)
    #expect(
      result.errors.hasPrefix(
        "Error: --from and --as cannot be combined: --as is for sites without data\n"))
  }

  @Test func helpSaysWhatDataAre() throws {
    #expect(
      try vitrine("new", "--help").output == """
        OVERVIEW: Create a site, from your data or from scratch.

        With --from, copies the data and writes a page for it: what names an item, what
        items show, what visitors can filter by, and how items are arranged. Existing
        files are never overwritten.

        Exit status: 0 for success, 2 for errors, 64 for wrong usage.

        USAGE: vitrine new <folder> [--from <data>] [--as <as>] [--explain]

        ARGUMENTS:
          <folder>                The folder to create; it must be new or empty.

        OPTIONS:
          --from <data>           The data: a JSON, CSV, Excel, YAML, TOML or XML file,
                                  a README or changelog, or a folder of data files,
                                  pictures or texts.
          --as <as>               The kind of site to create without data: collection,
                                  docs, gallery or report. (values: collection, docs,
                                  gallery, report)
          --explain               Also print what each column of the data is used for,
                                  and why.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }
}
