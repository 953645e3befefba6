import Testing
import VitrineModel

@Suite struct MeasureRuleTests {
  @Test(arguments: [
    // 3 % of 200 is 6.
    (MeasureRule(noise: .share(0.03)), 200.0, 206.0, false),
    (MeasureRule(noise: .share(0.03)), 200, 206.5, true),
    (MeasureRule(noise: .share(0.03)), -200, -194.0, false),
    (MeasureRule(noise: .amount(2)), 200, 198, false),
    (MeasureRule(noise: .amount(2)), 200, 197.5, true),
    (MeasureRule(), 0.1, 0.1, false),
    (MeasureRule(), 0.1, 0.2, true),
    (MeasureRule(noise: .share(0.5)), 0, 0.001, true),
  ])
  func noiseIsNoChange(rule: MeasureRule, old: Double, new: Double, isChange: Bool) {
    #expect(rule.isChange(from: old, to: new) == isChange)
  }

  @Test func regressionIsForTheWorse() {
    let time = MeasureRule(better: .lower, noise: .share(0.03), regression: .share(0.1))
    #expect(!time.isRegression(from: 100, to: 110))
    #expect(time.isRegression(from: 100, to: 110.5))
    #expect(!time.isRegression(from: 100, to: 50))
    let score = MeasureRule(better: .higher, regression: .amount(5))
    #expect(score.isRegression(from: 100, to: 94))
    #expect(!score.isRegression(from: 100, to: 95))
    #expect(!score.isRegression(from: 100, to: 200))
    #expect(!MeasureRule(regression: .share(0)).isRegression(from: 1, to: 2))
    #expect(score.isImprovement(from: 1, to: 2) == true)
    #expect(MeasureRule().isImprovement(from: 1, to: 2) == nil)
  }

  /// Noise is looked at first.
  @Test func noiseIsNoRegression() {
    let rule = MeasureRule(better: .lower, noise: .share(0.2), regression: .share(0.1))
    #expect(!rule.isRegression(from: 100, to: 115))
  }
}
