import FuzzTargets

extension FuzzTarget {
  /// The tokens as libFuzzer reads them: one a line, in quotes.
  var dictionary: String {
    tokens.map { token in
      let bytes = token.utf8.map { byte in
        let isPlain =
          0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        return isPlain ? String(UnicodeScalar(byte)) : "\\x" + hexadecimal(byte)
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
