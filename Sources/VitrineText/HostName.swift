/// Whether the text is only a host name or IP address, such as `docs.example.org`, without
/// `https://` before it or a port after it.
package func isHostName(_ text: String) -> Bool {
  let signs = text.utf8
  let isName = signs.allSatisfy { sign in
    switch sign {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
  return isName && (1...253).contains(signs.count) && signs.first != UInt8(ascii: ".")
}
