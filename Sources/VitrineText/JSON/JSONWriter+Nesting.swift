import VitrineSystem

extension JSONWriter {
  /// Writes an object whose members are written by `write`.
  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  /// Writes an object as the value of `key`.
  package mutating func object(_ key: String, _ write: (inout JSONWriter) -> Void) {
    self.key(key)
    object(write)
  }

  /// Writes an array, calling `write` for each element. With `inLines`, each element is on a line
  /// of its own.
  package mutating func array<Element>(
    _ elements: some Sequence<Element>, inLines: Bool = false,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements {
      if inLines { lineBreak() }
      write(&self, element)
    }
    endArray()
  }

  /// Writes each element as `write` does, on a line of its own, in the array or object that has been
  /// begun. `jobs` threads each write `chunkSize` of them at a time.
  package mutating func lines<Element: Sendable>(
    _ elements: [Element], by chunkSize: Int,
    _ write: @escaping @Sendable (inout JSONWriter, Element) -> Void
  ) {
    let parts = concurrentMap(of: elements.count, by: chunkSize, jobs: jobs) { range in
      var part = JSONWriter()
      for element in elements[range] {
        part.lineBreak()
        write(&part, element)
      }
      return part.bytes
    }
    for part in parts { value(part) }
  }

  /// Writes an array as the value of `key`.
  package mutating func array<Element>(
    _ key: String, _ elements: some Sequence<Element>, inLines: Bool = false,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array(elements, inLines: inLines, write)
  }

  /// Writes a member, or nothing if `text` is nil.
  package mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    self.key(key)
    self.text(text)
  }

  /// Writes a member, or nothing if `number` is nil.
  package mutating func member(_ key: String, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    self.number(number)
  }

  package mutating func member(_ key: String, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    self.number(number)
  }

  /// Writes `true` as a member, or nothing if `isTrue` is false.
  package mutating func member(_ key: String, if isTrue: Bool) {
    guard isTrue else { return }
    self.key(key)
    bool(true)
  }
}
