/// What a killed build left in the output folder: its stage, and in it a list of files.
///
/// Before a build puts its first file into place it lists every file that it, or a killed build
/// before it, may have written. So the next build knows the files of a build whose `snapshot.json`
/// never came.
struct InterruptedBuild: Sendable {
  var files: [String]

  /// The folder, in the output folder, where files wait for their place.
  static let stageName = ".vitrine"
  private static let listName = ".vitrine/files"
}

extension InterruptedBuild {
  /// Nil when the last build in `folder` was not killed.
  init?(in folder: Folder) throws(DiskError) {
    guard folder.presence(of: Self.stageName) == .folder else { return nil }
    let list = try folder.read(Self.listName) ?? []
    files = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the list, whole or not at all.
  func write(in folder: Folder) throws(DiskError) {
    var list: [UInt8] = []
    for file in files {
      list += file.utf8
      list.append(0)
    }
    let draft = Self.listName + ".new"
    try folder.write(list.span.bytes, to: draft)
    try folder.rename(draft, to: folder, Self.listName)
  }
}
