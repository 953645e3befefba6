extension JSONWriter {
  /// An object with the members that `write` writes.
  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  /// The same under a key.
  package mutating func object(_ key: String, _ write: (inout JSONWriter) -> Void) {
    self.key(key)
    object(write)
  }

  /// What `write` writes of each element; `inLines` begins a line with each.
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

  /// The same under a key.
  package mutating func array<Element>(
    _ key: String, _ elements: some Sequence<Element>, inLines: Bool = false,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array(elements, inLines: inLines, write)
  }

  /// A text under a key; nothing without a text.
  package mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    self.key(key)
    self.text(text)
  }

  /// A number under a key; nothing without a number.
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

  /// `true` under a key; nothing for what is false.
  package mutating func member(_ key: String, if isTrue: Bool) {
    guard isTrue else { return }
    self.key(key)
    bool(true)
  }
}
