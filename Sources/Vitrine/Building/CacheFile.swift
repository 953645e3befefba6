import VitrineSystem
import VitrineText

/// The file in which the last build of a site is kept.
struct CacheFile {
  private let folder: String
  private let name: String

  /// The user's folder holds the files of all their sites.
  private let isShared: Bool

  private static let ending = ".build"

  /// How many sites are kept in the user's folder.
  private static let mostSites = 100
}

extension CacheFile {
  /// Nil if there is to be no cache, or no folder for it.
  init?(of options: BuildOptions) {
    // A cache in a folder of its own can be moved together with its site.
    var names = [options.content, options.output, options.templatesFolder]
    switch options.cache {
    case .none: return nil
    case .folder(let path):
      folder = path
      isShared = false
    case .user:
      guard let caches = userCacheFolder, let here = ".".realPath else { return nil }
      folder = "\(caches)/vitrine/sites"
      isShared = true
      names.append(here)
    }
    var hasher = ContentHasher()
    for name in names { hasher.combine(counted: name) }
    name = "\(hasher.finalize())\(Self.ending)"
  }

  func read() -> FinishedBuild? {
    guard let bytes = try? Folder.existing(folder)?.read(name) else { return nil }
    return try? FinishedBuild(binary: bytes)
  }

  /// A build that cannot be kept is no failure: the next one has more to do.
  func write(_ build: FinishedBuild) {
    guard let folder = try? Folder.new(folder) else { return }
    let isNew = folder.kind(of: name) == nil
    try? folder.replace(name, with: build.binary.span.bytes)
    if isShared, isNew { removeOldest(in: folder) }
  }

  /// Removes the oldest files beyond `mostSites`.
  private func removeOldest(in folder: Folder) {
    let names = ((try? folder.names()) ?? []).filter { $0.hasSuffix(Self.ending) }
    guard names.count > Self.mostSites else { return }
    let files = names.compactMap { name in folder.state(of: name).map { (name, $0) } }
      .sorted { $0.1.isEarlier(than: $1.1) }
    for (name, _) in files.dropLast(Self.mostSites) { _ = try? folder.removeFile(name) }
  }
}
