/// Which lists are looked at, and in what room.
package struct InspectOptions: Sendable {
  /// The build whose content is read; nothing is written.
  package var build: BuildOptions

  /// The page, as its folder (`emoji`, or `.` for the home page) or its output (`emoji/index.html`).
  package var page: String

  /// The id of one section; nil for all of the page.
  package var section: String?

  /// The name of the layout to show where visitors choose; nil for the first.
  package var choice: String?

  /// The width of each list's wrapper in CSS pixels, whatever the page puts around it.
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
