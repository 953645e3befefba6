/// A text with names in `{ }` that values replace: `{day} {month} {year}`. It is read once, since
/// pages have many dates.
struct FormatPattern: Hashable, Sendable {
  private var pieces: [Piece] = []

  private struct Piece: Hashable {
    var text: String
    var value: Int?
  }

  /// `names` are in the order in which `text(_:)` takes their values.
  init(_ pattern: String, names: [String]) {
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      let value = names.firstIndex(of: name)
      pieces.append(
        Piece(text: String(value == nil ? rest[...close] : rest[..<open]), value: value))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(Piece(text: String(rest)))
  }

  /// The pattern with `values` in place of its names.
  func text(_ values: String...) -> String { text(values) }

  func text(_ values: [String]) -> String {
    let length = pieces.reduce(0) {
      $0 + $1.text.utf8.count + ($1.value.map { values[$0] } ?? "").utf8.count
    }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = 0
      func append(_ text: String) {
        end = buffer[end...].initialize(fromContentsOf: text.utf8)
      }
      for piece in pieces {
        append(piece.text)
        if let value = piece.value { append(values[value]) }
      }
      return end
    }
  }
}
