import VitrineText

/// The secret that a page must send to change anything: 256 random bits, new for each run of the
/// server.
///
/// Only pages that this server sends contain the token. It is not in any address or in any file of
/// a build, and scripts of other sites cannot read it.
struct EditToken: Sendable {
  /// 64 hexadecimal digits.
  let text: String

  init() {
    var source = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in
      String(UInt64.random(in: 0 ... .max, using: &source), digits: 16, radix: 16)
    }.joined()
  }

  /// Whether `other` is the token. The comparison takes the same time however much of it is right.
  func matches(_ other: String) -> Bool {
    let other = Array(other.utf8)
    var difference = text.utf8.count ^ other.count
    for (index, byte) in text.utf8.enumerated() {
      difference |= Int(byte ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }
}
