/// Whether the text is only a host name or IP address, such as `docs.example.org`, without
/// `https://` before it or a port after it.
package func isHostName(_ text: String) -> Bool {
  let signs = text.utf8
  let isName = signs.allSatisfy { $0.isLetter || $0.isDigit || "-.".utf8.contains($0) }
  return isName && (1...253).contains(signs.count) && signs.first != UInt8(ascii: ".")
}
