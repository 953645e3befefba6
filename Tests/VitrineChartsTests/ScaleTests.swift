import Testing
import VitrineCharts
import VitrineText

@Suite struct ScaleTests {
  @Test func ticksAreTheLeastRoundStepsThatCutARange() throws {
    let cases = try ScalesFixture().cases("ticks")
    #expect(cases.count == 221)

    for entry in cases {
      let (low, high) = (entry.double("low"), entry.double("high"))
      let ticks = NumberTicks(from: low, to: high, atMost: Int(entry.double("count")))

      #expect(ticks.values == entry.doubles("ticks"), "\(low)…\(high)")
    }
  }

  @Test func oneNumberHasRoomOnBothSides() {
    #expect(NumberTicks(from: 8, to: 8, atMost: 4).values == [4, 6, 8, 10, 12])
    #expect(NumberTicks(from: 0, to: 0, atMost: 4).values == [-1, -0.5, 0, 0.5, 1])
    #expect(NumberTicks(from: -8, to: -8, atMost: 4).values == [-12, -10, -8, -6, -4])
  }

  @Test(
    arguments: [
      (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude),
      (0, .leastNonzeroMagnitude),
      (1e308, 1e308), (1, 1 + 1e-16), (-.leastNormalMagnitude / 4, .leastNormalMagnitude / 4),
      (1.7e308, 1.79e308),
    ] as [(Double, Double)])
  func anyTwoNumbersHaveFiniteTicks(_ range: (Double, Double)) {
    let values = NumberTicks(from: range.0, to: range.1, atMost: 5).values

    #expect(values.count >= 2 && values.count < 12)
    #expect(values.allSatisfy { $0.isFinite })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [
    (25, -2, "0.25"), (-12, 0, "-12"), (5, 3, "5000"), (120, -1, "12"), (0, 9, "0"),
    (25, 298, "2.5e299"), (1, -12, "1e-12"), (7, -9, "0.000000007"), (1, 15, "1e15"),
  ])
  func literalsAreDecimal(_ digits: Int, _ exponent: Int, _ text: String) {
    #expect(decimalLiteral(digits: digits, exponent: exponent) == text)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "0.3"), (2.0 / 3, "0.666667"), (-1234567.891, "-1234568"),
      (123456789, "123456789"),
      (1e300, "1e300"), (1.23456789e-200, "1.23457e-200"), (.leastNonzeroMagnitude, "4.94066e-324"),
      (0, "0"),
      (999_999.96, "1000000"),
    ] as [(Double, String)])
  func valuesHaveSixDigits(_ value: Double, _ text: String) {
    #expect(shortLiteral(value) == text)
  }

  @Test func widerTicksStayWithinTheNarrower() {
    var ticks = NumberTicks(from: 0.2, to: 0.97, atMost: 10)
    var found = [ticks.values]
    while let wider = ticks.wider {
      ticks = wider
      found.append(wider.values)
    }

    #expect(
      found == [
        [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1], [0.2, 0.4, 0.6, 0.8, 1], [0.5, 1],
      ])
  }

  @Test func calendarTicksAreThoseOfPython() throws {
    let cases = try ScalesFixture().cases("dates")
    #expect(cases.count == 12)

    for entry in cases {
      let count = Int(entry.double("count"))
      let step: DateStep =
        switch entry["step"]!.text! {
        case "years": .years(count)
        case "months": .months(count)
        case "days": .days(count)
        default: .minutes(count)
        }
      let ticks = step.ticks(in: entry.double("low")...entry.double("high"))
      let expected = Array(entry["ticks"]!.elements)

      #expect(ticks.map(\.iso) == expected.map { $0["iso"]!.text! }, "\(step)")
      for (tick, expected) in zip(ticks, expected) {
        let difference = (tick.days - expected.double("days")).magnitude
        #expect(difference < 1e-9)
      }
    }
  }

  @Test func binsAreHalfOpenButForTheLast() throws {
    let cases = try ScalesFixture().cases("bins")
    #expect(cases.count == 8)

    for entry in cases {
      let values = entry.doubles("values")
      let bins = HistogramBins(values)

      #expect(bins.edges == entry.doubles("edges"))
      #expect(bins.counts.map(Double.init) == entry.doubles("counts"))
      #expect(bins.counts.reduce(0, +) == values.count)
    }
  }
}

extension ScaleTests {
  /// A year BC among those of a century, and a value far above the others.
  @Test func outliersFallBesideTheParts() {
    let years = (0..<100).map { Double(1900 + $0) }
    let bins = HistogramBins([-1750] + years)
    #expect(
      bins.edges.first == 1900 && bins.edges.last == 2000 && bins.below == 1 && bins.above == 0)
    #expect(bins.counts.reduce(0, +) == 100 && bins.counts.count > 3)

    let ages = HistogramBins([20, 22, 25, 27, 30, 32, 35, 37, 38, 40, 9999, 12345])
    #expect(ages.below == 0 && ages.above == 2 && ages.edges.last == 40)
    // Nothing is an outlier among few, equal or evenly spread numbers.
    for numbers in [[1, 1000], [5, 5, 5, 5, 500], [1, 2, 4, 8, 16, 32]] as [[Double]] {
      let bins = HistogramBins(numbers)
      #expect(bins.below == 0 && bins.above == 0 && bins.counts.reduce(0, +) == numbers.count)
    }
  }
}

extension DateTick {
  /// With hours and minutes, as Python writes it.
  fileprivate var iso: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let year = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    let minute = self.minute ?? 0
    return "\(year)-\(two(month ?? 1))-\(two(day ?? 1))T\(two(minute / 60)):\(two(minute % 60))"
  }
}
