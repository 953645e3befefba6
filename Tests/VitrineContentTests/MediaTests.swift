import Testing
import VitrineContent
import VitrineModel

/// Records with several pictures, and with sounds, films and documents.
@Suite struct MediaTests {
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"

  private static func read(
    _ collection: String, _ data: String, _ file: String = "items.csv", site: String = "title: T\n",
    files: [String] = ["img/a.jpg", "img/b.jpg", "img/c.jpg"]
  ) throws -> ContentResult {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: \(file), id: id, page: true, fields: \(collection) }\n---\n",
      file: data, "site.yml": site,
    ])
    for file in files { try folder.write(Array(svg.utf8), to: file) }
    return folder.read()
  }

  /// The files of a record's media, without the hash of their contents.
  private static func files(_ reading: ContentResult, _ record: Int = 0) -> [String] {
    reading.content.records[record].media.map { medium in
      switch medium.source {
      case .asset(let index): reading.content.assets[index].file
      case .remote(let address): address
      }
    }
  }

  @Test(arguments: [
    "{ title: title, image: { src: images, alt: title } }",
    "{ title: title, images: { src: images, alt: title } }",
    "{ title: title, images: { src: images, split: '; ', alt: title } }",
    "{ title: title, images: { src: images, split: ;, alt: title } }",
  ])
  func severalPathsInOneCellAreSeveralPictures(_ fields: String) throws {
    let reading = try Self.read(
      fields, "id,title,images\n1,Postcard,img/a.jpg; img/b.jpg; img/c.jpg\n2,Card,img/b.jpg\n")

    #expect(reading.words == [])
    let records = reading.content.records
    #expect(Self.files(reading) == ["img/a.jpg", "img/b.jpg", "img/c.jpg"])
    #expect(records[0].image?.source == records[0].media[0].source)
    #expect(records[0].media.map { $0.picture?.width } == [8, 8, 8])
    #expect(
      records[0].media.map { $0.picture?.alternative } == ["Postcard", "Postcard", "Postcard"])
    #expect(records[1].media == [])
    #expect(records[1].image?.width == 8)
  }

  @Test(arguments: [
    ("img/a.jpg|img/b.jpg", ["img/a.jpg", "img/b.jpg"]),
    ("img/a.jpg, img/b.jpg", ["img/a.jpg", "img/b.jpg"]),
    ("img/c, d.jpg", ["img/c, d.jpg"]),
    ("img/c, d.jpg; img/a.jpg", ["img/c, d.jpg", "img/a.jpg"]),
    ("img", ["img/2.jpg", "img/10.jpg", "img/a.jpg", "img/b.jpg", "img/c, d.jpg", "img/talk.mp3"]),
    (
      "img/*",
      ["img/2.jpg", "img/10.jpg", "img/a.jpg", "img/b.jpg", "img/c, d.jpg", "img/talk.mp3"]
    ),
    ("img/?.jpg", ["img/2.jpg", "img/a.jpg", "img/b.jpg"]),
    ("img/a.jpg;img/b.jpg;img/a.jpg", ["img/a.jpg", "img/b.jpg"]),
  ])
  func aTextIsFilesOrAFolderOrAPattern(_ text: String, _ expected: [String]) throws {
    let reading = try Self.read(
      "{ title: id, images: { src: p, alt: id, caption: id } }",
      #"[{ "id": "x", "p": "\#(text)" }]"#, "items.json",
      files: [
        "img/a.jpg", "img/b.jpg", "img/c, d.jpg", "img/10.jpg", "img/2.jpg", "img/talk.mp3",
        "img/notes.txt", "img/.hidden.jpg",
      ])

    #expect(reading.words == [])
    #expect(Self.files(reading) == expected)
  }

  @Test(arguments: [
    (#""a.jpg; b.jpg""#, "{ src: img/<p>, split: '; ', alt: id }", ["img/a.jpg", "img/b.jpg"]),
    (#"["a.jpg", "c.jpg"]"#, "{ src: img/<p>, alt: id }", ["img/a.jpg", "img/c.jpg"]),
    (#""a""#, "{ src: 'img/<p>[-_.]*', alt: id }", ["img/a.jpg", "img/a-2.jpg", "img/a_b.jpg"]),
    (#""b""#, "{ src: img/<p>.*, alt: id }", ["img/b.jpg"]),
    // Not all items need a picture.
    (#""d""#, "{ src: img/<p>.*, alt: id }", []),
  ])
  func aFolderOrAnEndingIsAroundEachName(_ value: String, _ source: String, _ expected: [String])
    throws
  {
    let reading = try Self.read(
      "{ title: id, images: \(source) }", #"[{ "id": "x", "p": \#(value) }]"#, "items.json",
      files: [
        "img/a.jpg", "img/a-2.jpg", "img/a_b.jpg", "img/ab.jpg", "img/b.jpg", "img/c.jpg",
      ])

    #expect(reading.words == [])
    let record = reading.content.records[0]
    let image = record.image.map { picture -> String in
      if case .asset(let index) = picture.source { reading.content.assets[index].file } else { "" }
    }
    #expect(expected.count < 2 ? image == expected.first : Self.files(reading) == expected)
  }

  @Test func aPatternInNoFolderIsMissing() throws {
    let reading = try Self.read(
      "{ title: id, images: { src: imgaes/<id>.*, alt: id } }", #"[{ "id": "x" }]"#, "items.json")

    #expect(reading.words.first?.contains("there is no picture 'imgaes/x.*'") == true)
  }

  /// Phones give a short film the name of the picture that was taken with it.
  @Test func aFilmIsARecordAsAPictureIs() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: ['*.jpg', '*.mp4'], fields: { title: name, image: { src: file, alt: name } } }\n---\n"
    ])
    for file in ["IMG_1.jpg", "IMG_1.mp4"] { try folder.write(Array(Self.svg.utf8), to: file) }
    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["IMG_1", "IMG_1-mp4"])
    #expect(reading.content.records.map { $0.media.map(\.kind) } == [[], [.video]])
  }

  /// By comma, Airtable lists what it stores.
  @Test func addressesInBracketsHaveTheNamesBeforeThem() throws {
    let cell =
      "front.jpg (https://example.org/x1),back, old.jpg (https://example.org/x2),t.mp3 (https://example.org/3)"
    let fields = "{ title: id, images: { src: p, alt: id, shape: 4/3 } }"
    let reading = try Self.read(
      fields, "id,p\nx,\"\(cell)\"\n", site: "remoteImages: true\n", files: [])

    #expect(reading.words == [])
    let media = reading.content.records[0].media
    #expect(media.map(\.kind) == [.picture, .picture, .audio])
    #expect(media.map(\.caption) == ["front.jpg", "back, old.jpg", "t.mp3"])
    #expect(
      media.map(\.source)
        == ["x1", "x2", "3"].map { Picture.Source.remote("https://example.org/\($0)") })

    let refused = try Self.read(fields, "id,p\nx,\"\(cell)\"\n", files: [])
    #expect(refused.content.records[0].media == [])
    #expect(refused.words.count == 3)
    #expect(
      refused.words[0].hasPrefix(
        "items.csv:2:3: warning: the picture 'https://example.org/x1' is on another server"))
  }

  @Test func wordsWithTheSameSeparatorGoToTheirPictures() throws {
    let reading = try Self.read(
      "{ title: id, images: { src: p, split: '; ', alt: a, caption: c, credit: by } }",
      "id,p,a,c,by\nx,img/a.jpg; img/b.jpg,Front; Back,One; two; three,Ann\n")

    let media = reading.content.records[0].media
    #expect(media.map(\.label) == ["Front", "Back"])
    #expect(media.map(\.caption) == ["One", "two"])
    #expect(media.map(\.credit) == ["Ann", "Ann"])
    #expect(
      reading.words == [
        "items.csv:2:3: warning: 'caption' has 3 parts for 2 pictures: the last part is left out\n  hint: write one part for all pictures, or one for each; a part can be empty"
      ])
  }

  /// The parts that are there belong to the first pictures.
  @Test(
    arguments: [
      ("One; Two", ["One", "Two", nil], true), ("One; ; Three", ["One", nil, "Three"], false),
      ("One; Two; ", ["One", "Two", nil], false), ("One", ["One", "One", "One"], false),
      ("A; B; C; ", ["A", "B", "C"], false),
      ("", [nil, nil, nil], false),
    ] as [(String, [String?], Bool)])
  func otherNumbersOfCaptionsAreReported(
    _ cell: String, _ captions: [String?], _ isReported: Bool
  ) throws {
    let paths = "img/a.jpg; img/b.jpg; img/c.jpg"
    let reading = try Self.read(
      "{ title: id, images: { src: p, split: '; ', alt: id, caption: c } }",
      "id,p,c\nx,\(paths),\(cell)\n")
    #expect(reading.content.records[0].media.map(\.caption) == captions)
    #expect(
      reading.words.map { $0.prefix { $0 != "\n" } }
        == (isReported
          ? [
            "items.csv:2:3: warning: 'caption' has 2 parts for 3 pictures: the first 2 pictures get them, the others none"
          ] : []))

    let json = try Self.read(
      "{ title: id, images: { src: p, alt: id, caption: c } }",
      #"[{"id":"x","p":["img/a.jpg","img/b.jpg","img/c.jpg"],"c":["One","Two"]}]"#, "items.json")
    #expect(json.content.records[0].media.map(\.caption) == ["One", "Two", nil])
    #expect(json.words.count == 1)
  }

  @Test func aComposedTextIsAboutAllPictures() throws {
    let reading = try Self.read(
      "{ title: t, images: { src: p, split: '; ', alt: [a, '<t>: a detail'] } }",
      "id,t,p,a\nx,Plate; blue,img/a.jpg; img/b.jpg,\ny,Cup,img/a.jpg; img/b.jpg,One; Two\n")
    #expect(reading.words == [])
    let labels = reading.content.records.map { $0.media.map(\.label) }
    #expect(
      labels == [["Plate; blue: a detail", "Plate; blue: a detail"], ["One", "Two"]])
  }

  /// A blank path has no picture, and its words are those of none.
  @Test func wordsStayBesideTheirPictures() throws {
    let reading = try Self.read(
      "{ title: id, images: { src: p, split: ;, alt: id, caption: c } }",
      "id,p,c\nx,img/a.jpg;;img/b.jpg,A;none;B\n")
    #expect(reading.words == [])
    #expect(reading.content.records[0].media.map(\.caption) == ["A", "B"])
  }

  @Test func aMissingPictureInAnotherCaseIsNamed() throws {
    let reading = try Self.read(
      "{ title: id, image: { src: p, alt: id } }", "id,p\nx,img/A.jpg\n")
    #expect(
      reading.words == [
        "items.csv:2:3: warning: there is no picture 'img/A.jpg'\n  hint: did you mean 'img/a.jpg'?"
      ])
  }

  @Test func aSlotIsSplitAsTheFieldOfTheSamePath() throws {
    let reading = try Self.read(
      "{ title: id, subtitle: maker, maker: { field: maker, split: '; ' } }",
      "id,maker\nx,\"Worpswede pottery; Bode, Paula\"\n", files: [])
    #expect(reading.content.records[0].subtitle == "Worpswede pottery, Bode, Paula")
  }

  @Test(arguments: [
    ("\"0.25, 1\"", [[0.25, 1]]), ("[0.25 1]", [[0.25, 1]]), ("", []), ("0.5; 0", [[0.5, 0]]),
  ])
  func aFocusCanComeFromAField(_ cell: String, _ focus: [[Double]]) throws {
    let reading = try Self.read(
      "{ title: id, image: { src: p, alt: '', focus: at } }", "id,p,at\nx,img/a.jpg,\(cell)\n")

    #expect(reading.words == [])
    #expect(reading.content.records[0].image?.focus.map { [$0.x, $0.y] } == focus.first)
  }

  @Test(arguments: [
    ("[[0, 1], [0.5, 0.25]]", [[0.0, 1], [0.5, 0.25]]),
    ("[0.5, 0.25]", [[0.5, 0.25], [0.5, 0.25]]),
    ("null", [nil, nil]),
  ])
  func eachPictureHasItsFocusOrAllHaveOne(_ value: String, _ focuses: [[Double]?]) throws {
    let reading = try Self.read(
      "{ title: id, images: { src: p, alt: '', focus: at } }",
      "[{ \"id\": \"x\", \"p\": [\"img/a.jpg\", \"img/b.jpg\"], \"at\": \(value) }]", "items.json")

    #expect(reading.words == [])
    #expect(
      reading.content.records[0].media.map { $0.picture?.focus.map { [$0.x, $0.y] } } == focuses)
  }

  @Test(arguments: ["left", "0.5", "0.5, 2", "0.5, 0.5, 0.5", "-0.1, 0", "nan, 0"])
  func aFocusThatIsNoPointIsAWarning(_ cell: String) throws {
    let reading = try Self.read(
      "{ title: id, image: { src: p, alt: '', focus: at } }",
      "id,p,at\nx,img/a.jpg,\"\(cell)\"\n")

    #expect(
      reading.words == [
        "items.csv:2:13: warning: 'focus' must be a point such as [0.3, 0.6], not '\(cell)'"
      ])
    #expect(reading.content.records[0].image?.focus == nil)
  }

  @Test func listsOfPathsAndOfMapsMix() throws {
    let folder = try ContentFixture([
      "owl.md": """
      ---
      title: Owl
      image: { src: a.svg, alt: An owl, focus: [0.25, 1] }
      images:
        - { src: b.svg, alt: Its nest, caption: In an oak, credit: Ann, shape: 1 }
        - c.svg
        - { src: film.mp4, poster: c.svg, captions: film.vtt }
        - gone.svg
        - a.svg
      ---

      """, "a.svg": Self.svg, "b.svg": Self.svg, "c.svg": Self.svg, "film.mp4": "x",
      "film.vtt": "WEBVTT",
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        "owl.md:6:5: warning: the picture 'c.svg' has no alt text\n  hint: describe it in 'alt', or write alt: \"\" if it is decorative",
        "owl.md:8:5: warning: there is no picture 'gone.svg'\n  hint: paths start in the folder of this file, or with / in the content folder",
        "owl.md:9:5: warning: the picture 'a.svg' has no alt text\n  hint: describe it in 'alt', or write alt: \"\" if it is decorative",
      ])
    let record = reading.content.records[0]
    #expect(Self.files(reading) == ["a.svg", "b.svg", "c.svg", "film.mp4"])
    #expect(record.image?.focus == Picture.Focus(x: 0.25, y: 1))
    #expect(record.media[1].caption == "In an oak")
    #expect(record.media[1].credit == "Ann")
    #expect(record.media[1].picture?.shape == 1)
    #expect(record.media[3].kind == .video)
    #expect(record.media[3].picture?.width == 8)
    #expect(record.media[3].captions != nil)
    #expect(record.media[3].extent.bytes == 1)
    // Files to download keep their names; pictures have the hash of their contents.
    #expect(reading.content.assets.map(\.output).contains("film.mp4"))
    #expect(!reading.content.assets.map(\.output).contains("a.svg"))
  }

  @Test(arguments: [
    ("images: 3", "there is no picture '3'"),
    ("images: [[a.svg], { alt: x }]", nil),
    (
      "images: { src: a.svg, alt: x, focus: 1 }",
      "'focus' must be a point such as [0.3, 0.6], not '1'"
    ),
    (
      "images: { src: a.svg, alt: x, focus: [0.5, 2] }",
      "'focus' must be a point such as [0.3, 0.6], not a list"
    ),
    ("images: { src: a.svg, alt: [x] }", "'alt' must be text, not a list"),
    ("images: { scr: a.svg }", "unknown key 'scr' in an image"),
    ("images: { src: { a: b } }", "unknown key 'a' in an image"),
    ("images: ''", nil),
    ("images:", nil),
    ("images: []", nil),
    ("images: ../a.svg", "there is no picture '../a.svg'"),
    ("images: .b.svg", "'.b.svg' is not shown because it is named like a hidden file"),
  ])
  func wrongImagesAreToldOf(_ line: String, _ problem: String?) throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\n\(line)\n---\n", "a.svg": Self.svg, ".b.svg": Self.svg,
    ])
    let words = folder.read().words.filter { !$0.contains("has no alt text") }
    if let problem {
      #expect(words.contains { $0.contains(problem) }, "\(words)")
    } else {
      #expect(words == [])
    }
  }

  /// A sound has no picture: a symbol stands for it, unless the record has its own.
  @Test func aRecordWithoutAPictureHasTheSymbolOfItsFile() throws {
    let reading = try Self.read(
      "{ title: id, symbol: s, image: p }", "id,p,s\na,x.mp3,\nb,x.pdf,\nc,x.mp4,🦉\n",
      files: ["x.mp3", "x.pdf", "x.mp4"])

    #expect(
      reading.words == [
        """
        x.pdf:1:1: warning: 'x.pdf' is shown by a symbol because its first page cannot be read
          hint: open it in a viewer and save it again as PDF, without a password
        """
      ])
    #expect(reading.content.records.map(\.symbol) == ["🎵", "📄", "🦉"])
    #expect(reading.content.records.map { $0.media.first?.kind } == [.audio, .document, .video])
  }

  @Test func aDraftsPicturesAreNotCopied() throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\ndraft: true\nimages: [ant/*, talk.mp3]\n---\n",
      "ant/1.svg": Self.svg,
      "talk.mp3": "x", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(folder.read().content.assets.map(\.file) == [])
  }

  @Test func aPathToAFileThatExistsIsALinkInAField() throws {
    let reading = try Self.read(
      "{ title: id, file: { field: file, type: link } }",
      "id,file\na,objects/talk.mp3\nb,node.js\nc,none\n", files: ["objects/talk.mp3"])

    #expect(
      reading.content.records[0].fields.map(\.value)
        == [
          .link(
            FieldValue.Link(
              written: "objects/talk.mp3", title: "objects/talk.mp3", address: "objects/talk.mp3"))
        ])
    #expect(reading.words.count == 2)
    #expect(reading.words.contains { $0.contains("'none' is not an address and stays text") })
    #expect(reading.words.contains { $0.contains("'node.js' is not an address and stays text") })
  }
}
