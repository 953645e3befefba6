/// The lists to inspect, and the space to lay them out in.
package struct InspectOptions: Sendable {
  /// The build whose content is read. Nothing is written.
  package var build: BuildOptions

  /// The page, by its folder (`emoji`, or `.` for the home page) or its output
  /// (`emoji/index.html`).
  package var page: String

  /// The id of one section, or nil for the whole page.
  package var section: String?

  /// The name of the layout to show if visitors can choose, or nil for the first.
  package var choice: String?

  /// The width of each list's wrapper in CSS pixels, regardless of the page around it.
  package var width: Double

  /// The height of the viewport in CSS pixels.
  package var height: Double

  package init(
    _ build: BuildOptions = BuildOptions(), page: String, section: String? = nil,
    choice: String? = nil, width: Double = 1024, height: Double = 768
  ) {
    self.build = build
    self.page = page
    self.section = section
    self.choice = choice
    self.width = width
    self.height = height
  }
}
