/// A text with placeholders in braces: `{day} {month} {year}`. It is parsed once, since pages have
/// many dates.
struct FormatPattern: Hashable, Sendable {
  private var pieces: [Piece] = []

  private struct Piece: Hashable {
    var text: String
    var value: Int?
  }

  /// `names` are in the order in which `text(_:)` takes their values.
  init(_ pattern: String, names: [String]) {
    var rest = pattern[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(rest[rest.index(after: open)..<close])
      let value = names.firstIndex(of: name)
      pieces.append(
        Piece(text: String(value == nil ? rest[...close] : rest[..<open]), value: value))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(Piece(text: String(rest)))
  }

  /// The text before and after its last placeholder, with `values` substituted for the others.
  func around(_ values: [String]) -> (before: String, after: String) {
    var sides = (before: "", after: "")
    var isBehind = false
    for piece in pieces {
      if isBehind { sides.after += piece.text } else { sides.before += piece.text }
      guard let value = piece.value else { continue }
      if value == values.count {
        isBehind = true
      } else if isBehind {
        sides.after += values[value]
      } else {
        sides.before += values[value]
      }
    }
    return sides
  }

  /// The pattern with `values` substituted for its names.
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
