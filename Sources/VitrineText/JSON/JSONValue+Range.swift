extension JSONValue {
  /// The range of the value among the bytes of the text.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  package var range: Range<Int> {
    let (start, extent) = (Int(entry.start), Int(entry.extent))
    return switch entry.kind {
    case .null, .false, .true, .number: start..<extent
    case .string: start..<extent + 1
    case .array, .object: start..<tape.endOfContainer(at: start)
    }
  }

  /// The hash of everything from the beginning of this value to the end of a later one.
  package func hash(through last: JSONValue) -> ContentHash {
    let bytes = tape.bytes
    return ContentHash(of: bytes.span.bytes.extracting(Int(entry.start)..<last.range.upperBound))
  }
}

extension JSONMember {
  /// The range of the key and its value among the bytes of the text.
  package var range: Range<Int> { keyStart..<value.range.upperBound }
}

extension JSONTape {
  /// The offset after the bracket that closes the one at `start`. The text has already been
  /// checked.
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
