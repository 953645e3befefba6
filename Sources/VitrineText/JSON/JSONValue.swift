package import VitrineDiagnostics

/// A value of a document, decoded on demand.
package struct JSONValue: Sendable {
  let tape: JSONTape
  let index: Int

  var entry: JSONEntry { tape.entries[index] }

  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case text(String)
    case array(JSONElements)
    case object(JSONMembers)
  }

  package var content: Content {
    switch entry.kind {
    case .null: .null
    case .false: .bool(false)
    case .true: .bool(true)
    case .number: .number(JSONNumber(literal: literal))
    case .string: .text(tape.string(entry))
    case .array: .array(elements)
    case .object: .object(members)
    }
  }

  /// Where the value begins.
  package var position: TextPosition { tape.lines.place(of: Int(entry.start)) }

  /// The text of a string, or nil for any other value.
  package var text: String? {
    entry.kind == .string ? tape.string(entry) : nil
  }

  /// Nil for any value but a number.
  package var number: JSONNumber? {
    entry.kind == .number ? JSONNumber(literal: literal) : nil
  }

  /// Nil for any value but `true` and `false`.
  package var bool: Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array; empty for any other value.
  package var elements: JSONElements { JSONElements(value: self) }

  /// The members of an object; empty for any other value.
  package var members: JSONMembers { JSONMembers(value: self) }

  /// The value of an object's member.
  ///
  /// - Complexity: O(*n*) in the number of members before it.
  package subscript(key: String) -> JSONValue? {
    var members = members.makeIterator()
    return members.value(of: key)
  }

  private var literal: String {
    String(decoding: tape.bytes[Int(entry.start)..<Int(entry.extent)], as: UTF8.self)
  }
}

/// A number, with its notation in the text.
package struct JSONNumber: Hashable, Sendable {
  package var literal: String

  /// The nearest double, or infinity if the number is too large.
  package var value: Double { Double(literal) ?? .infinity }
}

/// The elements of an array, in order.
package struct JSONElements: Sequence, Sendable {
  let value: JSONValue

  package var count: Int { value.entry.kind == .array ? Int(value.entry.extent) : 0 }

  package func makeIterator() -> Iterator {
    Iterator(tape: value.tape, index: value.index + 1, remaining: count)
  }

  package struct Iterator: IteratorProtocol {
    let tape: JSONTape
    var index: Int
    var remaining: Int

    package mutating func next() -> JSONValue? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      let value = JSONValue(tape: tape, index: index)
      index = Int(value.entry.next)
      return value
    }
  }
}

/// A member of an object.
package struct JSONMember: Sendable {
  package var key: String

  /// The position of the key's opening quote.
  package var keyPosition: TextPosition { tape.lines.place(of: keyStart) }

  package var value: JSONValue

  let tape: JSONTape
  let keyStart: Int
}

/// The members of an object, in source order.
package struct JSONMembers: Sequence, Sendable {
  let value: JSONValue

  /// The number of members, including repeated keys.
  package var count: Int { value.entry.kind == .object ? Int(value.entry.extent) : 0 }

  package func makeIterator() -> Iterator {
    Iterator(tape: value.tape, index: value.index + 1, remaining: count)
  }

  package struct Iterator: IteratorProtocol {
    let tape: JSONTape
    var index: Int
    var remaining: Int

    /// The value of the next member with this key.
    mutating func value(of key: String) -> JSONValue? {
      var key = key
      return key.withUTF8 { key in
        while remaining > 0 {
          remaining -= 1
          let isFound = tape.holds(key, at: index)
          let value = JSONValue(tape: tape, index: index + 1)
          index = Int(value.entry.next)
          if isFound { return value }
        }
        return nil
      }
    }

    package mutating func next() -> JSONMember? {
      while remaining > 0 {
        remaining -= 1
        let key = tape.entries[index]
        let value = JSONValue(tape: tape, index: index + 1)
        index = Int(value.entry.next)
        if key.isRepeated { continue }
        return JSONMember(
          key: tape.string(key), value: value, tape: tape, keyStart: Int(key.start))
      }
      return nil
    }
  }
}

extension JSONTape {
  /// Whether the string at `index` consists of these bytes.
  func holds(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let entry = entries[index], start = Int(entry.start) + 1
    if entry.isEscaped { return string(entry).utf8.elementsEqual(text) }
    guard Int(entry.extent) - start == text.count else { return false }
    return text.indices.allSatisfy { bytes[start + $0] == text[$0] }
  }

  func string(_ entry: JSONEntry) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      let content = UnsafeBufferPointer(rebasing: buffer[Int(entry.start) + 1..<Int(entry.extent)])
      guard entry.isEscaped else { return String(decoding: content, as: UTF8.self) }
      return String(decoding: unescapedJSON(content), as: UTF8.self)
    }
  }
}
