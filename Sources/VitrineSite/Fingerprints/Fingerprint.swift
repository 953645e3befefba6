internal import VitrineText

/// A value that can add its contents to a fingerprint.
protocol Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint)
}

/// A hash under construction, with which builds detect whether a value changed.
///
/// It is the same in every process, unlike Swift's own hashes, and depends on the bytes of texts,
/// unlike their equality: pages differ if one has `é` as one scalar and the other as two.
struct Fingerprint {
  /// The names of records, pages and files, whose indices change from build to build.
  let names: ContentNames
  private var hasher = ContentHasher()

  init(_ names: ContentNames) { self.names = names }

  /// Never `incomparable`.
  var value: UInt64 { max(1, hasher.finalize().value) }

  /// The fingerprint of a value that cannot be compared and therefore counts as changed in every
  /// build.
  static let incomparable: UInt64 = 0

  static func of(_ names: ContentNames, _ feed: (inout Fingerprint) -> Void) -> UInt64 {
    var fingerprint = Fingerprint(names)
    feed(&fingerprint)
    return fingerprint.value
  }
}

extension Fingerprint {
  mutating func feed<each Value: Fingerprinted>(_ value: repeat each Value) {
    repeat (each value).feed(&self)
  }

  mutating func feed(bytes: [UInt8]) {
    feed(bytes.count)
    hasher.combine(bytes)
  }

  fileprivate mutating func combine(_ number: UInt64) { hasher.combine(number) }
  fileprivate mutating func combine(_ text: String) { hasher.combine(counted: text) }

  mutating func feed(record index: Int?) { feed(index.map { names.records[$0] }) }
  mutating func feed(page index: Int?) { feed(index.map { names.pages[$0] }) }
  mutating func feed(asset index: Int) { feed(names.assets[index]) }
}

extension String: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(self) }
}

extension UInt64: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(self) }
}

extension Int: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.combine(UInt64(bitPattern: Int64(self)))
  }
}

extension Double: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(bitPattern) }
}

extension Bool: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(self ? 1 : 0) }
}

extension Optional: Fingerprinted where Wrapped: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.combine(self == nil ? 0 : 1)
    self?.feed(&fingerprint)
  }
}

extension Array: Fingerprinted where Element: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.combine(UInt64(count))
    for element in self { element.feed(&fingerprint) }
  }
}

extension ContentHash: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(value) }
}

// MARK: Any value

extension Fingerprint {
  /// Feeds everything that a value stores, found by reflection, so that no property is forgotten.
  ///
  /// Takes about a microsecond per property, so use it only for values of which a site has few.
  mutating func feed(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional, let value = value as? any Fingerprinted {
      value.feed(&self)
      return
    }
    switch mirror.displayStyle {
    case .set, .dictionary:
      // Add the hashes of the elements, because their order differs from process to process.
      let sum = mirror.children.reduce(0 as UInt64) { [names] sum, child in
        sum &+ Fingerprint.of(names) { $0.feed(reflecting: child.value) }
      }
      feed(mirror.children.count, sum)
    case .enum where mirror.children.isEmpty:
      feed(String(describing: value))
    case .enum:
      for child in mirror.children {
        feed(child.label)
        feed(reflecting: child.value)
      }
    case .collection, .optional:
      feed(mirror.children.count)
      for child in mirror.children { feed(reflecting: child.value) }
    default:
      // Mirrors do not show the contents of a number or a character, so feed its description.
      if mirror.children.isEmpty { feed(String(describing: value)) }
      for child in mirror.children { feed(reflecting: child.value) }
    }
  }
}
