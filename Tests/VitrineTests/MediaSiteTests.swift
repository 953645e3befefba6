import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// Pages of records with several pictures, and with sounds, films and documents.
@Suite struct MediaSiteTests {
  private static func svg(_ width: Int = 8) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='6'/>"
  }

  private static func site(
    _ images: String, settings: String = "title: Birds\n"
  ) throws -> HistoryFixture {
    let fixture = try HistoryFixture(settings: settings)
    try fixture.write(
      "---\ncollection: { from: a.json, id: id, page: true, fields: { title: id, images: { src: p, alt: a } } }\nsections: [ { layout: grid }, { layout: list, repeats: true, title: L } ]\n---\n",
      to: "content/index.md")
    try fixture.write(#"[{"id":"owl","a":"An owl","p":\#(images)}]"#, to: "content/a.json")
    for (index, name) in ["a", "b", "c"].enumerated() {
      try fixture.write(svg(8 + index), to: "content/\(name).svg")
    }
    // 16,000 bytes a second for 7 seconds.
    var wav = Array("RIFF....WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
    wav += [0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0] + Array("data".utf8)
    wav += [0x80, 0xB5, 1, 0] + [UInt8](repeating: 0, count: 112_000)
    try fixture.folder.write(wav, to: "content/talk.wav")
    try fixture.write(
      "%PDF-1.4\n1 0 obj\n<< /Type /Pages /Kids [] /Count 1204 >>\nendobj\n",
      to: "content/letter.pdf")
    return fixture
  }

  private static func page(_ fixture: HistoryFixture) throws -> String {
    try fixture.folder.text(of: "site/owl/index.html")
  }

  @Test func aPageHasAllPicturesEachWithALinkToItsFile() throws {
    let fixture = try Self.site(
      #"["a.svg", { "src": "b.svg", "caption": "A <nest>", "credit": "Ann & Bo" }, { "src": "c.svg", "alt": "" }]"#
    )

    #expect(try fixture.build().warnings == [])

    let page = try Self.page(fixture)
    let links = page.matches(
      of: #/<a class="picture enlarge" href="\.\.\/assets\/(.)\.[^"]*"([^>]*)>/#)
    #expect(links.map(\.1) == ["a", "b", "c"])
    #expect(
      links.map(\.2) == [
        #" style="--shape:1.3333""#,
        #" style="--shape:1.5""#,
        #" aria-label="owl" style="--shape:1.6667""#,
      ])
    #expect(
      page.contains(
        #"<figcaption><span dir="auto">A &lt;nest&gt;</span> <small dir="auto">Ann &amp; Bo</small></figcaption>"#
      ))
    #expect(page.contains("assets/strip."))
    let home = try fixture.folder.text(of: "site/index.html")
    #expect(home.matches(of: #/<img src="assets\/a\./#).count == 2)
    #expect(!home.contains("assets/b.") && !home.contains("strip"))
  }

  @Test func aPageWithOnePictureHasNoStrip() throws {
    let fixture = try Self.site(#""a.svg""#)
    try fixture.build()
    let page = try Self.page(fixture)

    #expect(
      page.contains(
        #/<a class="picture hero enlarge" href="(\.\./assets/a\.[^"]*)" style="--shape:1\.3333"><img src="\1"/#
      ))
    #expect(!page.contains("strip") && !page.contains("<figure>\n"))
    #expect(!fixture.exists("site/assets/strip.css"))
    #expect(try !fixture.folder.text(of: "site/snapshot.json").contains("images"))
  }

  @Test func soundsAndDocumentsArePlayedAndDownloaded() throws {
    let fixture = try Self.site(
      #"["talk.wav", { "src": "letter.pdf", "caption": "A letter" }]"#,
      settings: "title: Birds\nlanguage: de\n")

    #expect(try fixture.build().warnings.map(\.kind) == ["document without a first page"])

    let page = try Self.page(fixture)
    #expect(
      page.contains(
        #"<audio src="../talk.wav" controls preload="metadata" aria-label="An owl"></audio>"#))
    #expect(page.contains("Audio, 0:07"))
    #expect(page.contains(#"<a class="t" href="../letter.pdf" dir="auto">A letter</a>"#))
    #expect(page.contains("PDF, 1.204 Seiten"))
    #expect(page.contains(#"<a class="save" href="../talk.wav" download>"#))
    #expect(page.contains("<small><bdi>112 kB</bdi></small>"))
    let home = try fixture.folder.text(of: "site/index.html")
    #expect(home.matches(of: #/aria-hidden="true">🎵</#).count == 2)
    #expect(home.matches(of: #/Audio, 0:07/#).count == 2)
  }

  @Test func aCroppedPictureShowsItsFocus() throws {
    let fixture = try Self.site(#"{ "src": "a.svg", "shape": 1, "focus": [0.25, 1] }"#)
    try fixture.build()
    // 4/3 × 0.25 is less than half of 1, so the grid shows the left edge, and all of the height.
    // Rows show all of the picture.
    let style = #"<img style="object-position:0% 50%" src="assets/a."#
    #expect(try fixture.folder.text(of: "site/index.html").split(separator: style).count == 2)
    #expect(try !Self.page(fixture).contains("object-position"))
  }

  @Test func aFilmHasItsPosterAndItsSubtitles() throws {
    let fixture = try Self.site(
      #"{ "src": "film.mp4", "poster": "a.svg", "captions": "film.vtt", "alt": "An owl flies" }"#)
    try fixture.write("x", to: "content/film.mp4")
    try fixture.write("WEBVTT\n", to: "content/film.vtt")

    #expect(try fixture.build().warnings == [])

    let video = try #require(try Self.page(fixture).firstMatch(of: #/<video[^>]*>.*<\/video>/#))
    #expect(video.0.contains(#"src="../film.mp4" controls preload="metadata""#))
    #expect(video.0.contains(#"poster="../assets/a."#))
    #expect(video.0.contains(#"<track kind="captions" src="../film.vtt" default>"#))
    #expect(try fixture.folder.text(of: "site/index.html").contains(#"<img src="assets/a."#))
    #expect(fixture.exists("site/film.mp4") && fixture.exists("site/film.vtt"))
  }

  @Test func anotherSecondPictureIsAChangeOfTheRecord() throws {
    let fixture = try Self.site(#"["a.svg", "b.svg"]"#)
    try fixture.build("2026-11-01")
    try fixture.write(#"[{"id":"owl","a":"An owl","p":["a.svg","c.svg"]}]"#, to: "content/a.json")
    try fixture.build("2026-11-02")

    let changes = try fixture.folder.text(of: "site/changes/index.html")
    #expect(changes.contains("<dt><bdi>Pictures</bdi></dt>"))
    #expect(changes.contains("1 inserted, 1 removed"))
    let snapshot = try fixture.folder.text(of: "site/snapshot.json")
    #expect(snapshot.contains(#""images":[{"src":"assets/c."#))
  }

  /// Pictures come, go, change places and change their bytes.
  @Test func everyEditWithACacheGivesTheSiteOfACleanBuild() throws {
    let fixture = try Self.site(#"["a.svg", "b.svg"]"#, settings: "title: Birds\nprevious: none\n")
    var cached = fixture.options
    cached.output = fixture.folder.path(of: "cached")
    cached.cache = .folder(fixture.folder.path(of: "cache"))
    let edits: [(String, String)] = [
      ("a.json", #"["a.svg", "b.svg", "c.svg"]"#), ("a.json", #"["a.svg", "c.svg"]"#),
      ("a.json", #"["c.svg", "a.svg"]"#), ("a.svg", Self.svg(99)), ("a.json", #""*.svg""#),
      ("d.svg", Self.svg(4)), ("a.json", #"["a.svg", { "src": "talk.wav", "caption": "T" }]"#),
      ("talk.wav", "RIFF"), ("a.json", #"["talk.wav"]"#), ("a.json", #""a.svg""#),
    ]
    for (file, text) in edits {
      let whole = file == "a.json" ? #"[{"id":"owl","a":"An owl","p":\#(text)}]"# : text
      try fixture.write(whole, to: "content/\(file)")
      CacheFixture.settle()
      _ = try Vitrine.build(cached)
      try fixture.build()
      #expect(
        try fixture.folder.files(of: "cached") == fixture.folder.files(of: "site"), "\(text)")
    }
  }

  @Test func blankCaptionsShowNothing() throws {
    let fixture = try Self.site(
      #"[{ "src": "a.svg", "caption": " ", "credit": "\n" }, { "src": "b.svg", "caption": "" }, { "src": "letter.pdf", "credit": " " }]"#
    )
    try fixture.build()

    // The dialog has one for the picture that it shows.
    let page = try Self.page(fixture)
    let dialog = try #require(page.firstRange(of: "viewer-stage"))
    #expect(!page[..<dialog.lowerBound].contains("<figcaption"))
  }
}
