import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// The accent, logo, icon and fonts of a site, in what its pages load.
@Suite struct LookTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("---\ntitle: Vögel\n---\n", to: "content/index.md")
    try folder.write("---\ntitle: Птицы\n---\n", to: "content/below/index.md")
    for name in ["logo", "dark"] {
      try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" id="\#(name)"/>"#,
        to: "content/brand/\(name).svg")
    }
    for name in ["latin", "cyrillic", "mono"] {
      try folder.write("wOF2 \(name)", to: "content/brand/\(name).woff2")
    }
  }

  /// Builds the site and returns one of its files, with the hashes of names left out.
  private func build(_ settings: String, _ file: String = "index.html") throws -> String {
    try folder.write("title: Birds\n\(settings)\n", to: "content/site.yml")
    #expect(try Vitrine.build(options).warnings == [])
    let text = try folder.text(of: "site/\(file)")
    return text.replacing(/\.[0-9a-f]{16}\./, with: ".")
  }

  private func stylesheet(_ settings: String) throws -> String {
    _ = try build(settings)
    let name = try #require(
      folder.contents(of: "site/assets").first { $0.hasPrefix("vitrine.") })
    return try folder.text(of: "site/assets/\(name)").replacing(/\.[0-9a-f]{16}\./, with: ".")
  }

  @Test func anAccentStandsBehindTheTheme() throws {
    let plain = try stylesheet("")
    let styles = try stylesheet("accent: '#8a1538'")

    let rules = """
      @layer theme{:root{--accent:#8a1538;--on-accent:#ffffff;--accent-soft:#fde6e9}\
      @media (prefers-contrast:more){:root{--accent:#8a1538}}\
      @media (prefers-color-scheme:dark){:root{--accent:#ef758b;--on-accent:#2f171b;--accent-soft:#432328}\
      @media (prefers-contrast:more){:root{--accent:#ffacb7}}}}
      """
    #expect(styles.replacing(rules, with: "") == plain)
    #expect(styles.contains("\(rules)@layer modes"))
  }

  @Test func aLogoStandsBesideTheTitleOrInItsPlace() throws {
    let beside = try build("logo: brand/logo.svg")
    #expect(
      beside.contains(
        """
        <a class="site-name" href="index.html"><picture><img src="assets/logo.svg" alt="" width="90" height="30"></picture><span dir="auto">Birds</span></a>
        """))

    let below = try build(
      "logo: { src: brand/logo.svg, dark: brand/dark.svg, alt: Birds }", "below/index.html")
    #expect(
      below.contains(
        """
        <a class="site-name" href="../index.html"><picture><source srcset="../assets/dark.svg" media="(prefers-color-scheme: dark)"><img src="../assets/logo.svg" alt="Birds" width="90" height="30"></picture></a>
        """))
    #expect(try stylesheet("logo: brand/logo.svg").contains(".site-name img{"))
    #expect(try !stylesheet("").contains(".site-name img"))
  }

  @Test func anIconStandsInThePlaceOfTheBuiltInOne() throws {
    let drawn = try build("icon: brand/logo.svg")
    #expect(drawn.contains(#"<link rel="icon" type="image/svg+xml" href="assets/logo.svg">"#))
    #expect(!drawn.contains("apple-touch-icon"))
    #expect(try !folder.contents(of: "site/assets").contains { $0.hasPrefix("icon.") })

    // The least PNG: its head, one pixel, and its end.
    let png = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
      """
    try #require(Data(base64Encoded: png)).write(
      to: URL(filePath: folder.path(of: "content/brand/icon.png")))
    let painted = try build("icon: brand/icon.png", "below/index.html")
    #expect(
      painted.contains(
        """
        <link rel="icon" type="image/png" href="../assets/icon.png">
        <link rel="apple-touch-icon" href="../assets/icon.png">
        """))
    #expect(
      try folder.text(of: "site/404.html").contains(
        #"<link rel="icon" type="image/png" href="assets/"#))
  }

  private static let fonts = """
    fonts:
      - { family: Book, file: brand/latin.woff2, weight: 200 900, unicodeRange: "U+0000-00FF, u+20ac", for: [text, titles] }
      - { family: Book, file: brand/cyrillic.woff2, style: italic, unicodeRange: "U+4??" }
      - { family: 'Q "1"', file: brand/mono.woff2, for: code }
    """

  @Test func fontsAreDeclaredAndTakeTheirRoles() throws {
    let styles = try stylesheet(Self.fonts)

    #expect(
      styles.contains(
        """
        @font-face{font-family:"Book";src:url("latin.woff2");font-display:optional;font-weight:200 900;unicode-range:U+0-ff,U+20ac}\
        @font-face{font-family:"Book";src:url("cyrillic.woff2");font-display:optional;font-style:italic;unicode-range:U+400-4ff}\
        @font-face{font-family:"Q \\"1\\"";src:url("mono.woff2");font-display:optional}
        """))
    // The fonts of the theme and of the language come behind it.
    #expect(styles.contains(#"@layer theme{:root{--sans:"Book",-apple-system,"#))
    #expect(styles.contains(#"}[lang]:lang(ja){--sans:"Book","Hiragino Sans","#))
    #expect(styles.contains(#"@layer theme{:root{--title-face:"Book",var(--sans)}}"#))
    #expect(styles.contains(#"{--mono:"Q \"1\"",ui-monospace,"#))
    let editorial = try stylesheet("theme: editorial\n\(Self.fonts)")
    #expect(editorial.contains(#"{--title-face:"Book",var(--serif)}"#))
    #expect(editorial.contains(#":root{--prose-face:"Book",var(--serif)}"#))
    #expect(!styles.contains("--prose-face"))
    #expect(try !stylesheet("").contains("@font-face"))
  }

  @Test func aPageLoadsTheFontsOfItsTitleAhead() throws {
    let link =
      #"<link rel="preload" as="font" type="font/woff2" href="assets/latin.woff2" crossorigin>"#

    #expect(try build(Self.fonts).components(separatedBy: "rel=\"preload\"").count == 2)
    #expect(try build(Self.fonts).contains(link))
    #expect(try !build(Self.fonts, "below/index.html").contains("preload"))
    #expect(try !build(Self.fonts, "404.html").contains("preload"))
  }

  /// Files that the look names are at one place in the site.
  @Test func filesAreCopiedOnce() throws {
    _ = try build("logo: { src: brand/logo.svg, dark: brand/dark.svg }\n\(Self.fonts)")

    let files = try folder.contents(of: "site").map { $0.replacing(/\.[0-9a-f]{16}\./, with: ".") }
    #expect(
      files.filter { $0.hasSuffix(".woff2") || $0.hasSuffix("k.svg") || $0.hasSuffix("o.svg") }
        .sorted() == [
          "assets/cyrillic.woff2", "assets/dark.svg", "assets/latin.woff2", "assets/logo.svg",
          "assets/mono.woff2",
        ])
  }
}
