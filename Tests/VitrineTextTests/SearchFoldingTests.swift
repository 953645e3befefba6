import Testing
import VitrineText

/// That it is the same as on pages for every character is shown by `Tests/Browser/folding.py`.
@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("Étagère", "etagere"), ("ÅNGSTRÖM", "angstrom"), ("Straße", "strasse"), ("STRAẞE", "strasse"),
    ("Ærø", "aero"), ("İstanbul ısı", "istanbul isi"), ("Łódź", "lodz"), ("ﬁn", "fin"),
    ("Ⅷ", "viii"),
    ("ΌΔΟΣ", "οδοσ"), ("Ёлка", "елка"), ("Ａ１", "a1"), ("カタカナ", "かたかな"),
    ("ｶﾞ", "か\u{3099}"), ("ガ", "か\u{3099}"), ("أحمد", "احمد"), ("مكتبة", "مكتبه"), ("کتاب", "كتاب"),
    ("شَمْس", "شمس"), ("שָׁלוֹם", "שלום"), ("٣۳३", "333"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("가", "\u{1100}\u{1161}"), ("हिन्दी", "हिन्दी"), ("𝔘", "u"), ("co\u{AD}op", "coop"), ("", ""),
  ])
  func whatIsAlikeBecomesTheSame(text: String, folded: String) {
    #expect(Array(searchFolded(text).utf8) == Array(folded.utf8))
  }

  /// U+093C has class 7 and U+0951 230, U+0327 and U+0301 are dropped; U+200B is dropped and no mark.
  @Test(arguments: [
    ("क\u{0951}\u{093C}", "क\u{093C}\u{0951}"),
    ("क\u{0951}\u{0327}\u{093C}", "क\u{093C}\u{0951}"),
    ("क\u{0951}\u{200B}\u{093C}", "क\u{0951}\u{093C}"),
    ("क\u{0951}a\u{093C}", "क\u{0951}a\u{093C}"),
    ("क\u{0951}\u{0953}\u{093C}", "क\u{093C}\u{0951}\u{0953}"),
  ])
  func marksAreInUnicodesOrder(text: String, folded: String) {
    #expect(Array(searchFolded(text).utf8) == Array(folded.utf8))
  }

  @Test func bytesThatAreNoUTF8AreLeftOut() {
    var folded: [UInt8] = []

    [0x41, 0xC3, 0x42, 0xFF, 0xC3, 0x89, 0xE2, 0x82].withUnsafeBufferPointer {
      folded.appendSearchFolded($0)
    }

    #expect(folded == Array("abe".utf8))
  }
}
