import Foundation
import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel

/// What is wrong with the pictures that records name.
@Suite struct PictureDiagnosticsTests {
  @Test func aMissingPictureIsAWarningAndThereIsNone() throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\nimage: { src: ow.svg, alt: An owl }\n---\n",
      "owl.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>",
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        owl.md:3:15: warning: there is no picture 'ow.svg'
          hint: did you mean 'owl.svg'?
        """
      ])
    #expect(reading.content.records[0].image == nil)
  }

  /// The next picture stands for it, or the symbol of a record without pictures.
  @Test(arguments: [
    ("text.jpg", "hello", "is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture"),
    ("empty.png", "", "ends before its size can be read"),
    ("empty.tif", "", "ends before its size can be read"),
    ("cut.jpg", "RIFF", "is not a PNG, JPEG, WebP, AVIF, GIF or SVG picture"),
    ("huge.gif", "GIF89a~~~~\0\0\0", "is too large: 32382 × 32382 pixels"),
  ])
  func aPictureThatCannotBeShownIsAWarningAndLeftOut(
    name: String, text: String, words: String
  ) throws {
    let folder = try ContentFixture([
      "a.md": "---\ntitle: A\nimages: [ { src: \(name), alt: A }, { src: b.svg, alt: B } ]\n---\n",
      "b.md": "---\ntitle: B\nimage: { src: \(name), alt: A }\n---\n![A](\(name))\n",
      "c.md": "---\ntitle: C\nimage: { src: f.mp4, alt: C, poster: \(name) }\n---\n",
      "site.yml": "logo: \(name)\n",
      "b.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>", "f.mp4": "x",
      name: text,
    ])

    let reading = folder.read()

    #expect(!reading.diagnostics.hasErrors)
    #expect(reading.words.contains { $0.hasPrefix("\(name):1:1: warning: \(name) \(words)") })
    let records = reading.content.records
    #expect(records.map { $0.image == nil } == [false, true, true])
    #expect(records.map(\.media.count) == [1, 0, 1])
    #expect(records[2].media[0].picture == nil)
    #expect(reading.content.assets.map(\.file).sorted() == ["b.svg", "f.mp4"])
    #expect(reading.content.settings.logo == nil)
  }

  /// As root, every file can be read.
  @Test(.enabled(if: geteuid() != 0), arguments: ["p.png", "p.pdf", "p.mp4"])
  func aFileThatTheSystemDoesNotGiveIsLeftOut(name: String) throws {
    let folder = try ContentFixture([
      "a.md": "---\ntitle: A\nimage: { src: \(name), alt: A }\n---\n", name: "x",
    ])
    chmod("\(folder.path)/\(name)", 0)

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        \(name):1:1: warning: \(name) cannot be read, so it is left out: Permission denied
          hint: check its permissions
        """
      ])
    #expect(reading.content.assets == [])
  }

  @Test func aMissingPictureThatIsLikeNoneSaysWherePathsBegin() throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\nimage: { src: pictures/owl.svg, alt: An owl }\n---\n"
    ])
    #expect(
      folder.read().words == [
        """
        owl.md:3:15: warning: there is no picture 'pictures/owl.svg'
          hint: paths start in the folder of this file, or with / in the content folder
        """
      ])
  }

  @Test func aPictureWithoutAltTextIsAWarning() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\nimage: owl.svg\n---\n",
      "rook.md": "---\ntitle: Rook\nimage: { src: owl.svg, alt: \"\" }\n---\n", "owl.svg": svg,
    ])
    #expect(
      folder.read().words == [
        """
        owl.md:3:8: warning: the picture 'owl.svg' has no alt text
          hint: describe it in 'alt', or write alt: "" if it is decorative
        """
      ])
  }

  @Test func aCollectionCanSayThatItsPicturesOnlyDecorate() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id, fields: { title: id, image: { src: icon, alt: \"\" } } }\n---\n",
      "a.json": #"[{"id":"owl","icon":"owl.svg"}]"#,
      "owl.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.records[0].image?.alternative == "")
  }

  /// Of a size only one side of which is there, nothing is known.
  @Test func aPictureHasTheShapeThatFieldsSay() throws {
    let folder = try ContentFixture([
      "site.yml": "remoteImages: true\n",
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, image: { src: url, alt: "", shape: <w>/<h> } } }
      ---
      """,
      "a.csv": """
      id,url,w,h
      owl,https://example.org/o.png,300,200
      rook,https://example.org/r.png,300,
      auk,https://example.org/a.png,wide,200
      tern,,3,0

      """,
    ])

    let reading = folder.read()

    #expect(reading.content.records.map { $0.image?.shape } == [1.5, nil, nil, nil])
    #expect(
      reading.words == [
        """
        a.csv:3:6: warning: the picture 'https://example.org/r.png' is on another server, so it is left out
          hint: give it a shape such as 4/3, which reserves space while it loads
        """,
        """
        a.csv:4:5: warning: the picture 'https://example.org/a.png' is on another server, so it is left out
          hint: give it a shape such as 4/3, which reserves space while it loads
        """,
        "a.csv:4:31: warning: 'shape' must be a shape such as 4/3 or 1.5, not 'wide/200'",
      ])
  }

  @Test(arguments: [("a", 1.5), ("b.c", 2), ("d", 0.5), ("e", nil)] as [(String, Double?)])
  func aShapeIsReadFromAPath(_ path: String, _ shape: Double?) throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id, fields: { title: id, image: { src: i, alt: \"\", shape: \(path) } } }\n---\n",
      "a.json": #"[{"id":"owl","i":"o.svg","a":1.5,"b":{"c":"2"},"d":"1/2","e":null}]"#,
      "o.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>",
    ])

    #expect(folder.read().content.records[0].image?.shape == shape)
  }

  @Test(arguments: [
    (
      "title: Owls", "",
      "copy it into the content folder, or set remoteImages: true in site.yml and give it a shape such as 4/3"
    ),
    (
      "remoteImages: true", "", "give it a shape such as 4/3, which reserves space while it loads"
    ),
  ])
  func aRemotePictureIsLeftOut(_ site: String, _ shape: String, _ hint: String) throws {
    let folder = try ContentFixture([
      "site.yml": site,
      "owl.md":
        "---\ntitle: Owl\nimage: { src: \"https://example.org/o.png\", alt: An owl }\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        owl.md:3:15: warning: the picture 'https://example.org/o.png' is on another server, so it is left out
          hint: \(hint)
        """
      ])
  }
}
