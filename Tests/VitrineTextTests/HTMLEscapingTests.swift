import Testing
import VitrineText

@Suite struct HTMLEscapingTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("<a href=\"x\">", "&lt;a href=&quot;x&quot;&gt;"),
    ("it's", "it&#39;s"), ("&&", "&amp;&amp;"), ("Grüße 😀", "Grüße 😀"),
    ("sixteen letters!<", "sixteen letters!&lt;"),
    ("$%()=?;/ :.0123456789", "$%()=?;/ :.0123456789"),
  ])
  func specialCharactersBecomeReferences(text: String, expected: String) {
    var bytes: [UInt8] = []

    bytes.appendEscaped(text)

    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func everyPlaceInABlockIsSeen() {
    for special in "&<>\"'" {
      for place in 0..<40 {
        let text = String(repeating: "x", count: place) + "\(special)tail"
        var bytes: [UInt8] = []

        bytes.appendEscaped(text)

        #expect(bytes.count > text.utf8.count)
        #expect(bytes.prefix(place + 1).last == UInt8(ascii: "&"))
      }
    }
  }

  @Test func onlyTheFiveAreEscaped() {
    for byte in Array(UInt8(0x20)..<0x7F) + [0x09, 0x0A, 0x0D] where !"&<>\"'".utf8.contains(byte) {
      let text = [UInt8](repeating: byte, count: 20)
      var bytes: [UInt8] = []

      text.withUnsafeBufferPointer { bytes.appendEscaped($0) }

      #expect(bytes == text)
    }
  }

  /// <https://html.spec.whatwg.org/multipage/syntax.html#text-2>, and of white space what XML has.
  @Test func whatHTMLForbidsIsReplaced() {
    var forbidden = Set(UInt32(0)..<0x20).subtracting([0x09, 0x0A, 0x0D])
    forbidden.formUnion(Array(0x7F...0x9F) + Array(0xFDD0...0xFDEF))
    forbidden.formUnion((UInt32(0)...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] })
    // All are tried that are forbidden, their neighbours, and some of the others.
    var tried = forbidden.union(stride(from: 0, to: 0x10FFFF, by: 101))
    tried.formUnion(forbidden.flatMap { [$0 + 1, max($0, 1) - 1] })
    for number in tried.sorted() {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let isForbidden = forbidden.contains(number)
      if "&<>\"'".unicodeScalars.contains(scalar) { continue }
      for text in ["\(scalar)", "eight by\(scalar)es and more"] {
        var bytes: [UInt8] = []

        bytes.appendEscaped(text)

        let expected =
          isForbidden ? text.replacing("\(scalar)", with: "\u{FFFD}") : text
        #expect(bytes == Array(expected.utf8), "\(String(number, radix: 16))")
        let found = Array(text.utf8).withUnsafeBufferPointer(firstForbiddenCharacter)
        let place = text.utf8.count > 8 ? 8 : 0
        #expect(found == (isForbidden ? place : nil))
      }
    }
  }

  @Test(arguments: ["\u{1}", "\u{85}", "\u{FFFF}", "\u{10FFFE}", "é", "€", "😀"])
  func noCharacterIsCutInTwo(character: String) {
    for length in 4085..<4100 {
      let text = String(repeating: "x", count: length) + character + "y"
      var bytes: [UInt8] = []

      bytes.appendEscaped(text)

      let shown = ["é", "€", "😀"].contains(character) ? character : "\u{FFFD}"
      #expect(bytes == Array((String(repeating: "x", count: length) + shown + "y").utf8))
    }
  }

  @Test func apostrophesMayStay() {
    let text = Array("it's 'a' & \"b\"".utf8)
    var bytes: [UInt8] = []

    text.withUnsafeBufferPointer { bytes.appendEscaped($0, apostrophes: false) }

    #expect(String(decoding: bytes, as: UTF8.self) == "it's 'a' &amp; &quot;b&quot;")
  }

  @Test(arguments: [true, false])
  func textOfAnyLengthIsEscapedAsByteByByte(apostrophes: Bool) {
    var random = SystemRandomNumberGenerator()
    for length in [0, 1, 7, 8, 9, 63, 4095, 4096, 4097, 10_000] {
      let text = (0..<length).map { _ in
        Array("&<>\"'abcdefghé".utf8).randomElement(using: &random)!
      }
      var bytes: [UInt8] = Array("before ".utf8)

      text.withUnsafeBufferPointer { bytes.appendEscaped($0, apostrophes: apostrophes) }

      #expect(bytes == Array("before ".utf8) + text.flatMap { reference($0, apostrophes) })
    }
  }

  private func reference(_ byte: UInt8, _ apostrophes: Bool) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "&"): Array("&amp;".utf8)
    case UInt8(ascii: "<"): Array("&lt;".utf8)
    case UInt8(ascii: ">"): Array("&gt;".utf8)
    case UInt8(ascii: "\""): Array("&quot;".utf8)
    case UInt8(ascii: "'") where apostrophes: Array("&#39;".utf8)
    default: [byte]
    }
  }
}
