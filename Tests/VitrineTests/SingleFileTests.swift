import Foundation
import TestSupport
import Testing
import VitrineSystem

@testable import Vitrine
@testable import VitrineCommand

/// One page as one file.
@Suite struct SingleFileTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"))
    try folder.write("title: Small\nsearch: true\n", to: "content/site.yml")
    try folder.write("---\ntitle: Home\n---\n[Stones](stones/index.md)\n", to: "content/index.md")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3" fill="url(#a)"/></svg>"#,
      to: "content/stones/a.svg")
    let stones = ["a", "b", "c"].map {
      #"{ "id": "\#($0)", "title": "Stone \#($0)", "image": { "src": "a.svg", "alt": "" } }"#
    }
    try folder.write("[\(stones.joined(separator: ","))]", to: "content/stones/stones.json")
    try folder.write(
      """
      ---
      title: Stones
      collection: { from: stones.json, page: true }
      filters: [title]
      sections: [{ id: all, title: All, pages: 2, layout: grid }]
      ---
      [Home](../index.md), [a](a/index.html), [the section](#s-all), [a site](https://a.example/b).
      """, to: "content/stones/index.md")
  }

  private func text(_ page: String = "stones") throws -> String {
    String(decoding: try buildSingleFile(options, page: page).bytes, as: UTF8.self)
  }

  private func addresses(_ html: String) -> [String] {
    html.matches(of: /\s(?:href|src|srcset|data-motion|data-script)="([^"]*)"/).map {
      String($0.1.prefix(24))
    }
  }

  @Test func nothingLeadsToAnotherFile() throws {
    let html = try text()

    let loaded = addresses(html).filter { !$0.hasPrefix("#") && $0 != "https://a.example/b" }
    #expect(
      Set(loaded.map { $0.prefix { $0 != "," } }) == [
        "data:image/svg+xml", "data:text/javascript;cha",
      ])
    #expect(html.contains("</style>") && html.contains("vitrineFinding"))
    #expect(!html.contains("rel=\"stylesheet\"") && !html.contains("speculationrules"))
    #expect(!html.contains("search-link"), "the search needs other files")
  }

  @Test func linksLeadToThePublishedSiteOrNowhere() throws {
    let unpublished = try text()
    try folder.write("title: Small\nurl: https://b.example/c/\n", to: "content/site.yml")
    let published = try text()

    #expect(unpublished.contains("<a>Home</a>, <a>a</a>, <a href=\"#s-all\">the section</a>"))
    #expect(
      published.contains(
        "<a href=\"https://b.example/c/\">Home</a>, <a href=\"https://b.example/c/stones/a/\">a</a>"
      ))
  }

  /// What HTML that a script holds shows is in it, too.
  @Test func itemsOfFurtherPagesAreInIt() throws {
    let html = try text()
    let list = try #require(html.firstMatch(of: /name="vitrine-portions" content="([^"]*)"/)?.1)
    let script = try #require(String(list).removingPercentEncoding)

    #expect(
      script.hasPrefix("data:text/javascript;charset=utf-8,(window.vitrinePortions??=[]).push([1,{")
    )
    #expect(script.contains("Stone c") && script.contains("src=\\\"data:image/svg+xml,"))
    #expect(!script.contains("a.svg") && !script.contains("assets/"))
  }

  @Test func thePicturesAreCounted() throws {
    let file = try buildSingleFile(options, page: "stones")

    #expect(file.pictures.count == 1)
    #expect(file.pictures[0].path.hasSuffix(".svg"))
  }

  @Test func theSameContentGivesTheSameBytes() throws {
    var others = options
    others.jobs = 1

    #expect(
      try buildSingleFile(options, page: "stones").bytes
        == buildSingleFile(others, page: "stones/index.html").bytes)
  }

  @Test(
    arguments: ["stones", "/stones/", "stones/index.html", "stones/a", ".", "/"].filter {
      $0 != "/stones/"
    })
  func aPageIsNamedByItsPath(_ page: String) throws {
    #expect(
      try text(page).hasPrefix("<!doctype html>\n<!-- Made by vitrine build --single-file -->\n"))
  }

  @Test func aPageThatIsNotThereIsAnError() {
    let failure = #expect(throws: BuildFailure.self) { try buildSingleFile(options, page: "stone") }

    #expect(
      failure?.description
        == "vitrine: error: there is no page 'stone'\n  hint: did you mean 'stones'?")
  }

  @Test func aFragmentIsASectionWithItsStylesAndNoScript() throws {
    try folder.write("title: Small\nurl: https://b.example/c/\n", to: "content/site.yml")
    let file = try buildFragment(options, page: "stones", section: "all")
    let html = String(decoding: file.bytes, as: UTF8.self)

    #expect(
      html.hasPrefix(
        """
        <!-- Made by vitrine build --fragment -->
        <vitrine-fragment lang="en" dir="ltr"><template shadowrootmode="open">
        <style>@layer tokens,base,layout,components,theme,modes;@layer tokens{:host{
        """))
    #expect(html.contains("Stone a") && html.contains(":host>div{margin: 0"))
    #expect(!html.contains(":root{") && !html.contains("body{") && !html.contains("<script"))
    #expect(!html.contains("Home") && !html.contains("<main"))
    #expect(
      Set(addresses(html)) == ["data:image/svg+xml,%3Csv", "https://b.example/c/ston"])
    #expect(file.pictures.count == 1)
    #expect(try buildFragment(options, page: "stones", section: nil).bytes == file.bytes)
  }

  @Test func aSectionThatIsNotThereIsAnError() {
    let failure = #expect(throws: BuildFailure.self) {
      try buildFragment(options, page: "stones", section: "al")
    }

    #expect(
      failure?.description
        == "vitrine: error: there is no section 'al'\n  hint: did you mean 'all'?")
  }

  @Test func aFragmentDoesNotReplaceAPage() throws {
    let path = folder.path(of: "out/all.html")
    try buildSingleFile(options, page: "stones").write(to: path)

    #expect(throws: BuildFailure.self) {
      try buildFragment(options, page: "stones", section: "all").write(to: path)
    }
  }

  @Test func onlySuchAFileIsReplaced() throws {
    let file = try buildSingleFile(options, page: ".")
    let path = folder.path(of: "out/page.html")
    try file.write(to: path)
    try file.write(to: path)
    try folder.write("<!doctype html>\nmine\n", to: "mine.html")

    let failure = #expect(throws: BuildFailure.self) {
      try file.write(to: folder.path(of: "mine.html"))
    }

    #expect(try folder.text(of: "out/page.html") == String(decoding: file.bytes, as: UTF8.self))
    #expect(try folder.contents(of: "out") == ["page.html"])
    #expect(try folder.text(of: "mine.html") == "<!doctype html>\nmine\n")
    #expect(
      failure?.description.replacing(folder.path + "/", with: "") == """
        vitrine: error: 'mine.html' is not a page that a build wrote as a single file, but this build would replace it
          hint: move it away, or name another file with --output
        """)
  }

  @Test(arguments: [
    ("a < b", "a < b"), ("'</script>'", #"'\x3C/script>'"#), ("/<!--/u", #"/\x3C!--/u"#),
    ("`<SCRIPT x`", #"`\x3CSCRIPT x`"#), ("'</s'", "'</s'"), ("<", "<"),
  ])
  func whatEndsAScriptInHTMLIsEscaped(_ script: String, _ escaped: String) {
    #expect(String(decoding: scriptInHTML(Array(script.utf8)), as: UTF8.self) == escaped)
  }

  /// Names of files are as a curator writes them, and templates may load what they like.
  @Test func templatesOfTheSitesOwnAreReadToo() throws {
    try folder.write(
      """
      <!doctype html>
      <html><head><title>{{page.title}} </title>
      <style>b{background:url( '../img/x y.png' )}</style>
      </head><body>
      <img src="../img/x%20y.png?1" srcset="../img/x%20y.png 1x, https://c.example/d.png 2x" alt="">
      <svg><use href="#a"/><image href="../img/x%20y.png"/></svg>
      <a href="../robots.txt">R</a><script>let a = "</b>";</script>
      </body></html>
      """, to: "Templates/page.html")
    try folder.write("PNG", to: "content/img/x y.png")
    try folder.write("-", to: "content/robots.txt")

    let file = try buildSingleFile(options, page: "stones")
    let html = String(decoding: file.bytes, as: UTF8.self)

    let picture = "data:image/png;base64,UE5H"
    #expect(html.contains("url( \"\(picture)\" )") || html.contains("url(\"\(picture)\" )"))
    #expect(
      html.contains(
        "<img src=\"\(picture)\" srcset=\"\(picture) 1x, https://c.example/d.png 2x\" alt>"))
    #expect(html.contains("<svg><use href=\"#a\"/><image href=\"\(picture)\"/></svg>"))
    #expect(html.contains("<a>R</a><script>let a = \"</b>\";</script>"))
    #expect(file.remoteFiles == ["https://c.example/d.png"])
  }

  @Test func ofALargeFileTheLargestPicturesAreNamed() {
    let pictures = (0..<7).map { (path: "assets/\($0).png", size: 900_000 - 100_000 * $0) }
    var file = SingleFile(
      bytes: Array(repeating: 0, count: 5_250_000), pictures: pictures,
      remoteFiles: ["https://a.example/b.png", "https://a.example/c.png"], warnings: [])

    #expect(file.summary == "5.2 MB, 7 pictures")
    #expect(
      file.notes == [
        "  pictures take up 4.2 MB; the largest are:",
        "  900 kB  assets/0.png", "  800 kB  assets/1.png", "  700 kB  assets/2.png",
        "  600 kB  assets/3.png", "  500 kB  assets/4.png",
        "  loads from other servers: https://a.example/b.png and 1 more",
      ])
    file = SingleFile(bytes: [0], pictures: [], remoteFiles: [], warnings: [])
    #expect(file.summary == "1 byte" && file.notes == [])
  }

  /// A photograph that a site publishes in several sizes: names as `Asset` describes them.
  private static let photograph =
    [0xFF, 0xD8] + jpegSegment(0xC0, [8, 0, 60, 0, 80, 1, 1, 0x11, 0])
    + jpegSegment(0xDA, [1, 1, 0, 0, 63, 0]) + [9, 0xFF, 0xD9]

  private func writePhotographs(url: String) throws {
    try folder.write("title: Small\n\(url)", to: "content/site.yml")
    for name in ["p", "q"] { try folder.write(Self.photograph, to: "content/stones/\(name).jpg") }
    try folder.write(
      #"[{"id":"a","p":"p.jpg"},{"id":"b c","p":"q.jpg"}]"#, to: "content/stones/stones.json")
    let page = { (own: String) in
      """
      ---
      title: Stones
      collection: { from: stones.json, id: id, page: \(own), kind: VisualArtwork, fields: { title: id, image: { src: p, alt: "" } } }
      sections: [{ layout: gallery, enlarge: true }, { layout: gallery, repeats: true }]
      ---
      [The scan](p.jpg)
      """
    }
    try folder.write(page("false"), to: "content/stones/index.md")
    try folder.write(page("true").replacing("Stones", with: "Rocks"), to: "content/rocks/index.md")
    try folder.write(
      #"[{"id":"a","p":"../stones/p.jpg"}]"#, to: "content/rocks/stones.json")
    try folder.write("---\ntitle: C\n---\n![C](/stones/q.jpg)\n", to: "content/c.md")
  }

  @Test(arguments: ["", "url: https://b.example/c/\n"])
  func linksAroundPicturesOpenThemInTheFile(url: String) throws {
    try writePhotographs(url: url)
    let (section, item) = (try text(), try text("rocks/a"))

    let links = section.matches(of: /<(a class="exhibit"[^>]*|div class="exhibit")>/).map {
      String($0.1)
    }
    #expect(
      links == [
        ##"a class="exhibit" href="#picture=i-a""##,
        ##"a class="exhibit" href="#picture=i-b%2520c""##,
        #"div class="exhibit""#, #"div class="exhibit""#,
      ])
    #expect(item.contains(##"<a class="picture hero enlarge" href="#picture=1""##))
  }

  @Test func addressesOfPicturesAreThoseOfThePublishedSite() throws {
    try writePhotographs(url: "url: https://b.example/c/\n")
    let (section, item) = (try text(), try text("rocks/a"))
    let fragment = String(
      decoding: try buildFragment(options, page: "stones", section: nil).bytes, as: UTF8.self)

    let inSizes = /https:\/\/b\.example\/c\/assets\/p\.[0-9a-f]{16}\.webp/
    let scan = try #require(section.firstMatch(of: /<a href="([^"]*)">The scan/)?.1)
    #expect(scan.wholeMatch(of: inSizes) != nil)
    let image = try #require(item.firstMatch(of: /"image":"([^"]*)"/)?.1)
    #expect(image == scan)
    let shared = try #require(item.firstMatch(of: /"og:image" content="([^"]*)"/)?.1)
    #expect(shared == scan.replacing(".webp", with: "-shared.jpg"))
    #expect(fragment.contains("<a class=\"exhibit\" href=\"\(scan)\">"))
    // The name of the copy in the file.
    #expect(![section, item, fragment].contains { $0.contains(/assets\/p\.[0-9a-f]{16}\.jpg/) })
  }
}
