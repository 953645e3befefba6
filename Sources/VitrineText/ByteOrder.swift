internal import Glibc

/// Whether `first` comes before `second` in the order of their UTF-8 bytes, whatever the locale.
public func precedesByBytes(_ first: String, _ second: String) -> Bool {
  var isBefore = false
  withBytes(of: first) { first in
    withBytes(of: second) { second in
      let shorter = min(first.count, second.count)
      let order =
        shorter == 0 ? 0 : memcmp(first.baseAddress!, second.baseAddress!, shorter)
      isBefore = order == 0 ? first.count < second.count : order < 0
    }
  }
  return isBefore
}

extension String {
  /// Whether both are the same bytes of UTF-8: `==` takes `é` for equal as one character and as two.
  public func hasSameBytes(as other: String) -> Bool {
    var isSame = utf8.count == other.utf8.count
    guard isSame, !isEmpty else { return isSame }
    withBytes(of: self) { bytes in
      withBytes(of: other) { others in
        isSame = memcmp(bytes.baseAddress!, others.baseAddress!, bytes.count) == 0
      }
    }
    return isSame
  }
}
