import Testing
import VitrineModel
import VitrineText

@testable import VitrineSite

/// Records as earlier builds showed them.
@Suite struct EarlierRecordTests {
  /// The picture of today, whose size is known, and one that another record has.
  private static let today = Picture(
    source: .asset(0), alternative: "Today", width: 640, height: 480)
  private static let pictures = EarlierPictures(
    assets: [ExactText("today.png"): 0, ExactText("other.png"): 1], allowsRemote: false)

  @Test(arguments: [
    ("today.png", today),
    ("other.png", Picture(source: .asset(1), alternative: "Before")),
    ("gone.png", nil), ("https://a.b/c.png", nil), (nil, nil),
  ])
  func aRecordHasThePictureThatItHad(_ address: String?, _ picture: Picture?) {
    let image = address.map { address in
      Field(
        name: "image",
        value: .object([
          Field(name: "src", value: .text(address)), Field(name: "alt", value: .text("Before")),
        ]))
    }
    let earlier = EarlierRecord(id: "birds/owl", title: "Owl", fields: [image].compactMap(\.self))
    let now = record("owl", of: "birds") { $0.image = Self.today }

    #expect(Record(earlier, now: now, pictures: Self.pictures).image == picture)
  }
}
