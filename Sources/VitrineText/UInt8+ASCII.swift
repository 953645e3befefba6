extension UInt8 {
  /// Whether the byte is an ASCII letter.
  @inlinable package var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether the byte is an ASCII digit.
  @inlinable package var isDigit: Bool { (0x30...0x39).contains(self) }

  /// The byte, with an ASCII letter in lower case.
  @inlinable package var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}
