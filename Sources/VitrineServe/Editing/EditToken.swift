/// What a page has to show to change anything: 256 random bits of this run of the server.
///
/// Only the pages that it serves have it: no address, no file of a build, no other site's script.
struct EditToken: Sendable {
  /// 64 hexadecimal digits.
  let text: String

  init() {
    var source = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max, using: &source), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// Whether `other` is it; takes as long for any text of its length.
  func matches(_ other: String) -> Bool {
    guard text.utf8.count == other.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
