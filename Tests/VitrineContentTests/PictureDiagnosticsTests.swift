import Testing
import VitrineContent
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
