import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension RecordFiller {
  /// Everything that the record shows of pictures and other media, the picture of its cells first.
  var pictures: [PictureReference] { image + images }

  /// Sets the pictures of a slot from a `fields` map. Their words and shape can come from other
  /// fields.
  mutating func setPictures(
    _ slot: String, _ value: SourceValue?, from source: FieldSource,
    as declared: PictureDeclaration
  ) {
    var found = value.map { references(in: $0, slot) } ?? []
    defer { if slot == RecordSlot.images.rawValue { images = found } else { image = found } }
    if found.isEmpty { return }
    var sources = declared.texts
    if case .text(let source) = declared.alternative { sources[.alt] = source }
    let shape: Double? =
      switch declared.shape {
      case .ratio(let ratio): ratio
      case .source(let source): source.wholeValue(in: merged).flatMap { ratio($0) }
      case nil: nil
      }
    let focuses = focuses(declared.focus, of: found.count)
    var words: [PictureText: [String?]] = [:]
    var commonTexts: Set<PictureText> = []
    for text in PictureText.allCases {
      guard let source = sources[text] else { continue }
      words[text] = self.words(source, for: found, declared.separator)
      if source.isComposed(in: merged) { commonTexts.insert(text) }
      for problem in Diagnostic.otherNumber(
        of: text, words[text]!.count, pictures: found.count, at: found[0].location)
      {
        report(problem)
      }
    }
    for index in found.indices {
      var own = PictureReference(
        shape: shape, focus: focuses[index], separator: declared.separator,
        location: found[index].location)
      own.commonTexts = commonTexts
      own.mayMatchNothing = source.isComposed(in: merged)
      own.texts = words.texts(ofPicture: index)
      if case .empty? = declared.alternative { own.texts[.alt] = "" }
      found[index].fill(from: own)
    }
  }

  /// The focus of each picture: the same for all, or one of a list with as many points.
  private mutating func focuses(
    _ declared: PictureDeclaration.Focus?, of count: Int
  ) -> [Picture.Focus?] {
    var values: [SourceValue] = []
    switch declared {
    case .point(let focus): return Array(repeating: focus, count: count)
    case .source(let source):
      guard let value = source.wholeValue(in: merged), !value.isBlank else { break }
      values = [value]
      if case .list(let points) = value.content, value.focus == nil, points.count == count {
        values = points
      }
    case nil: break
    }
    let points = values.map { focus($0) }
    return (0..<count).map { points.count == 1 ? points[0] : points.isEmpty ? nil : points[$0] }
  }

  private mutating func focus(_ value: SourceValue) -> Picture.Focus? {
    if value.focus == nil, !value.isNull { wrongType("focus", SourceValue.expectedFocus, value) }
    return value.focus
  }

  /// What a source says of each of several pictures. It has one text for all, or a list of texts,
  /// which can also be separated as the paths are.
  private func words(
    _ source: FieldSource, for found: [PictureReference], _ separator: String?
  ) -> [String?] {
    guard case .list(let values)? = source.value(in: merged)?.content else {
      let text = source.text(in: merged)
      guard found.count > 1, let separator, let text, !source.isComposed(in: merged) else {
        return [text]
      }
      return text.split(separator: separator, omittingEmptySubsequences: false).map {
        $0.allSatisfy(\.isWhitespace) ? nil : trimmed($0)
      }
    }
    let words = values.map(\.shownText)
    if found.count > 1 || words.count == 1 { return words }
    // Several paths in one text are divided later.
    return [separator.map(words.map { $0 ?? "" }.joined) ?? source.text(in: merged)]
  }

  /// Sets the record's picture from a path, a list, or a map such as `{ src: owl.jpg, alt: An owl }`.
  mutating func setImage(_ value: SourceValue) {
    guard case .object(let members) = value.content, value.pictureSource == nil,
      let named = image.first
    else { return image = references(in: value, RecordSlot.image.rawValue) }
    // A Markdown file can describe a picture that the record's data refer to.
    var described = described(by: members, of: value)
    (described.path, described.location) = (named.path, named.location)
    described.fill(from: named)
    image[0] = described
  }

  /// The pictures in a path, in a map, or in a list of these.
  mutating func references(in value: SourceValue, _ slot: String) -> [PictureReference] {
    switch value.content {
    case .list(let values): return values.flatMap { references(in: $0, slot) }
    case .object(let members):
      let described = described(by: members, of: value)
      var found = value.pictureSource.map { references(in: $0, slot) } ?? []
      for index in found.indices { found[index].fill(from: described) }
      return found
    case .text, .number, .bool, .null:
      if value.isBlank { return [] }
      if let path = value.scalarText {
        return [PictureReference(path: path, location: data.location(of: value))]
      }
      wrongType(slot, "a path", value)
      return []
    }
  }

  /// Reads the properties of a picture from a map, except its path.
  private mutating func described(
    by members: [SourceValue.Member], of value: SourceValue
  ) -> PictureReference {
    var result = PictureReference(location: data.location(of: value))
    for member in members {
      switch member.key {
      case "src", "file": break
      case "split": result.separator = text(member)
      case "shape": result.shape = member.value.isNull ? nil : ratio(member.value)
      case "focus": result.focus = focus(member.value)
      case let key:
        if let name = PictureText(rawValue: key) {
          result.texts[name] = text(member)
          continue
        }
        let location = SourceLocation(
          file: data.file(of: value), line: member.keyLine, column: member.keyColumn)
        report(
          .unknownKey(
            member.key, of: PictureDeclaration.keys.name, among: PictureDeclaration.keys.names,
            at: location))
      }
    }
    return result
  }

  private mutating func text(_ member: SourceValue.Member) -> String? {
    if member.value.scalarText == nil, !member.value.isNull {
      wrongType(member.key, "text", member.value)
    }
    return member.value.scalarText
  }

  private mutating func ratio(_ value: SourceValue) -> Double? {
    // Numbers in CSV files are texts.
    let number = value.scalarText.flatMap { Double(plain: trimmed($0)) }
    if let ratio = value.ratio ?? number, ratio > 0 { return ratio }
    wrongType("shape", "a shape such as 4/3 or 1.5", value)
    return nil
  }
}

extension FieldSource {
  fileprivate func text(in record: SourceValue) -> String? {
    switch self {
    case .path(let path): path.value(in: record)?.scalarText
    case .template, .firstOf, .state, .otherwise: value(in: record)?.shownText
    }
  }
}

extension SourceValue {
  /// The location of a map's picture. In a site's own data files, this is the path in the content
  /// folder, which they have in addition to the address.
  fileprivate var pictureSource: SourceValue? { self["file"] ?? self["src"] }
}
