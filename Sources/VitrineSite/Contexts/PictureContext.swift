internal import VitrineModel
internal import VitrineText

/// `item.image`.
final class PictureContext: NamedContext {
  private let picture: Picture
  private let source: String

  /// Its smaller files, or nil if there is only one file.
  private let files: PictureFiles?
  private let shape: Double?

  /// Where it is cropped around its focus, or nil.
  private let position: Picture.Focus?
  private let label: String
  private let isLazy: Bool
  private let isDecoration: Bool

  init(
    _ picture: Picture, source: String, files: PictureFiles?, shape: Double?,
    position: Picture.Focus?, label: String, isLazy: Bool, isDecoration: Bool = false
  ) {
    self.picture = picture
    self.source = source
    self.files = files
    self.shape = shape
    self.position = position
    self.label = label
    self.isLazy = isLazy
    self.isDecoration = isDecoration
  }

  static let names = TemplateNames<PictureContext> { names in
    names.text("src", "Its address.") { $0.source }
    names.markup(
      "sources", "The attributes of an `<img>` with its smaller files: `srcset` and `sizes`."
    ) { $0.files?.attributes }
    names.markup(
      "style",
      "The attribute of an `<img>` with the position at which it is cropped and the colour shown while it loads."
    ) { styleAttribute(position: $0.position, tint: $0.files?.tint) }
    names.text("alt", "The alternative text.") {
      $0.isDecoration ? nil : $0.picture.alternative
    }
    names.text("label", "The item's title with the alternative text.") { picture in
      picture.picture.alternative.flatMap { $0.isEmpty ? nil : "\(picture.label): \($0)" }
        ?? picture.label
    }
    names.text("width", "The width in pixels, if both sides are known.") {
      $0.picture.height == nil ? nil : $0.picture.width.map(String.init)
    }
    names.text("height", "The height in pixels, if both sides are known.") {
      $0.picture.width == nil ? nil : $0.picture.height.map(String.init)
    }
    names.text("shape", "Width divided by height, unless the layout sets another.") {
      $0.shape.map { $0.decimalText(places: 4) }
    }
    names.text("tint", "Its mean colour, unless it is partly transparent.") { $0.files?.tint }
    names.flag("lazy", "Whether it loads lazily.") { $0.isLazy }
  }
}
