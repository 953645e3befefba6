internal import CExpat
import VitrineDiagnostics

/// Reads an XML text; throws the one thing that is wrong with its syntax.
///
/// At most `depthLimit` elements may lie in each other. Nothing beside the file is read: entities of
/// its own are errors, and an external DTD is ignored.
func readXML(
  _ bytes: [UInt8], file: String, depthLimit: Int = 512
) throws(UnreadableContent) -> XMLDocument {
  var reading = XMLReading(XMLText(bytes, file: file), depthLimit: depthLimit)
  reading.parse()
  var warnings: [Diagnostic] = []
  if reading.problem?.0 == .undeclaredCharacter {
    let text = try ReadableText(withForbiddenReferences(bytes), file: file, encoding: .utf8)
    warnings = text.warnings
    reading = XMLReading(XMLText(text.bytes, file: file), depthLimit: depthLimit)
    reading.parse()
  }
  if let (problem, offset) = reading.problem {
    throw UnreadableContent(diagnostics: [reading.text.diagnostic(problem, at: offset)])
  }
  reading.document.warnings = warnings
  return reading.document
}

/// Collects what expat finds.
private final class XMLReading {
  var text: XMLText
  var document = XMLDocument()
  private(set) var problem: (XMLProblem, offset: Int)?
  private let depthLimit: Int

  /// The indices of the elements that are open.
  private var open: [Int] = []
  private let parser: XML_Parser

  init(_ text: XMLText, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
    // The bytes are UTF-8 by now, whatever the file says.
    guard let parser = XML_ParserCreate("UTF-8") else { fatalError("out of memory") }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  func parse() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLReading.of($0).start($1!, $2!) }, { reading, _ in XMLReading.of(reading).end() })
    XML_SetCharacterDataHandler(parser) { XMLReading.of($0).append($1!, count: Int($2)) }
    XML_SetEntityDeclHandler(parser) { reading, name, isParameter, _, _, _, _, _, _ in
      XMLReading.of(reading).declare(name!, isParameter: isParameter != 0)
    }
    XML_SetSkippedEntityHandler(parser) { reading, name, isParameter in
      XMLReading.of(reading).skip(name!, isParameter: isParameter != 0)
    }
    let bytes = text.bytes
    bytes.withUnsafeBytes { bytes in
      // Expat counts the bytes of one call as an Int32.
      var start = 0
      repeat {
        let end = min(start + 1 << 26, bytes.count)
        let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        let status = XML_Parse(
          parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
          end == bytes.count ? 1 : 0)
        if status != XML_STATUS_OK {
          if problem == nil { noteError(XML_GetErrorCode(parser)) }
          return
        }
        start = end
      } while start < bytes.count
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLReading {
    Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
  }

  private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private func stop(_ problem: XMLProblem, at offset: Int) {
    guard self.problem == nil else { return }
    self.problem = (problem, offset)
    XML_StopParser(parser, 0)
  }
}

// MARK: - What expat finds

extension XMLReading {
  private func start(
    _ name: UnsafePointer<XML_Char>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) {
    guard problem == nil else { return }
    let offset = self.offset
    guard open.count < depthLimit else { return stop(.tooDeep(limit: depthLimit), at: offset) }
    let name = String(cString: name)
    let index = document.elements.count
    var element = XMLElement(name: name, place: text.place(of: offset), parent: open.last)
    if let parent = open.last { document.elements[parent].content.append(.element(index)) }
    // Those after them are defaults of a DTD, which could be as many as they like.
    let written = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    var tag = XMLTag(text.bytes, at: offset + 1 + name.utf8.count)
    for number in 0..<written {
      let places = tag.nextAttribute()
      let name = String(cString: attributes[2 * number]!)
      let place = text.place(of: places.name)
      if let entity = tag.unknownEntity(in: places.value) {
        return stop(.unknownEntity(entity.name), at: entity.offset)
      }
      guard name != "xmlns", !name.hasPrefix("xmlns:") else { continue }
      element.attributes.append(
        XMLElement.Attribute(
          name: name, place: place, value: String(cString: attributes[2 * number + 1]!),
          valuePlace: text.place(of: places.value.lowerBound)))
    }
    document.elements.append(element)
    open.append(index)
  }

  private func end() {
    if problem == nil { open.removeLast() }
  }

  private func append(_ characters: UnsafePointer<XML_Char>, count: Int) {
    guard problem == nil, let index = open.last else { return }
    let piece = characters.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
    document.elements[index].append(piece) { text.place(of: offset) }
  }

  private func declare(_ name: UnsafePointer<XML_Char>, isParameter: Bool) {
    // Expat stands at the end of the declaration.
    let start = text.bytes.prefix(max(0, offset)).lastIndex(of: UInt8(ascii: "<"))
    stop(.declaredEntity((isParameter ? "%" : "") + String(cString: name)), at: start ?? offset)
  }

  private func skip(_ name: UnsafePointer<XML_Char>, isParameter: Bool) {
    stop(.unknownEntity((isParameter ? "%" : "&") + String(cString: name) + ";"), at: offset)
  }
}

extension XMLElement {
  /// Appends to the text at the end; `place` is where a new one begins.
  fileprivate mutating func append(_ piece: String, at place: () -> TextPlace) {
    guard case .text(var text, let start)? = content.last else {
      return content.append(.text(piece, place()))
    }
    content.removeLast()
    text += piece
    content.append(.text(text, start))
  }
}

// MARK: - Errors

extension XMLReading {
  /// Puts an error of expat into plain words.
  private func noteError(_ code: XML_Error) {
    let offset = min(max(offset, 0), text.bytes.count)
    problem =
      switch code {
      case XML_ERROR_NO_ELEMENTS: (atEnd, text.bytes.count)
      case XML_ERROR_TAG_MISMATCH: (wrongEnd(at: offset), endTag(at: offset).lowerBound)
      case XML_ERROR_UNCLOSED_CDATA_SECTION: (.openCDATA, lastSection(before: offset))
      case XML_ERROR_UNDEFINED_ENTITY: unknownEntity(at: offset)
      default: (plainProblem(code, at: offset), offset)
      }
  }

  private func plainProblem(_ code: XML_Error, at offset: Int) -> XMLProblem {
    switch code {
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: unexpected(at: offset)
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: .openTag
    case XML_ERROR_DUPLICATE_ATTRIBUTE: .duplicateAttribute
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .secondRoot
    case XML_ERROR_BAD_CHAR_REF: .undeclaredCharacter
    case XML_ERROR_MISPLACED_XML_PI: .misplacedDeclaration
    default: .other(String(cString: XML_ErrorString(code)))
    }
  }

  private var atEnd: XMLProblem {
    guard let last = open.last.map({ document.elements[$0] }) else { return .noElement }
    return .openElement(last.name, opened: last.place)
  }

  private func unexpected(at offset: Int) -> XMLProblem {
    let bytes = text.bytes
    guard offset < bytes.count else { return atEnd }
    let before = offset > 0 ? bytes[offset - 1] : 0
    // As in `R&D` and `?a=1&b=2`.
    let sign = bytes[..<offset].last { !isLetterOrDigit($0) }
    switch bytes[offset] {
    case _ where sign == UInt8(ascii: "&"): return .bareAmpersand
    case _ where before == UInt8(ascii: "<"): return .bareLess
    case UInt8(ascii: "<"): return open.isEmpty && offset == 0 ? .noElement : .lessInValue
    default:
      let rest = String(decoding: bytes[offset...].prefix(32), as: UTF8.self)
      return .unexpected(String(rest.prefix(1)))
    }
  }

  private func wrongEnd(at offset: Int) -> XMLProblem {
    guard let last = open.last.map({ document.elements[$0] }) else { return .secondRoot }
    let end = String(decoding: text.bytes[endTag(at: offset)], as: UTF8.self)
    return .wrongEnd(end, open: last.name, opened: last.place)
  }

  /// Returns the end tag whose name expat stands at.
  private func endTag(at offset: Int) -> Range<Int> {
    let bytes = text.bytes
    let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
    return start..<end + 1
  }

  /// Returns where the CDATA section opens that `offset` is in.
  private func lastSection(before offset: Int) -> Int {
    let opening = Array("<![CDATA[".utf8)
    return (0...offset).reversed().first { text.bytes[$0...].starts(with: opening) } ?? offset
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Returns the entity that expat stands at, or before it at the tag in whose attributes it is.
  private func unknownEntity(at offset: Int) -> (XMLProblem, offset: Int) {
    let tag = XMLTag(text.bytes, at: offset)
    let entity = tag.unknownEntity(in: offset..<text.bytes.count)
    return (.unknownEntity(entity?.name ?? "&"), entity?.offset ?? offset)
  }
}
