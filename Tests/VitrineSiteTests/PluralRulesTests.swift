import Testing
import VitrineModel

@testable import VitrineSite

/// Plural categories of whole numbers. The counts are the samples that CLDR 41 gives with its rules.
@Suite struct PluralRulesTests {
  private func rules(_ conditions: KeyValuePairs<PluralCategory, String>) -> PluralRules {
    var rules = PluralRules()
    for (category, condition) in conditions {
      let isRule = rules.add(condition, for: category)
      #expect(isRule, "\(condition)")
    }
    return rules
  }

  private func expect(_ rules: PluralRules, _ samples: [PluralCategory: [Int]]) {
    for (category, counts) in samples {
      for count in counts { #expect(rules.category(of: count) == category, "\(count)") }
    }
  }

  @Test func polishTellsFewFromMany() {
    let polish = rules([
      .one: "i = 1 and v = 0", .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
      .many: "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 "
        + "or v = 0 and i % 100 = 12..14",
    ])
    expect(
      polish,
      [
        .one: [1], .few: [2, 3, 4, 22, 23, 24, 32, 62, 102, 1002],
        .many: [0, 5, 12, 14, 19, 100, 1000, 10_000, 1_000_000],
      ])
  }

  @Test func arabicHasAllSix() {
    let arabic = rules([
      .zero: "n = 0", .one: "n = 1", .two: "n = 2", .few: "n % 100 = 3..10",
      .many: "n % 100 = 11..99",
    ])
    expect(
      arabic,
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110, 1003],
        .many: [11, 26, 111, 1011], .other: [100, 102, 200, 202, 300, 1000, 1_000_000],
      ])
  }

  @Test func frenchCountsNothingAsOne() {
    let french = rules([
      .one: "i = 0,1",
      .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ])
    expect(french, [.one: [0, 1], .many: [1_000_000], .other: [2, 17, 100, 1000, 100_000]])
  }

  @Test func englishKnowsOne() {
    expect(.english, [.one: [1], .other: [0, 2, 16, 100, 1000, 1_000_000]])
  }

  @Test(arguments: [
    "", " ", "i", "i =", "i = ", "i = x", "x = 1", "i % 0 = 1", "i % = 1", "i = 1 and", "i = 1 or ",
    "i = 3..1", "i = 1..2..3", "i = 1,", "i = 1 2", "i == 1", "i = 1 and  and v = 0",
  ])
  func anythingElseIsNoRule(_ condition: String) {
    var rules = PluralRules()
    let isRule = rules.add(condition, for: .one)
    #expect(!isRule)
    #expect(rules.category(of: 1) == .other)
  }
}
