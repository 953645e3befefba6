import TestSupport
import Testing
import VitrineText

@testable import VitrineFormats

@Suite struct PictureMetadataTests {
  private let empty: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]

  @Test func exifSaysWhenAndWithWhatAndWhereAPhotographWasTaken() {
    let exif = ExifFixture(
      main: [
        (0x010E, .text("A bridge (old)")), (0x010F, .text("NIKON CORPORATION")),
        (0x0110, .text("NIKON D750")), (0x013B, .text("Ada")), (0x8298, .text("© Ada")),
      ],
      photo: [(0x9003, .text("2017:05:03 11:22:33"))], gps: ExifFixture.vienna)
    let metadata = PictureMetadata(of: empty.inserting(exif))

    #expect(metadata.taken == "2017-05-03T11:22:33")
    #expect(metadata.camera == "NIKON D750")
    #expect(metadata.caption == "A bridge (old)")
    #expect(metadata.creators == ["Ada"])
    #expect(metadata.copyright == "© Ada")
    // 48 + 12 / 60 + 30 / 3600, and 16 + 22 / 60 + 12 / 3600 to the west.
    #expect(abs(metadata.latitude! - 48.208333) < 1e-6)
    #expect(abs(metadata.longitude! + 16.37) < 1e-6)
    #expect(metadata.hasLocation)
  }

  @Test(arguments: [
    ("Canon", "Canon EOS 5D", "Canon EOS 5D"), ("Apple", "iPhone 15", "Apple iPhone 15"),
    ("LEICA", "Leica Q2", "Leica Q2"),
  ])
  func aCameraHasItsMakerOnce(make: String, model: String, camera: String) {
    let exif = ExifFixture(main: [(0x010F, .text(make)), (0x0110, .text(model))])

    #expect(PictureMetadata(of: empty.inserting(exif)).camera == camera)
  }

  @Test(arguments: [
    ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", nil), ("2017:13:03 11:22:33", nil),
    ("2017:05:03", "2017-05-03"), ("2017:05:03 25:00:00", "2017-05-03"),
  ])
  func aDateThatIsNoneIsLeftOut(text: String, taken: String?) {
    let exif = ExifFixture(photo: [(0x9003, .text(text))])

    #expect(PictureMetadata(of: empty.inserting(exif)).taken == taken)
  }

  @Test func whatCamerasWriteIsNoCaption() {
    let exif = ExifFixture(main: [(0x010E, .text("OLYMPUS DIGITAL CAMERA"))])

    #expect(PictureMetadata(of: empty.inserting(exif)).caption == nil)
  }

  @Test func coordinatesThatAreNoneAreNoLocationButALocationIsStillThere() {
    var exif = ExifFixture(gps: ExifFixture.vienna)
    exif.gps[1].value = .rationals([(0, 0), (0, 0), (0, 0)])
    let metadata = PictureMetadata(of: empty.inserting(exif))

    #expect(metadata.latitude == nil)
    #expect(metadata.hasLocation)
  }

  private static let xmp = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
     xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
     <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
       xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="Agency"
       xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,12.5N">
      <exif:GPSLongitude>16,22,12W</exif:GPSLongitude>
      <exif:DateTimeOriginal>2020-02-29T08:09:10.5+02:00</exif:DateTimeOriginal>
      <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Brücke &amp; Fluß</rdf:li>
       <rdf:li xml:lang="en">bridge</rdf:li></rdf:Alt></dc:description>
      <dc:creator><rdf:Seq><rdf:li>Ada</rdf:li><rdf:li>Bo</rdf:li></rdf:Seq></dc:creator>
      <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">CC BY</rdf:li></rdf:Alt></dc:rights>
     </rdf:Description></rdf:RDF></x:xmpmeta>
    """

  @Test func xmpHasTextsAndCoordinates() {
    let packet = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(Self.xmp.utf8)
    let metadata = PictureMetadata(of: empty.inserting(jpegSegment(0xE1, packet)))

    #expect(metadata.caption == "Brücke & Fluß")
    #expect(metadata.creators == ["Ada", "Bo"])
    #expect(metadata.credit == "Agency")
    #expect(metadata.copyright == "CC BY")
    #expect(metadata.taken == "2020-02-29T08:09:10")
    #expect(abs(metadata.latitude! - 48.208333) < 1e-6)
    #expect(abs(metadata.longitude! + 16.37) < 1e-6)
    #expect(metadata.hasLocation)
  }

  @Test func iptcIsReadInUTF8AndInLatin1() {
    func set(_ number: UInt8, _ text: [UInt8]) -> [UInt8] {
      [0x1C, 2, number] + text.count.bigEndian(2) + text
    }
    let sets =
      set(80, [0x41, 0xE4]) + set(110, Array("Agency".utf8))
      + set(55, Array("20190807".utf8)) + set(120, Array("Brücke".utf8))
      + set(116, Array("© A".utf8))
    let resource =
      Array("Photoshop 3.0\0".utf8) + Array("8BIM\u{04}\u{04}\0\0".utf8) + sets.count.bigEndian(4)
      + sets
    let metadata = PictureMetadata(of: empty.inserting(jpegSegment(0xED, resource)))

    #expect(metadata.creators == ["Aä"])
    #expect(metadata.credit == "Agency")
    #expect(metadata.taken == "2019-08-07")
    #expect(metadata.caption == "Brücke")
    #expect(metadata.copyright == "© A")
  }

  @Test func exifIsFoundInEveryFormat() {
    let block = ExifFixture(main: [(0x0110, .text("Camera"))]).block
    let heic =
      24.bigEndian(4) + Array("ftypheic\0\0\0\0mif1heic".utf8)
      + Array("mdat\0\0\0\u{06}Exif\0\0".utf8)
      + block
    let bare = 20.bigEndian(4) + Array("ftypavif\0\0\0\0avif".utf8) + 0.bigEndian(4) + block
    let png =
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + block.count.bigEndian(4) + Array("eXIf".utf8) + block
    let webp = Array("RIFF\0\0\0\0WEBPEXIF".utf8) + block.count.littleEndian(4) + block

    for bytes in [heic, bare, png, webp, block] {
      #expect(PictureMetadata(of: bytes).camera == "Camera")
    }
  }

  @Test func damagedMetadataIsLeftOut() {
    let exif = ExifFixture(
      main: [(0x0110, .text("Camera"))], photo: [(0x9003, .text("2017:05:03 11:22:33"))],
      gps: ExifFixture.vienna)
    let whole = empty.inserting(exif)

    let all = PictureMetadata(of: whole)
    var cameras = 0
    for length in whole.indices {
      let found = PictureMetadata(of: Array(whole.prefix(length)))
      // Each is there as a whole or not at all.
      #expect([nil, all.camera].contains(found.camera), "\(length)")
      #expect([nil, all.taken].contains(found.taken), "\(length)")
      #expect([nil, all.latitude].contains(found.latitude), "\(length)")
      #expect([nil, all.longitude].contains(found.longitude), "\(length)")
      #expect(found.latitude == nil || found.hasLocation)
      cameras += found.camera == nil ? 0 : 1
    }
    #expect(cameras > 0 && cameras < whole.count)
    for index in whole.indices.dropFirst(3) {
      var bytes = whole
      bytes[index] = 0xFF
      let found = PictureMetadata(of: bytes)
      // A byte of its text is `ÿ`, or its entry is not found.
      #expect(found.camera.map { zip($0, "Camera").count { $0 != $1 } <= 1 } ?? true, "\(index)")
      #expect([nil, "2017-05-03", all.taken].contains(found.taken), "\(index)")
      #expect(found.latitude.map { (0...90).contains($0) } ?? true, "\(index)")
      // To the west.
      #expect(found.longitude.map { (-180...0).contains($0) } ?? true, "\(index)")
      #expect([found.caption, found.credit, found.copyright] == [nil, nil, nil], "\(index)")
    }
    #expect(PictureMetadata(of: []) == PictureMetadata())
    #expect(PictureMetadata(of: Array("text".utf8)) == PictureMetadata())
  }

  @Test(arguments: [
    ("de", "Brücke"), ("de-AT", "Brücke"), ("en", "bridge"), ("pt", "ponte"), ("fr", "default"),
    (nil, "default"),
  ])
  func aTextInSeveralLanguagesIsThatOfThePage(language: String?, caption: String) {
    let texts = [
      ("en-GB", "bridge"), ("de", "Brücke"), ("x-default", "default"), ("pt-BR", "ponte"),
    ]
    let items = texts.map { "<rdf:li xml:lang=\"\($0)\">\($1)</rdf:li>" }.joined()
    let xmp = Self.xmp.replacing(
      #/<dc:description>.*?<\/dc:description>/#.dotMatchesNewlines(),
      with: "<dc:description><rdf:Alt>\(items)</rdf:Alt></dc:description>")
    let packet = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(xmp.utf8)
    let picture = empty.inserting(jpegSegment(0xE1, packet))

    #expect(PictureMetadata(of: picture, language: language).caption == caption)
  }

  @Test func withoutADefaultTheFirstTextCounts() {
    let xmp = Self.xmp.replacing("x-default", with: "is")
    let packet = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(xmp.utf8)
    let picture = empty.inserting(jpegSegment(0xE1, packet))

    #expect(PictureMetadata(of: picture, language: "fr").caption == "Brücke & Fluß")
  }

  @Test func aDirectionThatIsNoneIsNoLocation() {
    var exif = ExifFixture(gps: ExifFixture.vienna)
    exif.gps[2].value = .text("Q")

    #expect(PictureMetadata(of: empty.inserting(exif)).longitude == nil)
  }
}
