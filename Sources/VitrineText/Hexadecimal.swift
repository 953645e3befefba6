/// The two digits of a byte.
package func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
