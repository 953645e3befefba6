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
