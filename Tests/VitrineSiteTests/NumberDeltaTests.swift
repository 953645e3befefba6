import Testing
import VitrineModel

@testable import VitrineSite

@Suite struct NumberDeltaTests {
  /// Two points in one number would leave open which of them begins the decimals.
  @Test(arguments: [
    ("en", "+12,345.5"), ("de", "+12\u{202F}345.5"), ("fr", "+12\u{202F}345.5"),
  ])
  func noNumberHasTwoPoints(language: String, text: String) {
    let change = SiteDifference.MeasureChange(
      name: "time", unit: nil, old: 0, new: 12345.5, isImprovement: nil, isRegression: false)
    #expect(change.delta(language: language) == text)
  }
}
