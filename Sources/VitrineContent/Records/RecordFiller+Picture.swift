import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension RecordFiller {
  /// Sets the picture from a `fields` map. Its shape can come from other fields.
  mutating func setImage(
    _ source: SourceValue?, alternative: String?, shape: FieldMapping.Shape?
  ) {
    setImage(source, alternative: alternative, ratio: nil)
    guard image != nil else { return }
    let aspectRatio: Double? =
      switch shape {
      case .ratio(let ratio): ratio
      case .source(let source): source.wholeValue(in: merged).flatMap { ratio($0) }
      case nil: nil
      }
    image?.shape = aspectRatio
  }

  private mutating func setImage(_ source: SourceValue?, alternative: String?, ratio: Double?) {
    guard let source, !source.isBlank else { return image = nil }
    guard let path = source.scalarText else {
      return wrongType("image", "a path", source)
    }
    image = PictureReference(
      path: path, alternative: alternative, shape: ratio, location: data.location(of: source))
  }

  /// Sets the picture from a path, or from a map with `src`, `alt` and `shape`.
  mutating func setImage(_ value: SourceValue) {
    guard case .object(let members) = value.content else {
      return setImage(value, alternative: nil, ratio: nil)
    }
    var source: SourceValue?
    var alternative: String?
    var shape: Double?
    for member in members {
      switch member.key {
      case "src": source = source ?? member.value
      // A data file of a site has the picture's path in the content folder besides its address.
      case "file": source = member.value
      case "alt":
        alternative = member.value.scalarText ?? alternative
        if member.value.scalarText == nil, !member.value.isNull {
          wrongType("alt", "text", member.value)
        }
      case "shape": shape = member.value.isNull ? nil : ratio(member.value)
      default:
        let location = SourceLocation(
          file: data.file(of: value), line: member.keyLine, column: member.keyColumn)
        report(
          .unknownKey(
            member.key, of: PictureDeclaration.keys.name, among: PictureDeclaration.keys.names,
            at: location))
      }
    }
    if source == nil, var named = image {
      // A Markdown file can describe a picture that the record's data refer to.
      named.alternative = alternative ?? named.alternative
      named.shape = shape ?? named.shape
      image = named
    } else {
      setImage(source, alternative: alternative, ratio: shape)
    }
  }

  private mutating func ratio(_ value: SourceValue) -> Double? {
    // Numbers in CSV files are texts.
    let number = value.scalarText.flatMap { Double(plain: trimmed($0)) }
    if let ratio = value.ratio ?? number, ratio > 0 { return ratio }
    wrongType("shape", "a shape such as 4/3 or 1.5", value)
    return nil
  }
}
