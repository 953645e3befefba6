import VitrineSystem
import VitrineText

/// The cache files of a site. One has the files that the last build read and wrote, which tell
/// whether another build is needed. The other has the facts about its outputs, which tell the next
/// build what to render.
struct CacheFile {
  private let folder: String
  private let name: String

  /// Whether the folder is the user's cache, which contains files of all their sites.
  private let isShared: Bool

  private static let ending = ".build"
  private static let endingOfOutputs = ".outputs"

  /// The number of sites that are kept in the user's cache.
  private static let maxSites = 100
}

extension CacheFile {
  /// Returns nil if caching is off, or if there is no folder for the cache.
  init?(of options: BuildOptions) {
    // A cache in its own folder can be moved together with its site, so its name must not depend on
    // absolute paths.
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
    name = "\(hasher.finalize())"
  }

  func read() -> FinishedBuild? {
    guard let bytes = try? Folder.existing(folder)?.read(name + Self.ending) else { return nil }
    return try? FinishedBuild(binary: bytes)
  }

  /// Reads the outputs remembered by the build that wrote this `snapshot.json`.
  func readOutputs(key: ContentHash, snapshot: ContentHash) -> CachedBuild? {
    guard let bytes = try? Folder.existing(folder)?.read(name + Self.endingOfOutputs) else {
      return nil
    }
    return (try? CachedBuild(binary: bytes, key: key, snapshot: snapshot)) ?? nil
  }

  /// Ignores errors: without a cache, the next build only takes longer.
  func write(_ build: FinishedBuild) {
    guard let folder = try? Folder.new(folder) else { return }
    let isNew = folder.kind(of: name + Self.ending) == nil
    try? folder.replace(name + Self.ending, with: build.binary.span.bytes)
    if isShared, isNew { removeOldest(in: folder) }
  }

  func write(_ build: CachedBuild, key: ContentHash, snapshot: ContentHash) {
    guard let folder = try? Folder.new(folder) else { return }
    let binary = build.binary(key: key, snapshot: snapshot)
    try? folder.replace(name + Self.endingOfOutputs, with: binary.span.bytes)
  }

  /// Removes the files of all sites except the `maxSites` that were built last.
  private func removeOldest(in folder: Folder) {
    let names = ((try? folder.names()) ?? []).filter { $0.hasSuffix(Self.ending) }
    guard names.count > Self.maxSites else { return }
    let files = names.compactMap { name in folder.state(of: name).map { (name, $0) } }
      .sorted { $0.1.isEarlier(than: $1.1) }
    for (name, _) in files.dropLast(Self.maxSites) {
      _ = try? folder.removeFile(name)
      _ = try? folder.removeFile(name.dropLast(Self.ending.count) + Self.endingOfOutputs)
    }
  }
}
