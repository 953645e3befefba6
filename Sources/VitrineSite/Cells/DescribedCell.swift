/// A cell, header or footer described in content. Its template combines others, which contain the
/// markup.
protocol DescribedCell: Sendable {
  /// The name with its folder, such as `cells/NAME`.
  var templateName: String { get }
  var text: String { get }

  /// The last path components of the values that its addresses begin with.
  var addressNames: [String] { get }

  /// The class for its rules, and the rules. Cells with the same rules have the same class.
  var className: String { get }
  var css: String { get }

  /// The names of the shared stylesheets that it needs.
  var stylesheets: [String] { get }
}
