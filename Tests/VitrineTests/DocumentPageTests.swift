import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrinePictures

@testable import Vitrine

private let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// The first pages of documents, as pictures.
@Suite(.enabled(if: hasLibrary)) struct DocumentPageTests {
  /// A page of 400 × 200 points, red at the left.
  private static func document(_ content: String = "1 0 0 rg 0 0 200 200 re f") -> String {
    """
    %PDF-1.4
    1 0 obj
    << /Type /Catalog /Pages 2 0 R >>
    endobj
    2 0 obj
    << /Type /Pages /Kids [3 0 R] /Count 1 >>
    endobj
    3 0 obj
    << /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << >> >>
    endobj
    4 0 obj
    << /Length \(content.utf8.count) >>
    stream
    \(content)
    endstream
    endobj
    trailer
    << /Root 1 0 R /Size 5 >>
    %%EOF

    """
  }

  private static func site(_ images: String, _ document: String = document()) throws -> CacheFixture
  {
    let fixture = try CacheFixture()
    try fixture.write(document, to: "letters/letter.pdf")
    try fixture.site.folder.write(
      TIFFPicture.plain([0, 0, 200], width: 600, height: 400).bytes, to: "content/letters/a.tif")
    try fixture.write(#"[{"id":"x","p":\#(images)}]"#, to: "letters/letters.json")
    try fixture.write(
      """
      ---
      title: Letters
      collection: { from: letters.json, id: id, page: true, fields: { title: id, images: { src: p, alt: "" } } }
      ---
      """, to: "letters/index.md")
    return fixture
  }

  private static func page(_ fixture: CacheFixture, _ path: String) throws -> String {
    String(decoding: try #require(try fixture.files[path]), as: UTF8.self)
  }

  @Test func aDocumentIsShownByItsFirstPage() throws {
    let fixture = try Self.site(#""letter.pdf""#)
    #expect(
      try fixture.build().warnings.filter { $0.location?.file.hasPrefix("letters") == true } == [])
    let files = try fixture.files
    let list = try Self.page(fixture, "letters/index.html")
    let card = try #require(
      list.firstMatch(
        of: #/<img[^>]* src="\.\./(assets/letter\.[0-9a-f]+\.webp)"[^>]*width="1600" height="800"/#)
    )
    #expect(files[String(card.1)]?.prefix(4) == Data("RIFF".utf8))
    #expect(!list.contains("📄</"))

    let page = try Self.page(fixture, "letters/x/index.html")
    #expect(page.contains(#"<a class="picture hero" href="../letter.pdf""#))
    #expect(page.contains(#"<a class="save" href="../letter.pdf" download>"#))
    #expect(!page.contains("viewer"))
    #expect(files["letters/letter.pdf"] == Data(Self.document().utf8))
  }

  @Test func besidePicturesItIsInTheStrip() throws {
    let fixture = try Self.site(#"["a.tif", "letter.pdf"]"#)
    try fixture.build()
    let page = try Self.page(fixture, "letters/x/index.html")
    let strip = try #require(page.firstRange(of: #"class="strip""#))
    #expect(page[strip.upperBound...].contains(#"<a class="picture" href="../letter.pdf""#))
    #expect(page.contains(#"<a class="picture enlarge" href="../../assets/a."#))
  }

  /// Pictures are known by numbers of files first, and then by numbers of what is published.
  @Test func noOtherPictureStandsForItsFirstPage() throws {
    let others = (1...9).flatMap { ["b\($0).tif", "z\($0).tif"] }
    let names = (["a.tif", "letter.pdf"] + others).map { "\"\($0)\"" }
    let fixture = try Self.site("[\(names.joined(separator: ","))]")
    for (index, name) in others.enumerated() {
      try fixture.site.folder.write(
        TIFFPicture.plain([0, index, 200], width: 600, height: 400).bytes,
        to: "content/letters/\(name)")
    }
    try fixture.build()
    let page = try Self.page(fixture, "letters/x/index.html")
    let shown = page.matches(
      of: #/<a class="picture" href="\.\./letter\.pdf"[^>]*><img[^>]* src="([^"]+)"/#)
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { $0.1.hasPrefix("../../assets/letter.") })
  }

  /// The worker cannot draw it, or not in its time; the site has the icon.
  @Test func aDocumentThatCannotBeDrawnHasItsIcon() throws {
    let whole = Self.document()
    let broken =
      "%PDF-1.4\n1 0 obj\n<< /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [3 0 R] /MediaBox [0 0 9 9] >>\nendobj\n3 0 obj\n<< >>\nendobj\ntrailer << /Root 1 0 R >>"
    let fixture = try Self.site(#""letter.pdf""#, broken)
    try fixture.build()
    #expect(try Self.page(fixture, "letters/index.html").contains("📄"))
    try fixture.write(whole, to: "letters/letter.pdf")
    try fixture.build()
    // The rest of the page is what it was, for its changes to be played.
    let page = try Self.page(fixture, "letters/index.html")
      .components(separatedBy: "<template id=\"earlier\">")[0]
    #expect(!page.contains("📄</"))
    try fixture.write(broken, to: "letters/letter.pdf")
    try fixture.build()
    try fixture.expectTheSiteOfACleanBuild(1)
  }

  @Test func originalPicturesHaveNoFirstPages() throws {
    let fixture = try Self.site(#""letter.pdf""#)
    try fixture.write("title: T\npictures: original\n", to: "site.yml")
    try fixture.build()
    #expect(try Self.page(fixture, "letters/index.html").contains("📄"))
  }
}
