import VitrineFormats
import VitrineModel
import VitrineText

/// A record's pictures and other media, as declared.
struct PictureDeclaration: Sendable {
  var source: FieldSource?
  var separator: String?
  var alternative: FieldMapping.Alternative?
  var texts: [PictureText: FieldSource] = [:]
  var shape: FieldMapping.Shape?
  var focus: Focus?

  /// The point that stays visible where the picture is cropped, or the field that contains it.
  enum Focus: Sendable {
    case point(Picture.Focus)
    case source(FieldSource)
  }
}

/// The texts with which a record describes a picture, by the names of their keys.
enum PictureText: String, CaseIterable {
  case alt, caption, credit, poster, captions
}

extension PictureDeclaration {
  /// The slots that contain pictures.
  static let slots = [RecordSlot.image.rawValue, RecordSlot.images.rawValue]

  static let keys = ContentKeys<PictureDeclaration>(
    "an image",
    [
      ContentKey(
        "src", .source(minimum: 1), \.source, "The path of the picture's address or file name."),
      ContentKey(
        "split", .separator, \.separator,
        "The separator of several pictures in one text, such as '; '; it also splits 'alt', 'caption' and 'credit'."
      ),
      ContentKey(
        "alt", .alternative, \.alternative, "What the picture shows; '' marks it as decorative."),
      ContentKey(
        "caption", .source(), \.texts[.caption], "The text below the picture on the item's page."),
      ContentKey("credit", .source(), \.texts[.credit], "Who made the picture, after the caption."),
      ContentKey(
        "shape", .shape, \.shape, "Width divided by height, such as 4/3 or <width>/<height>."),
      ContentKey(
        "focus", .focus, \.focus,
        "The point that stays visible where the picture is cropped, such as [0.3, 0.6]: fractions of its width and height from the top left; or the field that contains it."
      ),
      ContentKey(
        "poster", .source(), \.texts[.poster],
        "The picture for a film or sound that is not playing."),
      ContentKey(
        "captions", .source(), \.texts[.captions], "The subtitles of a film, a .vtt file."),
    ])
}

extension ContentType<FieldMapping.Alternative> {
  fileprivate static var alternative: Self {
    Self(.texts) { member, reader in
      if member.value.scalarText?.isEmpty == true { return .empty }
      return reader.fieldSource(member).map { .text($0) }
    }
  }
}

extension ContentType<FieldMapping.Shape> {
  /// Width divided by height, such as `4/3` or `1.5`, or the fields that contain it:
  /// `<width>/<height>`.
  fileprivate static var shape: Self {
    Self(.either([.shape, .pattern("[^-+0-9./: ]")])) { member, reader in
      if let ratio = member.value.ratio { return .ratio(ratio) }
      if case .text(let text) = member.value.content,
        !text.allSatisfy("0123456789./:+- ".contains)
      {
        return reader.fieldSource(member).map { .source($0) }
      }
      reader.wrongType(member, "a shape such as 4/3 or <width>/<height>")
      return nil
    }
  }
}

extension ContentType<PictureDeclaration.Focus> {
  /// A point such as `[0.3, 0.6]`, or the field that contains it.
  fileprivate static var focus: Self {
    Self(
      .either([.list(.number(from: 0, to: 1), minimum: 2, maximum: 2), .pattern("[^-+0-9.,; ]")])
    ) { member, reader in
      if member.value.isNull { return nil }
      if let focus = member.value.focus { return .point(focus) }
      if case .text(let text) = member.value.content,
        !text.allSatisfy("0123456789.,;+- ".contains)
      {
        return reader.fieldSource(member).map { .source($0) }
      }
      reader.wrongType(member, "\(SourceValue.expectedFocus) or the name of a field")
      return nil
    }
  }
}

extension SourceValue {
  static let expectedFocus = "a point such as [0.3, 0.6]"

  /// A point in a picture, parsed from two fractions in a list or, as in tables, in a text such as
  /// `0.3, 0.6` or `[0.3, 0.6]`. Nil for anything else.
  var focus: Picture.Focus? {
    let numbers: [Double?] =
      switch content {
      case .list(let values): values.map(\.fraction)
      case .text(let text):
        text.split { "[](),; ".contains($0) }.map { Double(plain: String($0)) }
      default: []
      }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      (0...1).contains(x), (0...1).contains(y)
    else { return nil }
    return Picture.Focus(x: x, y: y)
  }

  private var fraction: Double? {
    if case .number(let number) = content { number.value } else { nil }
  }
}
