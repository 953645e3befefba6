/// A cell, header or footer that content describes: its template is made of others, which have the markup.
protocol DescribedCell: Sendable {
  /// Its name with its folder, `cells/NAME`.
  var templateName: String { get }
  var text: String { get }

  /// The last parts of the names of the values that its addresses begin with.
  var addressNames: [String] { get }

  /// The class for its rules, and these. Cells with the same rules have the same class.
  var className: String { get }
  var css: String { get }

  /// The names of the stylesheets that it shares with other cells.
  var stylesheets: [String] { get }
}
