import TestSupport
import Testing
import VitrineProposal

/// What is proposed for folders of pictures.
@Suite struct AlbumTests {
  private static let drawing = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>"#.utf8)

  /// A photograph as far as its first bytes.
  private static func photograph(_ taken: String?, _ caption: String? = nil) -> [UInt8] {
    let exif = ExifFixture(
      main: caption.map { [(0x010E, .text($0))] } ?? [],
      photo: taken.map { [(0x9003, .text($0))] } ?? [])
    return
      ([0xFF, 0xD8] + jpegSegment(0xC0, [8, 0, 60, 0, 80, 1, 1, 0x11, 0])
      + jpegSegment(0xDA, [1, 1, 0, 0, 63, 0]) + [9, 0xFF, 0xD9]).inserting(exif)
  }

  private func pages(_ files: [String: [UInt8]]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(bytes, to: path) }
    let proposal = try DataProposal.ofData(
      in: folder.path, named: "data", isFolder: true, title: "Things")
    return Dictionary(uniqueKeysWithValues: proposal.files.map { ($0.path, $0.text) })
  }

  @Test func foldersWhoseNamesDifferOnlyInSignsAreSeveralAlbums() throws {
    let pages = try pages(["a#b/x.svg": Self.drawing, "a-b/x.svg": Self.drawing])

    #expect(pages.keys.sorted() == ["a-b-2/index.md", "a-b/index.md", "index.md", "site.yml"])
    #expect(pages["a-b/index.md"]?.contains("title: a-b\n") == true)
    #expect(pages["index.md"]?.contains("{ title: a#b, collection: a-b-2, limit: 5 }") == true)
  }

  /// What a program wrote into the names of these pictures says nothing about those to come.
  @Test func anAlbumTakesPicturesOfOtherNames() throws {
    let pages = try pages([
      "Rome/1-edited.svg": Self.drawing, "Rome/2-edited.svg": Self.drawing,
      "Oslo/1.svg": Self.drawing,
    ])

    #expect(pages["Rome/index.md"]?.contains("  from: \"*.svg\"\n") == true)
  }

  @Test func eachFolderIsAPageAndASectionOfTheHomePage() throws {
    let pages = try pages([
      "2 Rome/IMG_1.JPG": Self.photograph("2017:05:03 11:22:33"),
      "10 Oslo/IMG_1.JPG": Self.photograph("2020:05:03 11:22:33"), "10 Oslo/IMG_1.mp4": [0],
      "C# talks/a.svg": Self.drawing,
    ])

    #expect(
      pages["index.md"] == """
        ---
        title: Things
        text: 4 pictures in 3 albums.
        layout: gallery
        sections:
          - { title: 2 Rome, collection: 2 Rome, sort: date, limit: 5 }
          - { title: 10 Oslo, collection: 10 Oslo, sort: date, limit: 5 }
          - { title: C# talks, collection: C- talks, limit: 5 }
        ---

        """)
    #expect(
      pages["10 Oslo/index.md"] == """
        ---
        title: 10 Oslo
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: ["*.JPG", "*.mp4"]
          page: true  # a page for each item, even without text
          fields:
            title: name
            image: { src: file, alt: name }  # better: NAME.md next to each picture, with 'alt: description'
            date: taken  # by the camera
        sections:
          - sort: date
            layout: { grid: { narrowest: 280 } }
            enlarge: true  # a click opens the picture, not its page
        ---

        """)
    #expect(pages.keys.sorted().last == "site.yml")
  }

  @Test func foldersAroundAllAlbumsHaveNoPage() throws {
    let pages = try pages([
      "x/Photos/b.svg": Self.drawing, "x/Photos/2019/Rome/a.svg": Self.drawing,
      "x/Photos/2019/Oslo_now/a.svg": Self.drawing,
      "x/Photos/2019/Rome/@eaDir/a.svg/s.svg": Self.drawing,
    ])

    #expect(
      pages.keys.sorted() == [
        "2019/Oslo_now/index.md", "2019/Rome/index.md", "index.md", "site.yml",
      ])
    let home = try #require(pages["index.md"])
    #expect(home.contains("title: Things\ntext: 3 pictures in 2 albums.\n"), "\(home)")
    #expect(home.contains(#"  from: "*.svg""# + "\n"), "\(home)")
    #expect(home.contains("  - { title: 2019 / Oslo now, collection: 2019/Oslo_now, limit: 5 }\n"))
  }

  @Test(arguments: [
    ("A bridge", "title: [caption, name]", ""),
    (String(repeating: "A bridge ", count: 12), "title: name", "  pictureFields: caption\n"),
  ])
  func aShortCaptionIsTheTitleAndALongOneIsShown(caption: String, title: String, fields: String)
    throws
  {
    let pages = try pages(["a.jpg": Self.photograph(nil, caption)])

    let page = try #require(pages["index.md"])
    #expect(page.contains("    \(title)\n"), "\(page)")
    #expect(page.contains("alt: [caption, name]"))
    #expect(page.contains("pictureFields") == !fields.isEmpty)
    #expect(page.contains(fields))
    #expect(!page.contains("taken"))
  }

  @Test func theTextOfATakeoutIsNoData() throws {
    let pages = try pages([
      "a/1.jpg": Self.photograph(nil), "a/1.jpg.json": Array(#"{ "title": "1.jpg", "n": 1 }"#.utf8),
      "a/2.jpg": Self.photograph(nil), "a/2.jpg.json": Array(#"{ "title": "2.jpg", "n": 2 }"#.utf8),
    ])

    #expect(pages["index.md"]?.contains("from: data/**/*.jpg") == true)
  }

  @Test func noMoreThanThirtyAlbumsAreOnTheHomePage() throws {
    let files = (1...31).map { ("album \($0)/a.svg", Self.drawing) }
    let pages = try pages(Dictionary(uniqueKeysWithValues: files))

    let home = try #require(pages["index.md"])
    #expect(pages.count == 33)
    #expect(home.split(separator: "\n").count <= 40)
    #expect(home.contains("The first 30 are here"))
    #expect(!home.contains("album 31"))
  }
}
