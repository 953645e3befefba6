import Synchronization
import VitrineFormats
import VitrineSystem
import VitrineText

/// Counts the files that this process writes.
private let drafts = Atomic<Int>(0)

/// A folder of derivatives, and of what is known about their sources.
///
/// `STAMP/SOURCE/` has the files of a picture. STAMP stands for the versions of libvips and of its
/// encoders, by which bytes differ. `libraries` lists their files, so that the stamp is known
/// without loading them. Every file is written under another name first, so an interrupted build
/// loses one picture.
///
/// Sources and parameters are hashed with XXH64. Collisions could be constructed, but only between
/// pictures of the same author; by accident, 10 million derivatives collide once in 370,000 sites.
package struct DerivativeCache: Sendable {
  package let folder: String

  private static let recordName = "picture.json"
  private static let librariesName = "libraries"

  /// The part of a cache folder that is for pictures.
  package init(in folder: String) { self.folder = "\(folder)/pictures" }

  /// The bytes of a derivative, or nil if its file is gone or damaged.
  package func bytes(of derivative: Derivative) -> [UInt8]? {
    let bytes = try? Folder.existing(folder)?.read(derivative.path)
    return bytes.flatMap { ContentHash(of: $0) == derivative.hash ? $0 : nil }
  }

  /// Removes what no build has used for a number of days.
  package func removeUnused(forDays days: Int) {
    guard let folder = try? Folder.existing(folder) else { return }
    let now = WallTime.now
    for stamp in (try? folder.names()) ?? [] {
      for source in (try? folder.names(in: stamp)) ?? [] {
        let path = "\(stamp)/\(source)"
        let state = folder.state(of: "\(path)/\(Self.recordName)")
        if state?.isOlder(thanDays: days, at: now) ?? true { try? folder.removeAll(path) }
      }
      folder.removeEmptyFolders(above: "\(stamp)/\(Self.recordName)")
    }
  }
}

extension DerivativeCache {
  /// The stamp of the installed libraries, as far as earlier builds know their files.
  var knownStamp: ContentHash? {
    guard let bytes = try? Folder.existing(folder)?.read(Self.librariesName) else { return nil }
    return PictureLibrary.stamp(
      of: String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// The stamp of the library, which must be loaded. Remembers its files.
  func stampOfLibrary() throws(PictureFailure) -> ContentHash {
    let files = PictureLibrary.codecFiles
    // A system that does not list libraries has to load the library to know its version.
    let stamp = PictureLibrary.stamp(of: files) ?? ContentHash(of: "\(PictureLibrary.current)")
    if knownStamp != stamp {
      try write(Array(files.joined(separator: "\n").utf8), to: Self.librariesName)
    }
    return stamp
  }

  private func path(of source: ContentHash, _ stamp: ContentHash) -> String { "\(stamp)/\(source)" }

  /// Returns the record of a source, or nil if the cache does not have one. Marks the source as
  /// used.
  func record(of source: ContentHash, _ stamp: ContentHash) -> PictureRecord? {
    let path = "\(path(of: source, stamp))/\(Self.recordName)"
    guard let file = try? ReadableFile(at: "\(folder)/\(path)"), let bytes = try? file.readAll()
    else {
      return nil
    }
    if file.state?.isOlder(thanDays: 1, at: .now) == true {
      (try? Folder.existing(folder))??.touch(path)
    }
    return PictureRecord(json: bytes)
  }

  func write(
    _ record: PictureRecord, of source: ContentHash, _ stamp: ContentHash
  ) throws(PictureFailure) {
    try write(record.json, to: "\(path(of: source, stamp))/\(Self.recordName)")
  }

  /// Saves the bytes of a derivative.
  func write(
    _ bytes: [UInt8], named name: String, _ size: PictureSize, of source: ContentHash,
    _ stamp: ContentHash
  ) throws(PictureFailure) -> Derivative {
    let path = "\(path(of: source, stamp))/\(name)"
    guard let state = try write(bytes, to: path) else { throw PictureFailure(.unwritable) }
    return Derivative(
      path: path, size: size, length: bytes.count, hash: ContentHash(of: bytes),
      state: state)
  }

  @discardableResult
  private func write(_ bytes: [UInt8], to path: String) throws(PictureFailure) -> FileState? {
    do throws(DiskError) {
      let folder = try Folder.new(folder)
      // Another thread or process may be writing the same file.
      let number = drafts.add(1, ordering: .relaxed).oldValue
      let draft = "\(path).\(processID).\(number).new"
      try folder.write(bytes.span.bytes, to: draft)
      try folder.rename(draft, to: folder, path)
      return folder.state(of: path)
    } catch {
      throw PictureFailure(.unwritable, "\(error.code)")
    }
  }

  /// The derivatives of one source whose files are as they were written. Files are read only if
  /// something has touched them.
  func intact(_ derivatives: [Derivative]) -> [Derivative] {
    guard let path = derivatives.first?.path.parentPath,
      let source = try? Folder.existing("\(folder)/\(path)")
    else { return [] }
    return derivatives.filter { source.state(of: $0.name) == $0.state || bytes(of: $0) != nil }
  }
}
