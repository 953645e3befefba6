import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

/// Unicode writes `é` as one character or as two, as Linux and Mac do: paths and ids are their bytes, and what
/// people write finds either form.
@Suite struct NormalFormTests {
  static let forms = ["Caf\u{E9}", "Cafe\u{301}"]

  private func site() throws -> HistoryFixture { try HistoryFixture(settings: "title: Site\n") }

  private func paths(_ site: HistoryFixture, in folder: String) throws -> Set<ExactText> {
    Set(byBytes: try site.folder.contents(of: "site").filter { $0.hasPrefix(folder) })
  }

  @Test(arguments: forms, forms)
  func aPictureIsFoundInEitherForm(file: String, link: String) throws {
    let site = try site()
    try site.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>"#, to: "content/\(file).svg")
    try site.write(
      "---\ntitle: Home\n---\n![a](\(link).svg) [b](\(link).svg)\n", to: "content/index.md")

    #expect(try site.build().warnings.map(\.description) == [])

    let page = try site.folder.text(of: "site/index.html")
    #expect(page.contains(#"width="9" height="7""#))
    let address = "\(asciiAddress(PercentEncoding.path.encoded(file))).svg"
    #expect(page.contains("src=\"\(address)\"") && page.contains("href=\"\(address)\""))
  }

  @Test func recordsOfBothFormsAreTwo() throws {
    let site = try site()
    let records = Self.forms.map { #"{"id":"\#($0)","title":"A"}"# }
    try site.write("[\(records.joined(separator: ","))]", to: "content/a.json")
    try site.write(
      "---\ntitle: Home\ncollection: { from: a.json, id: id, page: true }\n---\n",
      to: "content/index.md")

    #expect(try site.build().warnings.map(\.description) == [])

    let snapshot = try site.snapshot()
    #expect(
      Set(byBytes: snapshot.records.map(\.id)) == Set(byBytes: Self.forms.map { "index/\($0)" }))
    let pages = snapshot.records.compactMap(\.url)
    #expect(pages.count == 2)
    #expect(try Set(byBytes: pages) == paths(site, in: "Caf"))
    #expect(try site.build().writtenFiles == 0)
  }

  /// Its address is another, and the record is the one that was there.
  @Test func anIDInTheOtherFormIsNoOtherRecord() throws {
    let site = try site()
    try site.write(
      "---\ntitle: Home\ncollection: { from: a.json, id: id, page: true }\n---\n",
      to: "content/index.md")
    for form in Self.forms {
      try site.write(
        #"[{"id":"\#(form)","title":"A"},{"id":"b","title":"B"}]"#, to: "content/a.json")
      #expect(try site.build().warnings.map(\.description) == [])
    }

    let change = try #require(try site.snapshot().history.first).difference
    #expect(change.inserted.isEmpty && change.removed.isEmpty)
    let redirects = try site.snapshot().redirects
    #expect(redirects.map { ExactText($0.path) } == [ExactText("Caf\u{E9}/index.html")])
    let listed = try site.snapshot().files.map(\.path).filter { $0.hasPrefix("Caf") }
    #expect(try paths(site, in: "Caf") == Set(byBytes: listed))
    #expect(try site.build().writtenFiles == 0)
  }

  @Test(arguments: forms, forms)
  func aNameOfARecordFindsEitherForm(id: String, name: String) throws {
    let site = try site()
    try site.write(
      #"[{"id":"\#(id)","title":"A"},{"id":"b","title":"B","parent":"\#(name)"}]"#,
      to: "content/a/a.json")
    try site.write(
      "---\ntitle: A\ncollection: { from: a.json, id: id, parent: parent, page: true }\n---\n",
      to: "content/a/index.md")
    try site.write(#"[{"id":"c","title":"C","a":"\#(name)"}]"#, to: "content/c/c.json")
    try site.write(
      "---\ntitle: C\ncollection: { from: c.json, id: id, page: true, fields: { title: title, a: { lookup: /a } }, terms: a }\n---\n",
      to: "content/c/index.md")
    try site.write("---\ntitle: Note\n---\nA note.\n", to: "content/a/\(name).md")

    #expect(try site.build().warnings.map(\.description) == [])

    let listed = try site.snapshot().files.map(\.path)
    #expect(Set(byBytes: listed).contains("c/a/\(id)/index.html"), "\(listed)")
  }

  /// A folder that was checked out on another system has its name in the other form.
  @Test func aFolderInTheOtherFormLeavesNothing() throws {
    let site = try site()
    for form in Self.forms {
      try? site.remove("content/\(Self.forms[0])")
      try site.write("---\ntitle: Works\n---\n", to: "content/\(form)/index.md")
      try site.write("---\ntitle: One\n---\nOne.\n", to: "content/\(form)/one.md")
      #expect(try site.build().warnings.map(\.description) == [])
    }

    let snapshot = try site.snapshot()
    #expect(
      Set(byBytes: snapshot.files.map(\.path)).union([ExactText("snapshot.json")])
        == Set(byBytes: try site.folder.contents(of: "site")))
    #expect(try snapshot.previous() != nil)
  }
}
