import Testing
import VitrineModel

@testable import VitrineSite

@Suite struct NumberDeltaTests {
  private func delta(from old: Double, to new: Double, _ language: String) -> String {
    SiteDifference.MeasureChange(
      name: "time", unit: nil, old: old, new: new, isImprovement: nil, isRegression: false
    )
    .delta(in: defaultSiteTemplates.words(of: language).formats)
  }

  @Test(arguments: [
    ("en", "+12,345.5", "+12.5%"), ("de", "+12.345,5", "+12,5\u{A0}%"),
    ("fr", "+12\u{202F}345,5", "+12,5\u{A0}%"), ("ja", "+12,345.5", "+12.5%"),
    ("sv", "+12\u{202F}345.5", "+12.5\u{A0}%"),
  ])
  func itIsWrittenAsInTheLanguage(_ language: String, _ fromZero: String, _ percent: String) {
    #expect(delta(from: 0, to: 12345.5, language) == fromZero)
    #expect(delta(from: 8, to: 9, language) == percent)
  }
}
