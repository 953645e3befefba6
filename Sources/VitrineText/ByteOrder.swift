import VitrineSystem

/// Whether `first` comes before `second` in UTF-8 byte order, independent of locale.
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
  /// Whether both consist of the same UTF-8 bytes. `==` treats precomposed and decomposed `é` as
  /// equal.
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
  /// Whether both are nil, or both consist of the same UTF-8 bytes.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
