/// A file of a site's look: a logo, an icon or a font.
package struct ThemeAsset: Hashable, Sendable {
  /// Its path in the site.
  package var output: String

  /// The size of a picture in CSS pixels, if it is known.
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
  package var picture: ThemeAsset

  /// The picture on dark pages, or nil for the same one.
  package var dark: ThemeAsset?

  /// Its alternative text if it replaces the title, or nil if it is shown next to the title.
  package var alternative: String?

  package init(picture: ThemeAsset, dark: ThemeAsset?, alternative: String?) {
    self.picture = picture
    self.dark = dark
    self.alternative = alternative
  }
}
