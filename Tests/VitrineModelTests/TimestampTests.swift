import Testing
import VitrineDiagnostics
import VitrineModel

/// Times of RFC 3339, section 5.6.
@Suite struct TimestampTests {
  @Test(arguments: [
    ("2026-05-01", "2026-05-01T00:00:00Z"),
    ("2026-05-01T09:30", "2026-05-01T09:30:00Z"),
    ("2026-05-01 09:30:05", "2026-05-01T09:30:05Z"),
    ("2026-05-01T09:30:05.25Z", "2026-05-01T09:30:05.25Z"),
    ("2026-05-01T09:30z", "2026-05-01T09:30:00Z"),
    ("2026-05-01T09:30+02", "2026-05-01T09:30:00+02:00"),
    ("2026-05-01T09:30 -0330", "2026-05-01T09:30:00-03:30"),
    ("2026-05-01T09:30:05+05:45", "2026-05-01T09:30:05+05:45"),
    ("2026-05-01T24:00", "2026-05-01T23:59:59Z"),
  ])
  func aDayHasATimestamp(written: String, timestamp: String) {
    #expect(ExtendedDate(written)?.timestamp == timestamp)
  }

  @Test(arguments: ["2026", "2026-05", "2026-05-01/2026-05-03", "2026-05-01~", "before 1900"])
  func aDateWithoutACertainDayHasNone(written: String) {
    #expect(ExtendedDate(written)?.timestamp == nil)
  }

  @Test func theFieldUpdatedSaysWhenARecordChanged() {
    var record = Record(
      id: RecordID(collection: "a", key: "a"), title: "A",
      place: .init(file: "a.md", line: 1, column: 1))
    #expect(record.updated == nil)
    record.fields = [Field(name: "updated", value: .text("last week"))]
    #expect(record.updated == nil)
    record.fields = [Field(name: "updated", value: .text("2026-05-01"))]
    #expect(record.updated == CalendarDate(year: 2026, month: 5, day: 1))
  }
}
