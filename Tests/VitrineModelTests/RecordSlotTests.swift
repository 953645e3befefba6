import Testing
import VitrineDiagnostics
import VitrineModel

@Suite struct RecordSlotTests {
  private static let record = Record(
    id: RecordID(collection: "birds", key: "rook"), title: "Rook",
    place: SourceLocation(file: "birds/rook.md", line: 1, column: 1))

  @Test(arguments: RecordSlot.allCases.filter { $0 != .image && $0 != .images })
  func whatIsSetIsSaid(of slot: RecordSlot) {
    let value: FieldValue =
      switch slot {
      case .date: .date(ExtendedDate("2026-11-24")!)
      case .tags: .list([.text("black"), .text("large")])
      default: .text("a word")
      }
    var record = Self.record
    record[slot] = value

    #expect(record[slot] == value)
    for other in RecordSlot.allCases where other != slot {
      #expect(record[other] == Self.record[other])
    }
  }

  @Test func aValueOfAnotherKindIsNotSet() {
    for slot in RecordSlot.allCases {
      var record = Self.record
      record[slot] = .bool(true)
      #expect(record == Self.record)
    }
  }

  @Test func aPictureIsTheSitesToSay() {
    var record = Self.record
    record.image = Picture(source: .remote("https://example.org/rook.png"), alternative: nil)
    record.media = [Medium(.picture, source: record.image!.source, picture: record.image)]
    #expect(record[.image] == nil)
    #expect(record[.images] == nil)
  }
}
