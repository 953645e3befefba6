/// A `row` or `column` as described by a curator, with omitted values still absent.
///
/// | absent | default |
/// |---|---|
/// | width of the whole | the container's |
/// | height of the whole | its content's |
/// | length along the axis of a part of `of` | an equal share of what the percentages leave over; in a column as high as its content, its own content's |
/// | length along the axis of the parts of `times` | an equal part; in a column as high as its content, its own content's |
/// | width across a column | the column's |
/// | height across a row | the row's; in a row as high as its content, that of the tallest item, a column's own content's; next to a column in rows of one height, its own content's |
package struct GroupDescription: Hashable, Sendable {
  package enum Parts: Hashable, Sendable {
    /// One after another, and repeated from the first for as long as they fit.
    case of([Part])

    /// This many parts of equal length.
    case times(Int, Part)
  }

  package indirect enum Part: Hashable, Sendable {
    case item(
      width: LayoutDimension? = nil, height: LayoutDimension? = nil, insets: EdgeInsets = .zero,
      edges: EdgeSpacing = .none)
    case group(GroupDescription)
  }

  /// `.horizontal` for a row.
  package var axis: Axis
  package var width: LayoutDimension?
  package var height: LayoutDimension?

  /// The space between the parts.
  package var gap: Spacing
  package var insets: EdgeInsets

  /// Around the group, on its outside.
  package var edges = EdgeSpacing.none
  package var parts: Parts

  package init(
    _ axis: Axis, width: LayoutDimension? = nil, height: LayoutDimension? = nil,
    gap: Spacing = .fixed(0), insets: EdgeInsets = .zero, parts: Parts
  ) {
    self.axis = axis
    self.width = width
    self.height = height
    self.gap = gap
    self.insets = insets
    self.parts = parts
  }
}

/// Why a `row` or `column` cannot be laid out.
package struct GroupDescriptionError: Error, Hashable {
  package enum Problem: Hashable, Sendable {
    /// `of` has no parts, or `times` is less than 1.
    case noParts

    /// A part does not set a length, next to one whose length is not a percentage.
    case missingLength

    /// A part does not set a length, and the percentages of the others leave no space.
    case nothingLeft

    /// A percentage of a height that follows the content.
    case fractionOfContent

    /// A part is longer than the whole group, so that nothing would ever fit.
    case longerThanGroup
  }

  package var problem: Problem

  /// The path to the part: its index in `of`, from 0, at each level, outermost first. The index of
  /// a part of `times` is 0. Empty for the whole.
  package var path: [Int]

  package init(problem: Problem, path: [Int]) {
    self.problem = problem
    self.path = path
  }
}

extension GroupDescriptionError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noParts: "this row or column is empty"
    case .missingLength: "a part without a length is next to one that is not a percentage"
    case .nothingLeft: "the other parts leave no room for this one"
    case .fractionOfContent: "this height is a percentage of one that follows the content"
    case .longerThanGroup: "this part is longer than the row or column that contains it"
    }
  }
}
