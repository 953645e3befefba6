internal import CExpat
import VitrineDiagnostics

/// Reads a part of a workbook, element by element.
protocol PartReader: AnyObject {
  func start(_ element: PartElement) throws(UnreadableContent)

  /// `text` is the text between the element's tags, if it contains no other element.
  func end(_ element: PartElement, text: [UInt8]) throws(UnreadableContent)
}

/// A tag in a part of a workbook. Prefixes of names are ignored.
struct PartElement {
  fileprivate let name: UnsafePointer<CChar>
  fileprivate let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  static func ~= (name: StaticString, element: PartElement) -> Bool {
    isLocalName(element.name, name)
  }

  /// The value of an attribute.
  subscript(name: StaticString) -> String? {
    guard var next = attributes else { return nil }
    while let key = next[0], let value = next[1] {
      if isLocalName(key, name) { return String(cString: value) }
      next += 2
    }
    return nil
  }

  func number(_ name: StaticString) -> Int? { self[name].flatMap { Int($0) } }

  /// Whether an attribute is `1` or `true`.
  func flag(_ name: StaticString) -> Bool { self[name].map { $0 == "1" || $0 == "true" } ?? false }
}

/// Whether a name without its prefix is the expected one.
private func isLocalName(_ name: UnsafePointer<CChar>, _ expected: StaticString) -> Bool {
  var start = name
  var end = name
  while end.pointee != 0 {
    if end.pointee == CChar(UInt8(ascii: ":")) { start = end + 1 }
    end += 1
  }
  let count = end - start
  guard count == expected.utf8CodeUnitCount else { return false }
  for index in 0..<count where UInt8(bitPattern: start[index]) != expected.utf8Start[index] {
    return false
  }
  return true
}

/// Feeds the bytes of a part to its reader.
final class PartParser {
  private let reader: any PartReader
  private let parser: XML_Parser
  private var text: [UInt8] = []
  private var problem: UnreadableContent?

  /// The workbook.
  private let file: String

  init(_ reader: any PartReader, file: String) {
    guard let parser = XML_ParserCreate(nil) else { fatalError("out of memory") }
    (self.reader, self.parser, self.file) = (reader, parser, file)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { PartParser.of($0).start($1!, $2) }, { PartParser.of($0).end($1!) })
    XML_SetCharacterDataHandler(parser) { PartParser.of($0).append($1!, count: Int($2)) }
    // Workbooks have no DTD, and entities could expand without limit.
    XML_SetStartDoctypeDeclHandler(parser) { pointer, _, _, _, _ in
      let parser = PartParser.of(pointer)
      parser.stop(.damagedWorkbook(parser.file, "a part declares a document type"))
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Returns false once there is an error.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool = false) -> Bool {
    let status = bytes.withMemoryRebound(to: CChar.self) {
      XML_Parse(parser, $0.baseAddress, Int32($0.count), isLast ? 1 : 0)
    }
    if status != XML_STATUS_OK, problem == nil {
      problem = .damagedWorkbook(file, "a part is not XML")
    }
    return problem == nil
  }

  func finish() throws(UnreadableContent) {
    if problem == nil { _ = parse(UnsafeBufferPointer(start: nil, count: 0), isLast: true) }
    if let problem { throw problem }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> PartParser {
    Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
  }

  private func stop(_ problem: UnreadableContent) {
    guard self.problem == nil else { return }
    self.problem = problem
    XML_StopParser(parser, 0)
  }

  private func start(
    _ name: UnsafePointer<CChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard problem == nil else { return }
    text.removeAll(keepingCapacity: true)
    do throws(UnreadableContent) {
      try reader.start(PartElement(name: name, attributes: attributes))
    } catch {
      stop(error)
    }
  }

  private func end(_ name: UnsafePointer<CChar>) {
    guard problem == nil else { return }
    do throws(UnreadableContent) {
      try reader.end(PartElement(name: name, attributes: nil), text: text)
    } catch {
      stop(error)
    }
    text.removeAll(keepingCapacity: true)
  }

  private func append(_ characters: UnsafePointer<CChar>, count: Int) {
    characters.withMemoryRebound(to: UInt8.self, capacity: count) {
      text.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
    }
  }
}
