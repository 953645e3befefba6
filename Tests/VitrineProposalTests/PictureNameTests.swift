import Testing
import VitrineProposal

/// Pictures in a folder next to a table, which its rows name without the folder.
@Suite struct PictureNameTests {
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#

  private static let rows = "id,title\no1,Owl\no2,Wren\no10,Rook\n"

  private func pictured(
    of table: String = rows, _ pictures: [String], named name: String? = "a.csv",
    at path: String = "a.csv"
  ) throws -> DataProposal {
    try proposal([path: table], and: pictures.map { ($0, Self.drawing) }, of: name)
  }

  @Test func anIDIsTheNameOfAFile() throws {
    let found = try pictured(["img/o1.svg", "img/o2.svg", "img/o10.svg", "img/x.svg"])

    #expect(found.page.contains("image: { src: img/<id>.svg, alt: title }"), "\(found.page)")
    #expect(found.page.contains("layout: grid"))
    #expect(found.copies.map(\.target) == ["a.csv", "img/o1.svg", "img/o2.svg", "img/o10.svg"])
  }

  @Test func aMissingPictureStopsNothing() throws {
    let found = try pictured(
      of: "id,title,image\n1,Owl,a.svg\n2,Wren,b.svg\n3,Rook,c.svg\n", ["a.svg", "b.svg"])

    #expect(found.page.contains("image: { src: image, alt: title }"), "\(found.page)")
    #expect(found.copies.map(\.target) == ["a.csv", "a.svg", "b.svg"])
  }

  @Test func oneOfSeveralEndingsAndNoneForSome() throws {
    let found = try pictured(["img/o1.svg", "img/o2.jpg"])

    #expect(found.page.contains("image: { src: img/<id>.*, alt: title }"), "\(found.page)")
  }

  @Test func severalForOneID() throws {
    let found = try pictured(["img/o1.svg", "img/o1-2.svg", "img/o1_back.svg", "img/o2.svg"])

    #expect(
      found.page.contains(#"images: { src: "img/<id>[-_. ]*", alt: title }"#), "\(found.page)")
    #expect(
      found.copies.map(\.target) == [
        "a.csv", "img/o1.svg", "img/o1-2.svg", "img/o1_back.svg", "img/o2.svg",
      ])
  }

  @Test func namesOfFilesWithoutTheirFolder() throws {
    let found = try pictured(
      of: "id,title,photos\n1,Owl,a.svg; b.svg\n2,Wren,c.svg\n3,Rook,\n",
      ["photos/a.svg", "photos/b.svg", "photos/c.svg"])

    #expect(
      found.page.contains(#"images: { src: photos/<photos>, split: "; ", alt: title }"#),
      "\(found.page)")
    #expect(found.copies.count == 4)
  }

  @Test func aFolderBesideTheOneOfTheTable() throws {
    let found = try pictured(
      of: "objectid,title,filename\nc1,Owl,c1.svg\nc2,Wren,c2.svg\n",
      ["objects/c1.svg", "objects/c2.svg"], named: nil, at: "tables/a.csv")

    #expect(
      found.page.contains(#"image: { src: "../objects/<filename>", alt: title }"#),
      "\(found.page)")
    #expect(
      found.copies.map(\.target) == [
        "data/tables/a.csv", "data/objects/c1.svg", "data/objects/c2.svg",
      ])
  }

  @Test func otherPicturesAreNotTheItems() throws {
    let found = try pictured(
      of: "title,year\nOwl,1901\nWren,1901\nRook,1902\n", ["img/1901.svg", "img/1902.svg"])

    #expect(!found.page.contains("image"), "\(found.page)")
  }
}
