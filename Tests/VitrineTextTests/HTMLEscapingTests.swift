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
}
