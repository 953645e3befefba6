import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineText

/// The bytes are a hash of all that follows, the hash of the site's `snapshot.json`, which the numbers are
/// about, and the numbers and texts.
extension CachedBuild {
  func binary(key: ContentHash, snapshot: ContentHash) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(key.value)
    writer.write(snapshot.value)
    writer.write(linkTable.value)
    writer.write(list: fingerprints.site.lists) { $0.write(numbers: $1) }
    writer.write(self.snapshot.shown.shared)
    writer.write(numbers: self.snapshot.shown.records)
    for places in [self.snapshot.pages, self.snapshot.records] {
      writer.write(list: places) { $0.write($1 ?? -1) }
    }
    writer.write(list: anchorIDs.all) { writer, page in
      writer.write(page.output)
      writer.write(list: page.ids) { $0.write($1) }
    }
    writer.write(list: Array(zip(outputs, fingerprints.outputs))) { writer, output in
      writer.write(output.0)
      writer.write(output.1)
    }
    var whole = BinaryWriter()
    whole.write(ContentHash(of: writer.bytes).value)
    return whole.bytes + writer.bytes
  }

  /// Returns nil if another build wrote the bytes.
  init?(
    binary: [UInt8], key: ContentHash, snapshot known: ContentHash
  ) throws(BinaryReader.CorruptData) {
    var reader = BinaryReader(binary)
    let hash = try reader.number()
    guard try reader.number() == key.value, try reader.number() == known.value else { return nil }
    guard ContentHash(of: binary.span.bytes.extracting(droppingFirst: 8)).value == hash else {
      throw BinaryReader.CorruptData()
    }
    linkTable = ContentHash(value: try reader.number())
    let lists = try reader.list { reader throws(BinaryReader.CorruptData) in try reader.numbers() }
    guard let site = SiteFingerprints(lists: lists) else { throw BinaryReader.CorruptData() }
    snapshot = CachedSnapshot(
      shown: VisibleRecords.Fingerprints(
        shared: try reader.number(), records: try reader.numbers()),
      pages: try reader.places(), records: try reader.places())
    anchorIDs = AnchorIDs(
      known: try reader.list { reader throws(BinaryReader.CorruptData) in
        (
          try reader.text(),
          try reader.list { reader throws(BinaryReader.CorruptData) in try reader.text() }
        )
      })
    let outputs = try reader.list { reader throws(BinaryReader.CorruptData) in
      (try reader.output(), try reader.subject())
    }
    guard reader.isAtEnd, snapshot.shown.records.count == snapshot.records.count else {
      throw BinaryReader.CorruptData()
    }
    fingerprints = RendererFingerprints(site: site, outputs: outputs.map(\.1))
    self.outputs = outputs.map(\.0)
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ output: CachedOutput) {
    write(output.path)
    write(output.hash.value)
    write(output.destinations.value)
    write(output.file.size)
    write(words: output.file.dependencyNumbers)
    write(list: output.file.diagnostics) { $0.write($1) }
    write(list: output.file.anchorLinks) { writer, link in
      writer.write(link.output)
      writer.write(link.id)
      writer.write(link.place)
    }
    write(list: output.file.references) { writer, reference in
      writer.write(reference.destination)
      writer.write(reference.file)
      writer.write(reference.kind.rawValue)
    }
    write(list: output.file.parts.sorted()) { $0.write($1.rawValue) }
  }

  fileprivate mutating func write(_ subject: OutputSubject?) {
    let numbers =
      switch subject {
      case nil: [0, 0, 0]
      case .page(let index, let listPage): [1, index, listPage]
      case .items(let index, let listPage): [2, index, listPage]
      case .record(let index): [3, index, 0]
      case .feed(let index, let number, .atom): [4, index, number]
      case .feed(let index, let number, .json): [5, index, number]
      case .download(let index, let file): [6, index, file]
      }
    for number in numbers { write(number) }
  }
}

extension BinaryReader {
  fileprivate mutating func places() throws(CorruptData) -> [Int?] {
    try list { reader throws(CorruptData) in
      let place = try reader.integer()
      return place < 0 ? nil : place
    }
  }

  fileprivate mutating func output() throws(CorruptData) -> CachedOutput {
    let path = try text()
    let hash = ContentHash(value: try number())
    let destinations = ContentHash(value: try number())
    let size = try integer()
    guard var file = RenderedFile(dependencyNumbers: try words(), size: size) else {
      throw CorruptData()
    }
    file.diagnostics = try list { reader throws(CorruptData) in try reader.diagnostic() }
    file.anchorLinks = try list { reader throws(CorruptData) in
      RenderedBody.AnchorLink(
        output: try reader.text(), id: try reader.text(), place: try reader.location())
    }
    file.references = try list { reader throws(CorruptData) in
      let (destination, file) = (try reader.text(), try reader.text())
      guard let kind = RenderedBody.Reference.Kind(rawValue: try reader.text()) else {
        throw CorruptData()
      }
      return RenderedBody.Reference(destination: destination, file: file, kind: kind)
    }
    file.parts = Set(
      try list { reader throws(CorruptData) in
        guard let part = BodyPart(rawValue: try reader.text()) else { throw CorruptData() }
        return part
      })
    return CachedOutput(path: path, file: file, hash: hash, destinations: destinations)
  }

  fileprivate mutating func subject() throws(CorruptData) -> OutputSubject? {
    let (kind, index, listPage) = (try integer(), try integer(), try integer())
    switch kind {
    case 0: return nil
    case 1: return .page(index, listPage: listPage)
    case 2: return .items(page: index, listPage: listPage)
    case 3: return .record(index)
    case 4: return .feed(page: index, number: listPage, .atom)
    case 5: return .feed(page: index, number: listPage, .json)
    case 6: return .download(page: index, file: listPage)
    default: throw CorruptData()
    }
  }
}
