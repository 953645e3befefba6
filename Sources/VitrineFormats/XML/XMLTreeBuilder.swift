internal import CExpat
package import VitrineDiagnostics
import VitrineText

/// Reads an XML text. Throws its first syntax error.
///
/// Elements can be nested up to `depthLimit` levels. No other file is read: entities declared in
/// the file are errors, and an external DTD is ignored.
package func readXML(
  _ bytes: [UInt8], file: String, depthLimit: Int = 512
) throws(UnreadableContent) -> XMLDocument {
  var builder = XMLTreeBuilder(XMLText(bytes, file: file), depthLimit: depthLimit)
  builder.parse()
  var warnings: [Diagnostic] = []
  if builder.hasForbiddenReference {
    let text = try ReadableText(withForbiddenReferences(bytes), file: file, encoding: .utf8)
    warnings = text.warnings
    builder = XMLTreeBuilder(XMLText(text.bytes, file: file), depthLimit: depthLimit)
    builder.parse()
  }
  if let problem = builder.problem { throw problem }
  builder.document.warnings = warnings
  return builder.document
}

/// Collects what expat reports.
private final class XMLTreeBuilder {
  let text: XMLText
  var document = XMLDocument()
  private(set) var problem: UnreadableContent?

  /// Whether the error is a reference to a character that XML forbids.
  private(set) var hasForbiddenReference = false
  private let depthLimit: Int

  /// The indices of the open elements.
  private var open: [Int] = []
  private let parser: XML_Parser

  init(_ text: XMLText, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
    // The bytes are already UTF-8, whatever the XML declaration names.
    guard let parser = XML_ParserCreate("UTF-8") else { fatalError("out of memory") }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  func parse() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLTreeBuilder.of($0).start($1!, $2!) },
      { builder, _ in XMLTreeBuilder.of(builder).end() })
    XML_SetCharacterDataHandler(parser) { XMLTreeBuilder.of($0).append($1!, count: Int($2)) }
    XML_SetEntityDeclHandler(parser) { builder, name, isParameter, _, _, _, _, _, _ in
      XMLTreeBuilder.of(builder).declare(name!, isParameter: isParameter != 0)
    }
    XML_SetSkippedEntityHandler(parser) { builder, name, isParameter in
      XMLTreeBuilder.of(builder).skip(name!, isParameter: isParameter != 0)
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
          if problem == nil { reportError(XML_GetErrorCode(parser)) }
          return
        }
        start = end
      } while start < bytes.count
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
  }

  private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  /// Stops reading at the first error.
  private func stop(_ message: String, at offset: Int, hint: String? = nil) {
    guard problem == nil else { return }
    let place = text.place(of: offset).location(in: text.file)
    problem = UnreadableContent("XML syntax", at: place, message, hint: hint)
    XML_StopParser(parser, 0)
  }
}

// MARK: - Expat events

extension XMLTreeBuilder {
  private func start(
    _ name: UnsafePointer<XML_Char>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) {
    guard problem == nil else { return }
    let offset = self.offset
    guard open.count < depthLimit else {
      return stop(
        "elements are nested more than \(depthLimit) deep", at: offset,
        hint: "remove some levels of elements")
    }
    let name = String(cString: name)
    let index = document.elements.count
    var element = XMLElement(name: name, place: text.place(of: offset), parent: open.last)
    if let parent = open.last { document.elements[parent].content.append(.element(index)) }
    // The following ones are defaults from a DTD, of which there can be any number.
    let written = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    var tag = XMLTag(text.bytes, at: offset + 1 + name.utf8.count)
    for number in 0..<written {
      let places = tag.nextAttribute()
      let name = String(cString: attributes[2 * number]!)
      let place = text.place(of: places.name)
      if let entity = tag.unknownEntity(in: places.value) {
        return stop(unknownEntity: entity.name, at: entity.offset)
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
    // Expat's position is the end of the declaration.
    let start = text.bytes.prefix(max(0, offset)).lastIndex(of: UInt8(ascii: "<"))
    stop(
      "the file declares the entity '\(isParameter ? "%" : "")\(String(cString: name))', but custom entities are not supported",
      at: start ?? offset,
      hint: "remove the declaration, and write its text where it is used")
  }

  private func skip(_ name: UnsafePointer<XML_Char>, isParameter: Bool) {
    stop(unknownEntity: (isParameter ? "%" : "&") + String(cString: name) + ";", at: offset)
  }
}

extension XMLElement {
  /// Appends to the text at the end; `place` is where a new text begins.
  fileprivate mutating func append(_ piece: String, at place: () -> TextPosition) {
    guard case .text(var text, let start)? = content.last else {
      return content.append(.text(piece, place()))
    }
    content.removeLast()
    text += piece
    content.append(.text(text, start))
  }
}

// MARK: - Errors

extension XMLTreeBuilder {
  /// Translates an error of expat into plain words.
  private func reportError(_ code: XML_Error) {
    let offset = min(max(offset, 0), text.bytes.count)
    switch code {
    case XML_ERROR_NO_ELEMENTS: stopAtEnd(text.bytes.count)
    case XML_ERROR_TAG_MISMATCH: stopAtWrongEnd(offset)
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: stopAtUnexpected(offset)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: stopAtSecondRoot(offset)
    case XML_ERROR_UNCLOSED_CDATA_SECTION:
      stop(
        "a CDATA section that is not closed", at: lastSection(before: offset),
        hint: "close it with ]]>")
    case XML_ERROR_UNDEFINED_ENTITY:
      // Expat's position is the entity, or the tag if the entity is in an attribute.
      let tag = XMLTag(text.bytes, at: offset)
      let entity = tag.unknownEntity(in: offset..<text.bytes.count)
      stop(unknownEntity: entity?.name ?? "&", at: entity?.offset ?? offset)
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
      stop(
        "a tag that is not closed", at: offset,
        hint: "the file may be truncated, or a '>' may be missing")
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      stop("this attribute is already used in this tag", at: offset)
    case XML_ERROR_BAD_CHAR_REF:
      hasForbiddenReference = true
      stop("a character number that XML does not allow", at: offset, hint: "remove it")
    case XML_ERROR_MISPLACED_XML_PI:
      stop(
        "an XML declaration that is not at the beginning", at: offset,
        hint: "nothing can come before <?xml")
    default: stop(String(cString: XML_ErrorString(code)), at: offset)
    }
  }

  private func stop(unknownEntity name: String, at offset: Int) {
    stop(
      "unknown entity '\(name)'", at: offset,
      hint: "XML has only &lt; &gt; &amp; &quot; and &apos;: write the character itself")
  }

  private func stopAtSecondRoot(_ offset: Int) {
    stop(
      "unexpected content after the root element", at: offset,
      hint: "an XML file has a single root element")
  }

  private func stopAtEnd(_ offset: Int) {
    guard let last = open.last.map({ document.elements[$0] }) else {
      return stop("there is no element", at: offset, hint: "the file may be truncated")
    }
    let place = last.place.location(in: text.file)
    stop(
      "the file ends where </\(last.name)> is expected", at: offset,
      hint: "the file may be truncated; <\(last.name)> was opened at \(place)")
  }

  private func stopAtUnexpected(_ offset: Int) {
    let bytes = text.bytes
    guard offset < bytes.count else { return stopAtEnd(offset) }
    // For example in `R&D` and `?a=1&b=2`.
    let sign = bytes[..<offset].last { !$0.isLetter && !(0x30...0x39).contains($0) }
    if sign == UInt8(ascii: "&") {
      stop("an '&' that does not begin an entity", at: offset, hint: "write &amp;")
    } else if offset > 0, bytes[offset - 1] == UInt8(ascii: "<") {
      stop("a '<' that does not begin a tag", at: offset, hint: "write &lt;")
    } else if bytes[offset] != UInt8(ascii: "<") {
      let rest = String(decoding: bytes[offset...].prefix(32), as: UTF8.self)
      stop("'\(rest.prefix(1))' is not allowed here", at: offset)
    } else if open.isEmpty, offset == 0 {
      stop("there is no element", at: offset, hint: "the file may be truncated")
    } else {
      stop(
        "a '<' in an attribute value", at: offset,
        hint: "write &lt;, or close the quotes")
    }
  }

  private func stopAtWrongEnd(_ offset: Int) {
    let tag = endTag(at: offset)
    guard let last = open.last.map({ document.elements[$0] }) else {
      return stopAtSecondRoot(tag.lowerBound)
    }
    let end = String(decoding: text.bytes[tag], as: UTF8.self)
    stop(
      "\(end) where </\(last.name)> is expected", at: tag.lowerBound,
      hint: "<\(last.name)> was opened at \(last.place.location(in: text.file))")
  }

  /// Returns the end tag with the name at expat's position.
  private func endTag(at offset: Int) -> Range<Int> {
    let bytes = text.bytes
    let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
    return start..<end + 1
  }

  /// Returns the beginning of the CDATA section that contains `offset`.
  private func lastSection(before offset: Int) -> Int {
    let opening = Array("<![CDATA[".utf8)
    return (0...offset).reversed().first { text.bytes[$0...].starts(with: opening) } ?? offset
  }
}
