extension JSONValue {
  /// Where the value stands among the bytes of its text.
  ///
  /// - Complexity: O(*n*), its length.
  package var range: Range<Int> {
    let (start, extent) = (Int(entry.start), Int(entry.extent))
    return switch entry.kind {
    case .null, .false, .true, .number: start..<extent
    case .string: start..<extent + 1
    case .array, .object: start..<tape.endOfContainer(at: start)
    }
  }

  /// The hash of all that stands from the beginning of this value to the end of another behind it.
  package func hash(through last: JSONValue) -> ContentHash {
    let bytes = tape.bytes
    return ContentHash(of: bytes.span.bytes.extracting(Int(entry.start)..<last.range.upperBound))
  }
}

extension JSONMember {
  /// Where its key and its value stand among the bytes of their text.
  package var range: Range<Int> { keyStart..<value.range.upperBound }
}

extension JSONTape {
  /// The offset after the bracket that closes the one at `start`. The text has been checked.
  fileprivate func endOfContainer(at start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var depth = 0
      var index = start
      repeat {
        switch bytes[index] {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""):
          index += 1
          while bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
          }
        default: break
        }
        index += 1
      } while depth > 0
      return index
    }
  }
}
