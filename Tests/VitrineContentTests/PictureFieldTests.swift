import TestSupport
import Testing
import VitrineContent
import VitrineModel
import VitrineText

/// Fields that records get from the files of their pictures.
@Suite struct PictureFieldTests {
  /// A photograph as far as its first bytes: a JPEG header of 80 × 60 pixels.
  static func photograph(
    taken: String = "2017:05:03 11:22:33", camera: String = "NIKON D750",
    caption: String? = "A bridge", gps: [ExifFixture.Entry] = ExifFixture.vienna
  ) -> [UInt8] {
    let exif = ExifFixture(
      main: [(0x0110, .text(camera))] + (caption.map { [(0x010E, .text($0))] } ?? []),
      photo: [(0x9003, .text(taken))], gps: gps)
    return
      ([0xFF, 0xD8] + jpegSegment(0xC0, [8, 0, 60, 0, 80, 1, 1, 0x11, 0])
      + jpegSegment(0xDA, [1, 1, 0, 0, 63, 0]) + [9, 0xFF, 0xD9]).inserting(exif)
  }

  private static func read(
    _ page: String, _ data: String, site: String = "pictures: { fields: [taken, camera] }",
    photographs: [(String, [UInt8])] = [("a.jpg", photograph())]
  ) throws -> ContentResult {
    let folder = try ContentFixture([
      "index.md": "---\n\(page)\n---\n", "items.json": data, "site.yml": "title: T\n\(site)\n",
    ])
    for (name, bytes) in photographs { try folder.write(bytes, to: name) }
    return folder.read()
  }

  private static let collection =
    "collection: { from: items.json, id: id, fields: { title: id, image: { src: p, alt: id } } }"

  private static func fields(_ reading: ContentResult, _ record: Int = 0) -> [String: String] {
    let fields = reading.content.records[record].fields
    return Dictionary(uniqueKeysWithValues: fields.map { ($0.name, text(of: $0.value)) })
  }

  private static func text(of value: FieldValue) -> String {
    switch value {
    case .text(let text): "text \(text)"
    case .date(let date): "date \(date.text)"
    case .composite(let composite): "composite \(composite.text)"
    default: "\(value)"
    }
  }

  @Test func onlyWhatIsAskedForBecomesFields() throws {
    let data = #"[{ "id": "x", "p": "a.jpg" }]"#
    let reading = try Self.read(Self.collection, data)

    #expect(reading.words == [])
    #expect(
      Self.fields(reading) == ["taken": "date 2017-05-03T11:22:33", "camera": "text NIKON D750"])
    #expect(reading.content.records[0].media == [])
    #expect(Self.fields(try Self.read(Self.collection, data, site: "")) == [:])
  }

  @Test func aPlaceIsAskedForByItsName() throws {
    let reading = try Self.read(
      Self.collection, #"[{ "id": "x", "p": "a.jpg" }]"#, site: "pictures: { fields: place }")

    // 48 + 12 / 60 + 30 / 3600, and 16 + 22 / 60 + 12 / 3600 to the west.
    #expect(Self.fields(reading) == ["place": "composite 48.208333, -16.37"])
  }

  @Test func aCollectionAsksForItself() throws {
    let page = Self.collection.replacing(" } } }", with: " } }, pictureFields: [caption] }")
    let reading = try Self.read(page, #"[{ "id": "x", "p": "a.jpg" }]"#)
    #expect(Self.fields(reading) == ["caption": "text A bridge"])

    let none = Self.collection.replacing(" } } }", with: " } }, pictureFields: [] }")
    #expect(Self.fields(try Self.read(none, #"[{ "id": "x", "p": "a.jpg" }]"#)) == [:])
  }

  @Test func aRecordKeepsItsOwnValues() throws {
    let page =
      "collection: { from: items.json, id: id, fields: { title: id, taken: t, camera: c, image: { src: p, alt: id } } }"
    let reading = try Self.read(
      page,
      """
      [{ "id": "a", "p": "a.jpg", "t": "1921-03", "c": "Leica" },
       { "id": "b", "p": "a.jpg", "t": "", "c": null },
       { "id": "c", "p": "a.jpg", "t": "one day", "c": "" }, { "id": "d", "t": "1921" }]
      """)

    // A text is a date where photographs have dates.
    #expect(Self.fields(reading, 0) == ["taken": "date 1921-03", "camera": "text Leica"])
    #expect(
      Self.fields(reading, 1) == ["taken": "date 2017-05-03T11:22:33", "camera": "text NIKON D750"])
    #expect(Self.fields(reading, 2)["taken"] == "text one day")
    #expect(Self.fields(reading, 3)["taken"] == "date 1921")
  }

  @Test func everyPictureHasItsCaptionUnlessItHasOne() throws {
    let page =
      "collection: { from: items.json, id: id, fields: { title: id, images: { src: p, alt: id, caption: w } } }"
    let photographs = [
      ("a.jpg", Self.photograph()), ("b.jpg", Self.photograph(caption: "A <b>boat</b>\u{7}")),
      ("c.jpg", Self.photograph(caption: nil)),
    ]
    let reading = try Self.read(
      page,
      #"[{ "id": "x", "p": ["a.jpg", "b.jpg", "c.jpg"] }, { "id": "y", "p": "a.jpg", "w": "Own" }]"#,
      site: "pictures: { fields: caption }", photographs: photographs)

    #expect(
      reading.content.records[0].media.map(\.caption) == ["A bridge", "A <b>boat</b>", nil])
    #expect(Self.fields(reading, 0) == ["caption": "text A bridge"])
    #expect(reading.content.records[1].media.map(\.caption) == ["Own"])
  }

  @Test func theRecordsOwnCaptionIsAboutItsPicture() throws {
    let page =
      "collection: { from: items.json, id: id, fields: { title: id, caption: w, image: { src: p, alt: id } } }"
    let reading = try Self.read(
      page, #"[{ "id": "y", "p": "a.jpg", "w": "Own" }]"#, site: "pictures: { fields: caption }")

    #expect(Self.fields(reading, 0) == ["caption": "text Own"])
    #expect(reading.content.records[0].media == [])
  }

  /// In a collection of pictures, naming a value in `fields` is asking for it.
  @Test func fieldsOfACollectionCanMapThem() throws {
    let page =
      "collection: { from: '*.jpg', fields: { title: caption, date: taken, image: { src: file, alt: name } } }\nsections: [{ sort: date, layout: list }]"
    let reading = try Self.read(
      page, "[]", site: "",
      photographs: [
        ("a.jpg", Self.photograph(caption: "Later")),
        ("b.jpg", Self.photograph(taken: "2011:01:02 03:04:05", caption: "Earlier")),
      ])

    #expect(reading.words.filter { !$0.hasPrefix("items.json") } == [])
    #expect(reading.shown(on: "index.html") == [["Earlier", "Later"]])
    #expect(
      reading.content.records.map { $0.date?.text } == [
        "2017-05-03T11:22:33", "2011-01-02T03:04:05",
      ])
    #expect(Self.fields(reading) == [:])
  }

  @Test func aDefaultIsForPicturesThatDoNotSayIt() throws {
    let page =
      "collection: { from: '*.jpg', fields: { title: { field: caption, default: None }, image: { src: file, alt: name } } }\nsections: [{ layout: list }]"
    let reading = try Self.read(
      page, "[]", site: "",
      photographs: [("a.jpg", Self.photograph(caption: "Its own"))])

    #expect(reading.shown(on: "index.html") == [["Its own"]])
  }

  @Test func sectionsSortGroupAndChooseByThem() throws {
    let page =
      Self.collection
        + """

        sections:
          - { title: All, sort: taken, layout: list }
          - { title: Some, where: { taken: { atLeast: 2015 } }, repeats: true, layout: list }
          - { title: By camera, outline: camera, repeats: true, layout: list }
        """
    let reading = try Self.read(
      page,
      #"[{ "id": "x", "p": "a.jpg" }, { "id": "y", "p": "b.jpg" }, { "id": "z", "p": "c.jpg" }]"#,
      photographs: [
        ("a.jpg", Self.photograph()),
        ("b.jpg", Self.photograph(taken: "2011:01:02 03:04:05", camera: "Leica Q2")),
        // On the same day, but earlier.
        ("c.jpg", Self.photograph(taken: "2017:05:03 09:00:00")),
      ])

    #expect(reading.words == [])
    #expect(
      reading.shown(on: "index.html") == [
        ["y", "z", "x"], ["x", "z"], ["NIKON D750", "  x", "  z", "Leica Q2", "  y"],
      ])
  }

  @Test func collectionsChooseTheirRecordsByThem() throws {
    let page = Self.collection.replacing(
      "id: id,", with: "id: id, where: { taken: { atMost: 2015 } },")
    let reading = try Self.read(
      page, #"[{ "id": "x", "p": "a.jpg" }, { "id": "y", "p": "b.jpg" }]"#,
      photographs: [
        ("a.jpg", Self.photograph()), ("b.jpg", Self.photograph(taken: "2011:01:02 03:04:05")),
      ])

    #expect(reading.content.records.map(\.title) == ["y"])
  }

  @Test(arguments: ["pictures: { fields: [taken, caemra] }", "pictures: { fields: caemra }"])
  func anUnknownNameIsAnError(site: String) throws {
    let reading = try Self.read(Self.collection, "[]", site: site)
    let column = site.hasSuffix("] }") ? 29 : 21

    #expect(
      reading.words.filter { $0.contains("caemra") } == [
        """
        site.yml:2:\(column): error: 'fields' cannot be 'caemra'
          hint: did you mean 'camera'?
        """
      ])
  }

  @Test func hostileMetadataIsHarmless() throws {
    let whole = Self.photograph()
    let all = [
      "taken": "date 2017-05-03T11:22:33", "camera": "text NIKON D750", "caption": "text A bridge",
      "place": "composite 48.208333, -16.37",
    ]
    var counts: Set<Int> = []
    for length in stride(from: 4, to: whole.count, by: 7) {
      let cut = try Self.read(
        Self.collection, #"[{ "id": "x", "p": "a.jpg" }]"#,
        site: "pictures: { fields: [taken, camera, caption, creator, credit, copyright, place] }",
        photographs: [("a.jpg", Array(whole.prefix(length)))])
      let fields = Self.fields(cut)
      #expect(fields.allSatisfy { all[$0.key] == $0.value }, "\(length): \(fields)")
      counts.insert(fields.count)
    }
    // What the beginning of a file has, in the order of its blocks.
    #expect(counts.contains(0) && counts.contains(all.count))
    let wrong = try Self.read(
      Self.collection, #"[{ "id": "x", "p": "a.jpg" }]"#,
      photographs: [("a.jpg", Self.photograph(taken: "2017:02:31 00:00:00"))])
    #expect(Self.fields(wrong) == ["camera": "text NIKON D750"])
  }
}
