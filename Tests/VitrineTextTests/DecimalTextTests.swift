import Testing
import VitrineText

@Suite struct DecimalTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (0.25, "0.25"), (-12, "-12"), (100.0 / 3, "33.3333"),
      (1.00004, "1"), (1.00006, "1.0001"), (-0.00004, "0"), (2.0625, "2.0625"), (3.05, "3.05"),
      (1e16, "1e+16"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func decimalsAreAsFewAsSayTheNumber(_ value: Double, _ expected: String) {
    #expect(value.decimalText(places: 4) == expected)
  }

  @Test func noPlaceMeansWhole() {
    #expect(2.5.decimalText(places: 0) == "3")
  }

  @Test(
    arguments: [
      (31.4159, "31.4"), (7, "7"), (-0.26, "-0.3"), (0.0113, "0.01"), (0.00099, "0.001"),
      (1e-12, "0"), (0, "0"),
    ] as [(Double, String)])
  func percentsHaveADigitThatIsNoZero(_ value: Double, _ expected: String) {
    #expect(value.percentText == expected)
  }
}
