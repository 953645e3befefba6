import VitrineSystem

/// True if `first` comes before `second` in the order of their UTF-8 bytes, whatever the locale.
package func precedesByBytes(_ first: String, _ second: String) -> Bool {
  var isBefore = false
  withBytes(of: first) { first in
    withBytes(of: second) { second in
      isBefore = UnsafeRawBufferPointer(first).precedes(UnsafeRawBufferPointer(second))
    }
  }
  return isBefore
}

extension String {
  /// True if both are the same bytes of UTF-8. `==` takes `é` as one character and as two for equal.
  package func hasSameBytes(as other: String) -> Bool {
    var isSame = utf8.count == other.utf8.count
    guard isSame, !isEmpty else { return isSame }
    withBytes(of: self) { bytes in
      withBytes(of: other) { others in
        isSame = UnsafeRawBufferPointer(bytes).isSame(as: UnsafeRawBufferPointer(others))
      }
    }
    return isSame
  }
}

extension String? {
  /// True if both are nil, or both the same bytes of UTF-8.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
