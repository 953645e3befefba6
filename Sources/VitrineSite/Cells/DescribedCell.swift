/// A cell that content describes: its template is made of others, which have the markup.
protocol DescribedCell: Sendable {
  var name: String { get }
  var file: TemplateFile { get }

  /// The last parts of the names of the values that its addresses begin with.
  var addressNames: [String] { get }

  /// The class for its rules, and these.
  var className: String { get }
  var css: String { get }

  /// The name of the stylesheet that all cells of its kind share.
  var stylesheet: String { get }
}
