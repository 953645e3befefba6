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

  /// Whether `other` is it; how long that takes tells nothing of how much of it is right.
  func matches(_ other: String) -> Bool {
    let other = Array(other.utf8)
    var difference = text.utf8.count ^ other.count
    for (index, byte) in text.utf8.enumerated() {
      difference |= Int(byte ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }
}
