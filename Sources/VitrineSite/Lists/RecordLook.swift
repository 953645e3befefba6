internal import VitrineModel

/// What of a record says how a list that it stands in looks.
struct RecordLook: Hashable, Sendable {
  let hasPicture: Bool
  let hasSymbol: Bool

  init(_ record: borrowing Record) {
    hasPicture = record.image != nil
    hasSymbol = record.symbol != nil
  }
}
