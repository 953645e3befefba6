/// The marks, axes and labels of a chart with their positions.
///
/// Horizontal positions are shares of the plot's width, from 0 at the reading start to 1 at its
/// end, so one drawing works at every width. Heights and text sizes are in CSS pixels.
package struct ChartDrawing: Hashable, Sendable {
  package var height: Double

  /// The space before and after the plot, for labels.
  package var start = ResponsiveLength()
  package var end = ResponsiveLength()

  /// The maximum width of the chart, or nil if it fills its page.
  package var greatestWidth: Double?

  /// The elements, in drawing order.
  package var elements: [Element] = []

  /// A length in a narrow container and in a wide one, in px.
  package struct ResponsiveLength: Hashable, Sendable {
    package var narrow: Double
    package var wide: Double

    package init(narrow: Double, wide: Double) {
      self.narrow = narrow
      self.wide = wide
    }

    package init(_ both: Double = 0) { self.init(narrow: both, wide: both) }
  }

  package enum Element: Hashable, Sendable {
    case box(Box)
    case rule(Rule)
    case label(Label)
    case curve(Curve)
    case point(Point)
    case arc(Arc)
  }

  package init(height: Double) {
    self.height = height
  }
}

extension ChartDrawing {
  /// The narrowest chart, on a page 320 px wide, and the width at which a chart counts as wide.
  package static let narrowest: Double = 256
  package static let wide: Double = 560

  /// The font size of texts, in px.
  static let textSize: Double = 12

  /// A bar or a segment of one.
  package struct Box: Hashable, Sendable {
    package var x: ClosedRange<Double>
    package var top: Double
    package var height: Double
    package var fill: Fill

    /// The name of the thing that it represents, unless a label has it.
    package var name: String?
  }

  package enum Fill: Hashable, Sendable {
    case tone(Chart.Tone)

    /// How many points are in a cell of the plot, from 1 to 5.
    case level(Int)
  }

  /// A line of an axis or a grid. `isAxis` is false for grid lines, which are only decoration.
  package struct Rule: Hashable, Sendable {
    package var position: Position
    package var isAxis: Bool
    package var visibility = Visibility.always

    package enum Position: Hashable, Sendable {
      /// A horizontal line across the plot, at a distance from the top.
      case across(y: Double)

      /// A vertical line at a position, from `top` to `bottom`.
      case down(x: Double, top: Double, bottom: Double)

      /// A vertical line at a position, from `top` to the end of a drawing of any height.
      case through(x: Double, top: Double)
    }
  }

  package struct Label: Hashable, Sendable {
    package var text: String
    package var x: Double

    /// The distance from that position towards the end, in px.
    package var offset: Double = 0

    /// The baseline of the text.
    package var y: Double
    package var anchor: Anchor
    package var role: Role
    package var visibility = Visibility.always

    /// The full text if `text` is truncated.
    package var whole: String?

    package enum Anchor: Hashable, Sendable { case start, middle, end }

    package enum Role: Hashable, Sendable {
      /// The label of a tick, a category, a value, an axis or a series.
      case tick, category, value, title, series(Chart.Tone)
    }
  }

  /// The container widths at which something is visible.
  package enum Visibility: Hashable, Sendable { case always, narrow, wide }

  /// The line of a series: x from 0 to 1, y in px.
  package struct Curve: Hashable, Sendable {
    package var points: [Place]
    package var tone: Chart.Tone
  }

  package struct Place: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A single value: a point of a scatter plot, or the last of a line.
  package struct Point: Hashable, Sendable {
    package var place: Place
    package var tone: Chart.Tone
    package var link: Chart.Link?

    /// Whether it is the last point of a line.
    package var isEnd = false
  }

  /// A segment of a ring. The ends are shares of the whole circle, from the top.
  package struct Arc: Hashable, Sendable {
    package var from: Double
    package var to: Double
    package var tone: Chart.Tone
    package var name: String
  }
}
