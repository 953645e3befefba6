import Testing
import VitrineText

@Suite struct SlugAgreementTests {
  /// ASCII takes a way of its own; a letter beyond it behind the title takes the other.
  @Test func bothWaysAgreeOnEveryPairOfCharacters() {
    let ascii = (0..<128 as Range<UInt8>).map { Character(UnicodeScalar($0)) }
    for first in ascii {
      for second in ascii {
        let title = "x\(first)\(second)Y"
        #expect(slug(of: title) + "-é" == slug(of: title + " É"), "\(title.debugDescription)")
      }
    }
  }
}
