/// The values of a chart and the kind of mark that shows them.
package struct Chart: Hashable, Sendable {
  package var mark: Mark

  /// What the places along the chart mean.
  package var scale: Scale

  /// Those of one series in the order of their places; of points in any.
  package var values: [Value]

  /// At least one. The only series of a chart without `by` has no name.
  package var series: [Series]

  /// The titles of the axes; nil for those that need none.
  package var xTitle: String?
  package var yTitle: String?

  /// True if bars of one place stand on each other, false if beside each other.
  package var isStacked: Bool

  /// True if values are numbers of records.
  package var isCount: Bool

  package enum Mark: Hashable, Sendable {
    case bar, line, donut, histogram, point

    /// Items from the day `x` on, for `y` days.
    case timeline

    /// Items at the degrees of longitude `x` and of latitude `y`.
    case map
  }

  package enum Scale: Hashable, Sendable {
    /// The labels of places 0, 1, 2 and so on. Ordered ones, such as years, stay beside each other.
    case categories([String], areOrdered: Bool)
    case numbers

    /// In days since 1970-01-01.
    case dates
  }

  package struct Value: Hashable, Sendable {
    /// A category's number, a number, or days. Finite, like `y`.
    package var x: Double

    /// How much; of a histogram, how many records stand at `x`.
    package var y: Double

    /// The index of its series.
    package var series: Int

    /// The address and the name of the item that it is; nil for marks that are none.
    package var link: Link?

    package init(x: Double, y: Double, series: Int = 0, link: Link? = nil) {
      self.x = x
      self.y = y
      self.series = series
      self.link = link
    }
  }

  package struct Link: Hashable, Sendable {
    package var name: String

    /// Nil for an item without a page.
    package var address: String?

    /// What its place means, where no axis tells it: its dates.
    package var detail: String?

    package init(name: String, address: String?, detail: String? = nil) {
      self.name = name
      self.address = address
      self.detail = detail
    }
  }

  package init(
    mark: Mark, scale: Scale, values: [Value], series: [Series] = [Series()],
    xTitle: String? = nil, yTitle: String? = nil, isStacked: Bool = true, isCount: Bool = false
  ) {
    self.mark = mark
    self.scale = scale
    self.values = values
    self.series = series
    self.xTitle = xTitle
    self.yTitle = yTitle
    self.isStacked = isStacked
    self.isCount = isCount
  }
}

extension Chart {
  /// A run of values that are drawn alike.
  package struct Series: Hashable, Sendable {
    package var name: String?
    package var tone: Tone

    package init(name: String? = nil, tone: Tone = .plain) {
      self.name = name
      self.tone = tone
    }
  }

  /// The colour of a series, with the pattern, the dashes and the shape that go with it.
  package enum Tone: Hashable, Sendable {
    /// The only series of a chart.
    case plain

    /// One of several, from 0. After `hues` of them colours come again, with other patterns.
    case hue(Int)
    case success, warning, failure, neutral

    /// What is left when the others are named.
    case rest

    package static let hues = 6
  }
}

/// How the texts of a chart are written.
package struct ChartFormats: Sendable {
  /// A number in decimal notation, `-0.25` or `2.5e299`, for a reader.
  package var number: @Sendable (String) -> String

  /// A tick of a calendar for a reader.
  package var date: @Sendable (DateTick) -> String

  /// How many items a list does not name, at its end.
  package var rest: @Sendable (Int) -> String

  package init(
    number: @escaping @Sendable (String) -> String,
    date: @escaping @Sendable (DateTick) -> String,
    rest: @escaping @Sendable (Int) -> String
  ) {
    self.number = number
    self.date = date
    self.rest = rest
  }

  /// A value at a mark, with four digits.
  func short(_ value: Double) -> String { number(shortLiteral(value, digits: 4)) }
}
