internal import CYAML

/// An event of the YAML parser: a scalar, an alias, or the beginning or end of a larger structure.
struct YAMLEvent {
  enum Kind {
    case document
    case list
    case map
    case scalar(YAMLScalar)
    case alias(of: String)

    /// The end of the innermost list or map.
    case end
    case endOfText
  }

  var kind: Kind

  /// The name after the `&` before the value.
  var anchor: String?

  /// The offset in the file at which the event begins, including its anchor and tag.
  var offset: Int
}

struct YAMLScalar {
  enum Style {
    case plain, quoted

    /// A text after a `|` or `>`.
    case block
  }

  var text: String

  /// The tag in full, such as `tag:yaml.org,2002:str` for `!!str`, or nil if the scalar has none.
  var tag: String?
  var style: Style
}

/// Why a text cannot be read to its end.
struct YAMLFailure: Error {
  /// The problem in libyaml's words.
  var problem: String

  /// The offset in the file at which the parser gave up.
  var offset: Int

  /// The beginning of the structure that the parser could not finish, or nil if it does not tell.
  var contextOffset: Int?
}

/// Runs libyaml's parser, one event at a time.
final class YAMLEvents {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let places: YAMLPositions

  /// `places` must be made from `bytes`, which must not be empty and must outlive the parser.
  init(of bytes: UnsafeBufferPointer<UInt8>, places: YAMLPositions) {
    self.places = places
    guard yaml_parser_initialize(parser) != 0 else { fatalError("out of memory") }
    // Otherwise libyaml would detect UTF-16.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event. Must not be called after it threw or returned the end of the text.
  func next() throws(YAMLFailure) -> YAMLEvent {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else { throw failure }
      defer { yaml_event_delete(&event) }
      guard let (kind, anchor) = Self.content(of: event) else { continue }
      return YAMLEvent(
        kind: kind, anchor: anchor.map { String(cString: $0) },
        offset: places.offset(ofCharacter: event.start_mark.index))
    }
  }

  /// Returns nil for an event that carries no information, such as the end of a document.
  private static func content(
    of event: yaml_event_t
  ) -> (kind: YAMLEvent.Kind, anchor: UnsafeMutablePointer<UInt8>?)? {
    switch event.type {
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: nil
    case YAML_DOCUMENT_START_EVENT: (.document, nil)
    case YAML_SEQUENCE_START_EVENT: (.list, event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: (.map, event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: (.end, nil)
    case YAML_SCALAR_EVENT: (.scalar(YAMLScalar(event)), event.data.scalar.anchor)
    case YAML_ALIAS_EVENT: (.alias(of: String(cString: event.data.alias.anchor)), nil)
    default: (.endOfText, nil)
    }
  }

  private var failure: YAMLFailure {
    let parser = self.parser.pointee
    // Encoding errors have an offset in bytes, all others an offset in characters.
    let offset =
      parser.error == YAML_READER_ERROR
      ? places.range.lowerBound + parser.problem_offset
      : places.offset(ofCharacter: parser.problem_mark.index)
    let context =
      parser.context == nil ? nil : places.offset(ofCharacter: parser.context_mark.index)
    return YAMLFailure(
      problem: parser.problem.map { String(cString: $0) } ?? "", offset: offset,
      contextOffset: context)
  }
}

extension YAMLScalar {
  /// The scalar of a scalar event.
  fileprivate init(_ event: yaml_event_t) {
    let scalar = event.data.scalar
    text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    tag = scalar.tag.map { String(cString: $0) }
    style =
      switch scalar.style {
      case YAML_PLAIN_SCALAR_STYLE: .plain
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
      default: .quoted
      }
  }
}
