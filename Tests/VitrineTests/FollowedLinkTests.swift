import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Symbolic links in the content and the templates: followed inside the folder around, else left out.
@Suite struct FollowedLinkTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("---\ntitle: Home\n---\n", to: "site/content/index.md")
    options = BuildOptions(
      content: folder.path(of: "site/content"), output: folder.path(of: "site/out"))
  }

  private func files() throws -> [String] {
    try folder.contents(of: "site/out").filter { !$0.hasPrefix("assets/") }
  }

  /// `docs/changelog.md` of many projects.
  @Test func aLinkToTheFolderAroundIsFollowed() throws {
    try folder.write("# Changes\n\nNew words.\n", to: "site/CHANGELOG.md")
    try folder.write("<svg width='4' height='3'/>", to: "site/art/a.svg")
    try folder.write("# Inner\n\nMore.\n", to: "site/notes/inner.md")
    try folder.link("site/content/changelog.md", to: "../CHANGELOG.md")
    try folder.link("site/content/notes", to: "../notes")
    try folder.link("site/content/a.svg", to: "../art/a.svg")

    #expect(try build(options).warnings == [])

    #expect(
      try files() == [
        "404.html", "a.svg", "changelog/index.html", "changes/index.html", "index.html",
        "notes/index.html", "notes/inner/index.html", "snapshot.json",
      ])
    #expect(try folder.text(of: "site/out/changelog/index.html").contains("New words."))
    #expect(try folder.text(of: "site/out/a.svg") == "<svg width='4' height='3'/>")
  }

  @Test(arguments: [
    ("/etc/passwd", "leads outside the folder of the content"),
    ("../../beside.md", "leads outside the folder of the content"),
    ("../../site-secrets/beside.md", "leads outside the folder of the content"),
    ("nowhere.md", "leads nowhere"), ("a.md", "leads nowhere"),
    ("..", "leads back to a folder that contains it"),
    ("../..", "leads outside the folder of the content"),
    ("/dev/null", "leads outside the folder of the content"),
  ])
  func anyOtherIsLeftOutWithAWarning(_ target: String, _ reason: String) throws {
    try folder.write("# Secret\n", to: "beside.md")
    try folder.write("# Secret\n", to: "site-secrets/beside.md")
    try folder.link("site/content/a.md", to: target)

    #expect(
      try build(options).warnings.map(\.description) == [
        """
        a.md:1:1: warning: a.md is a symbolic link that \(reason), so it is left out
          hint: put the file itself here
        """
      ])
    #expect(try files() == ["404.html", "changes/index.html", "index.html", "snapshot.json"])
  }

  /// What names hide they hide under other names, too; what GitHub keeps is for readers.
  @Test func whatIsHiddenStaysSo() throws {
    for file in [".env", "id_rsa", ".git/x.md", ".github/HELP.md"] {
      try folder.write("# Secret\n\nWords.\n", to: "site/\(file)")
    }
    try folder.link("site/content/a.txt", to: "../.env")
    try folder.link("site/content/b.txt", to: "../id_rsa")
    try folder.link("site/content/c.md", to: "../.git/x.md")
    try folder.link("site/content/d", to: "../.git")
    try folder.link("site/content/help.md", to: "../.github/HELP.md")
    try folder.write("", to: "site/Templates/styles/site.css")
    try folder.link("site/Templates/footer.html", to: "../.env")
    try folder.link("site/Templates/header.html", to: "../id_rsa")

    let warnings = try build(options).warnings

    #expect(
      warnings.map(\.message).sorted() == [
        "a.txt is a symbolic link that leads to a hidden file, so it is left out",
        "b.txt is a symbolic link that leads to a key or a password, so it is left out",
        "c.md is a symbolic link that leads to a hidden file, so it is left out",
        "d is a symbolic link that leads to a hidden file, so it is left out",
        "footer.html is a symbolic link that leads to a hidden file, so it is left out",
        "header.html is a symbolic link that leads to a key or a password, so it is left out",
      ])
    #expect(
      try files() == [
        "404.html", "changes/index.html", "help/index.html", "index.html", "snapshot.json",
      ])
  }

  @Test func aFolderOfTemplatesMayBeALink() throws {
    try folder.write("<p>shared</p>\n", to: "site/shared/footer.html")
    try folder.link("site/Templates", to: "shared")
    try folder.write("a {}\n", to: "site/looks/site.css")
    try folder.link("site/shared/styles", to: "../looks")

    #expect(try build(options).warnings == [])

    #expect(try folder.text(of: "site/out/index.html").contains("<p>shared</p>"))
  }

  /// Two folders that lead into each other are read once each.
  @Test func linksInACircleEnd() throws {
    try folder.write("# A\n", to: "site/content/a/one.md")
    try folder.write("# B\n", to: "site/content/b/two.md")
    try folder.link("site/content/a/b", to: "../b")
    try folder.link("site/content/b/a", to: "../a")

    let warnings = try build(options).warnings

    #expect(warnings.map { $0.location?.file } == ["a/b/a", "b/a/b"])
  }

  @Test func aTemplateThatLeadsOutIsNotPrinted() throws {
    try folder.write("<p>shared</p>\n", to: "site/shared/footer.html")
    try folder.write("", to: "site/Templates/styles/site.css")
    try folder.link("site/Templates/footer.html", to: "/etc/passwd")

    let warnings = try build(options).warnings

    #expect(
      warnings.map { $0.description.replacing(folder.path + "/", with: "") } == [
        """
        site/Templates/footer.html:1:1: warning: footer.html is a symbolic link that leads outside the folder of the templates, so it is left out
          hint: put the file itself here
        """
      ])
    #expect(try !folder.text(of: "site/out/index.html").contains("root:"))

    try folder.remove("site/Templates/footer.html")
    try folder.link("site/Templates/footer.html", to: "../shared/footer.html")
    #expect(try build(options).warnings == [])
    #expect(try folder.text(of: "site/out/index.html").contains("<p>shared</p>"))
  }
}
