import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineText

/// The format is a hash of the rest, the key, the hash of the `snapshot.json` that the indices
/// refer to, and the numbers and texts.
extension CachedBuild {
  func binary(key: ContentHash, snapshot known: ContentHash) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(key, known, linkTable, fingerprints.site.lists.count)
    for list in fingerprints.site.lists { writer.write(numbers: list) }
    writer.write(snapshot.shown.shared)
    writer.write(numbers: snapshot.shown.records)
    writer.write(snapshot.pages, snapshot.records)
    writer.write(anchorIDs.all.map(\.output), anchorIDs.all.map(\.ids))
    writer.write(outputs, fingerprints.outputs)
    return writer.hashed
  }

  /// Returns nil if the bytes were written by another build.
  init?(binary: [UInt8], key: ContentHash, snapshot known: ContentHash) throws(CorruptCache) {
    var reader = BinaryReader(binary)
    let hash: ContentHash = try reader.read()
    guard try reader.read() == key, try reader.read() == known else { return nil }
    guard ContentHash(of: binary.span.bytes.extracting(droppingFirst: 8)) == hash else {
      throw CorruptCache()
    }
    linkTable = try reader.read()
    var lists: [[UInt64]] = []
    for _ in 0..<(try reader.count()) { lists.append(try reader.numbers()) }
    snapshot = CachedSnapshot(
      shown: VisibleRecords.Fingerprints(
        shared: try reader.read(), records: try reader.numbers()),
      pages: try reader.read(), records: try reader.read())
    let (pages, ids): ([String], [[String]]) = (try reader.read(), try reader.read())
    anchorIDs = AnchorIDs(known: zip(pages, ids).map { ($0, $1) })
    outputs = try reader.read()
    let subjects: [OutputSubject?] = try reader.read()
    guard reader.isAtEnd, let site = SiteFingerprints(lists: lists),
      snapshot.shown.records.count == snapshot.records.count, subjects.count == outputs.count
    else { throw CorruptCache() }
    fingerprints = RendererFingerprints(site: site, outputs: subjects)
  }
}

extension CachedOutput: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    (path, hash, destinations) = (try reader.read(), try reader.read(), try reader.read())
    let size: Int = try reader.read()
    guard var file = RenderedFile(dependencyNumbers: try reader.numbers(), size: size) else {
      throw CorruptCache()
    }
    file.diagnostics = try reader.read()
    file.anchorLinks = try reader.read()
    file.references = try reader.read()
    file.parts = Set(try reader.read() as [BodyPart])
    self.file = file
  }

  func write(to writer: inout BinaryWriter) {
    writer.write(path, hash, destinations, file.size)
    writer.write(numbers: file.dependencyNumbers)
    writer.write(file.diagnostics, file.anchorLinks, file.references, file.parts.sorted())
  }
}

extension BodyPart: BinaryValue {}
extension RenderedBody.Reference.Kind: BinaryValue {}

extension RenderedBody.AnchorLink: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(output: try reader.read(), id: try reader.read(), place: try reader.read())
  }

  func write(to writer: inout BinaryWriter) { writer.write(output, id, place) }
}

extension RenderedBody.Reference: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(destination: try reader.read(), file: try reader.read(), kind: try reader.read())
  }

  func write(to writer: inout BinaryWriter) { writer.write(destination, file, kind) }
}

extension OutputSubject: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    let (kind, index, number): (Int, Int, Int) =
      (try reader.read(), try reader.read(), try reader.read())
    switch kind {
    case 1: self = .page(index, listPage: number)
    case 2: self = .items(page: index, listPage: number)
    case 3: self = .record(index)
    case 4: self = .feed(page: index, number: number, .atom)
    case 5: self = .feed(page: index, number: number, .json)
    case 6: self = .download(page: index, file: number)
    case 7: self = .manifest(index)
    default: throw CorruptCache()
    }
  }

  func write(to writer: inout BinaryWriter) {
    switch self {
    case .page(let index, let listPage): writer.write(1, index, listPage)
    case .items(let index, let listPage): writer.write(2, index, listPage)
    case .record(let index): writer.write(3, index, 0)
    case .feed(let index, let number, .atom): writer.write(4, index, number)
    case .feed(let index, let number, .json): writer.write(5, index, number)
    case .download(let index, let file): writer.write(6, index, file)
    case .manifest(let index): writer.write(7, index, 0)
    }
  }
}
