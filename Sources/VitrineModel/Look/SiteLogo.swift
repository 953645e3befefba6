/// A file of a site's look: a logo, an icon or a font.
package struct LookFile: Hashable, Sendable {
  /// Its path in the site.
  package var output: String

  /// The size of a picture, in CSS pixels, where it is known.
  package var width: Int?
  package var height: Int?

  package init(output: String, width: Int? = nil, height: Int? = nil) {
    self.output = output
    self.width = width
    self.height = height
  }
}

/// The picture in the bar at the top.
package struct SiteLogo: Hashable, Sendable {
  package var picture: LookFile

  /// What stands in its place on dark pages; nil for the same.
  package var dark: LookFile?

  /// What it says, where it stands in the place of the title; nil where it stands beside that.
  package var alternative: String?

  package init(picture: LookFile, dark: LookFile?, alternative: String?) {
    self.picture = picture
    self.dark = dark
    self.alternative = alternative
  }
}
