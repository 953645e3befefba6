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
    for byte in UInt8(0)..<128 where !"&<>\"'".utf8.contains(byte) {
      let text = [UInt8](repeating: byte, count: 20)
      var bytes: [UInt8] = []

      text.withUnsafeBufferPointer { bytes.appendEscaped($0) }

      #expect(bytes == text)
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
