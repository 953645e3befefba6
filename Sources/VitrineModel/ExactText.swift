/// A path or an id, compared by its bytes only. `String` treats precomposed and decomposed `é` as
/// equal, but file systems, addresses and ids in data do not.
public struct ExactText: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (first: Self, second: Self) -> Bool {
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in
      second.withUTF8 { first.count == $0.count && first.elementsEqual($0) }
    }
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension ExactText: Comparable {
  /// Compares in byte order.
  public static func < (first: Self, second: Self) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }
}

extension Set<ExactText> {
  package init(byBytes texts: some Sequence<String>) { self.init(texts.lazy.map { ExactText($0) }) }

  package func contains(_ text: String) -> Bool { contains(ExactText(text)) }

  /// Returns false if it was already there.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool { insert(ExactText(text)).inserted }

  package mutating func formUnion(byBytes texts: some Sequence<String>) {
    formUnion(texts.lazy.map { ExactText($0) })
  }
}

extension Dictionary where Key == ExactText {
  /// If several keys have the same bytes, the first value wins.
  package init(byBytes pairs: some Sequence<(String, Value)>) {
    self.init(pairs.lazy.map { (ExactText($0), $1) }) { first, _ in first }
  }

  package subscript(text: String) -> Value? {
    get { self[ExactText(text)] }
    set { self[ExactText(text)] = newValue }
    _modify { yield &self[ExactText(text)] }
  }

  package subscript(text: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(text), default: value()] }
    _modify { yield &self[ExactText(text), default: value()] }
  }
}
