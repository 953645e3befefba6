/// The marks, axes and labels of a chart with their places.
///
/// Along the chart a place is a share of the plot's width, from 0 at the reading start to 1 at its end, so
/// that one drawing is right at every width. Across it, and of texts, lengths are CSS pixels.
package struct ChartDrawing: Hashable, Sendable {
  package var height: Double

  /// The room beside the plot, for labels.
  package var start = Room()
  package var end = Room()

  /// The width from which the plot gets no wider; nil if it fills its page.
  package var greatestWidth: Double?

  /// In the order in which they are drawn.
  package var elements: [Element] = []

  /// A length in a narrow container and in a wide one, in px.
  package struct Room: Hashable, Sendable {
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
  /// The narrowest room that a chart has, on a page 320 px wide, and the room from which it counts as wide.
  package static let narrowest: Double = 256
  package static let wide: Double = 560

  /// The size of texts, in px.
  static let textSize: Double = 12

  /// A bar or a part of one.
  package struct Box: Hashable, Sendable {
    package var x: ClosedRange<Double>
    package var top: Double
    package var height: Double
    package var fill: Fill

    /// What it stands for, where no label tells it.
    package var name: String?
  }

  package enum Fill: Hashable, Sendable {
    case tone(Chart.Tone)

    /// How many points stand in a part of the plot, from 1 to 5.
    case level(Int)
  }

  /// A line of an axis or a grid. `isAxis` is false for lines that nothing depends on.
  package struct Rule: Hashable, Sendable {
    package var position: Position
    package var isAxis: Bool
    package var visibility = Visibility.always

    package enum Position: Hashable, Sendable {
      /// From the start to the end, at a distance from the top.
      case across(y: Double)

      /// From `top` to `bottom`, at a place.
      case down(x: Double, top: Double, bottom: Double)

      /// From `top` to the end of a picture of any height, at a place.
      case through(x: Double, top: Double)
    }
  }

  package struct Label: Hashable, Sendable {
    package var text: String
    package var x: Double

    /// Away from that place, towards the end.
    package var offset: Double = 0

    /// Of the line that its letters stand on.
    package var y: Double
    package var anchor: Anchor
    package var role: Role
    package var visibility = Visibility.always

    /// The whole text, where `text` is cut.
    package var whole: String?

    package enum Anchor: Hashable, Sendable { case start, middle, end }

    package enum Role: Hashable, Sendable {
      /// Of a tick, of a category, of a value, of an axis, of a series.
      case tick, category, value, title, series(Chart.Tone)
    }
  }

  /// The containers in which something is shown.
  package enum Visibility: Hashable, Sendable { case always, narrow, wide }

  /// The line of a series through its places: x from 0 to 1, y in px.
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

  /// A value of its own: a point of a cloud, or the last of a line.
  package struct Point: Hashable, Sendable {
    package var place: Place
    package var tone: Chart.Tone
    package var link: Chart.Link?

    /// True for the last point of a line.
    package var isEnd = false
  }

  /// A part of a ring, as shares of its whole from the top.
  package struct Arc: Hashable, Sendable {
    package var from: Double
    package var to: Double
    package var tone: Chart.Tone
    package var name: String
  }
}
