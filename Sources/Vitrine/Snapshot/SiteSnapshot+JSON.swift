import VitrineDiagnostics
import VitrineSystem
public import VitrineText

extension SiteSnapshot {
  /// One gigabyte: several million records.
  static let maxBytes = 1 << 30

  /// The UTF-8 of `snapshot.json`: keys in a fixed order, and one file, page or record per line.
  public func json() -> [UInt8] {
    var json = JSONWriter(jobs: processorCount)
    json.object { json in
      json.member("format", 1)
      for member in Self.members { member.writeWhole(self, &json) }
    }
    return json.bytes + "\n".utf8
  }

  /// Reads what `json()` wrote, ignoring unknown keys.
  public init(reading bytes: [UInt8]) throws(SnapshotFileError) {
    var problems: [SnapshotFileError] = []
    try self.init(reading: bytes, leavingOut: &problems)
    if let first = problems.first { throw first }
  }

  /// Also reads a snapshot in which some members are invalid: those that can be lost are left out,
  /// and the reasons are added to `problems`.
  package init(
    reading bytes: [UInt8], leavingOut problems: inout [SnapshotFileError]
  ) throws(SnapshotFileError) {
    let snapshot = try SnapshotReader(ofSnapshot: bytes)
    self.init()
    for member in Self.members {
      do throws(SnapshotFileError) {
        try member.readWhole(&self, snapshot)
      } catch {
        guard member.canBeLost else { throw error }
        problems.append(error)
      }
    }
  }

  /// Reads only the files, from a snapshot whose other members may be invalid.
  static func files(reading bytes: [UInt8]) throws(SnapshotFileError) -> [File] {
    var snapshot = SiteSnapshot()
    try fileList.readWhole(&snapshot, SnapshotReader(ofSnapshot: bytes))
    return snapshot.files
  }

  /// Reads the files listed by the lines of a broken snapshot, in the format of `json()`.
  static func files(inLinesOf bytes: [UInt8]) -> [File] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let start = lines.firstIndex(where: { $0.elementsEqual("\"files\":{".utf8) }) else {
      return []
    }
    var found: [File] = []
    for line in lines[(start + 1)...] {
      let end = line.lastIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? line.startIndex
      let object = Array("{\"files\":{".utf8) + line[..<end] + Array("}}".utf8)
      var snapshot = SiteSnapshot()
      guard let root = try? JSONDocument(parsing: object).root,
        let reader = try? SnapshotReader(root, in: ""),
        (try? fileList.read(&snapshot, reader)) != nil
      else { continue }
      found += snapshot.files
    }
    return found
  }

  /// The hash of the compared members, as `json()` writes them. Two builds with the same hash show
  /// the same. The earliest builds recorded only the title of the site, and left it out of the
  /// hash.
  public func contentHash() -> ContentHash {
    var json = JSONWriter(jobs: processorCount)
    json.object { json in
      for member in Self.members where member.isCompared {
        if hashes > 1 || member.name != Self.siteMember.name { member.writeWhole(self, &json) }
      }
    }
    return ContentHash(of: json.bytes)
  }
}

extension SnapshotReader {
  /// The root object of a snapshot, in a format that this Vitrine knows.
  fileprivate init(ofSnapshot bytes: [UInt8]) throws(SnapshotFileError) {
    let root: JSONValue
    do throws(JSONFailure) {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      let first = error.errors[0]
      throw .syntax(first.diagnostic(in: "").message, at: first.position)
    }
    guard let format = root["format"]?.number, let generator = root["generator"]?.text,
      generator.hasPrefix("vitrine ")
    else { throw .foreign }
    guard format.value == 1 else { throw .format(format.literal) }
    try self.init(root, in: "", jobs: processorCount)
  }
}
