/// The values of a chart and the kind of mark that shows them.
package struct Chart: Hashable, Sendable {
  package var mark: Mark

  /// The meaning of positions along the x axis.
  package var scale: Scale

  /// The values of a series are in order of position, except for points, which can be in any order.
  package var values: [Value]

  /// At least one. In a chart without `by`, the only series has no name.
  package var series: [Series]

  /// The titles of the axes, or nil if an axis needs no title.
  package var xTitle: String?
  package var yTitle: String?

  /// Whether bars in the same category are stacked instead of side by side.
  package var isStacked: Bool

  /// Whether the values count records.
  package var isCount: Bool

  package enum Mark: Hashable, Sendable {
    case bar, line, donut, histogram, point

    /// Each item starts on day `x` and lasts `y` days.
    case timeline

    /// Each item is at longitude `x` and latitude `y`, in degrees.
    case map
  }

  package enum Scale: Hashable, Sendable {
    /// The labels of positions 0, 1, 2 and so on. Ordered categories, such as years, keep their
    /// order along the axis.
    case categories([String], areOrdered: Bool)
    case numbers

    /// Dates, as days since 1970-01-01.
    case dates
  }

  package struct Value: Hashable, Sendable {
    /// The index of a category, a number, or a day, depending on the scale. Finite, like `y`.
    package var x: Double

    /// The value, or in a histogram the number of records at `x`.
    package var y: Double

    /// The index of its series.
    package var series: Int

    /// The address and name of the item that the mark represents, or nil if it represents none.
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

    /// Nil if the item has no page.
    package var address: String?

    /// The dates of the item, in charts where no axis shows them.
    package var detail: String?

    /// What a list of items shows below the name.
    package var subtitle: String?

    package init(name: String, address: String?, detail: String? = nil, subtitle: String? = nil) {
      self.name = name
      self.address = address
      self.detail = detail
      self.subtitle = subtitle
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
  /// Values that are drawn in the same style.
  package struct Series: Hashable, Sendable {
    package var name: String?
    package var tone: Tone

    package init(name: String? = nil, tone: Tone = .plain) {
      self.name = name
      self.tone = tone
    }
  }

  /// The colour of a series, and the pattern, dashes and point shape that go with it.
  package enum Tone: Hashable, Sendable {
    /// The only series of a chart.
    case plain

    /// One of several series, from 0. After `hues` series the colours repeat with other patterns.
    case hue(Int)
    case success, warning, failure, neutral

    /// Everything outside the named series.
    case rest

    package static let hues = 6
  }
}

/// How numbers and dates in a chart are formatted.
package struct ChartFormats: Sendable {
  /// Formats a number in decimal notation, such as `-0.25` or `2.5e299`, for readers.
  package var number: @Sendable (String) -> String

  /// Formats a tick of a date axis for readers.
  package var date: @Sendable (DateTick) -> String

  /// The text at the end of a list that says how many more items there are.
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

  /// A value as text with four digits, for labels at marks.
  func short(_ value: Double) -> String { number(shortLiteral(value, digits: 4)) }
}
