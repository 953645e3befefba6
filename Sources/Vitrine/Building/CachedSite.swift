import VitrineContent
import VitrineDiagnostics
import VitrineSite
import VitrineSystem
import VitrineText

/// Finds the last build of a site in the cache, and caches the next one.
struct CachedSite {
  private let options: BuildOptions
  private let file: CacheFile
  private let key: ContentHash
  private(set) var listing: ContentListing

  /// The last build, once `verdict(in:)` has found it in the cache.
  private var last: FinishedBuild?

  /// Lists the content. Returns nil if caching is off, or if the build uses closures of a Swift
  /// program, which cannot be hashed.
  init?(_ options: BuildOptions, templates: [TemplateFile]) {
    guard let file = CacheFile(of: options), let key = options.cacheKey(templates) else {
      return nil
    }
    self.options = options
    self.file = file
    self.key = key
    listing = ContentListing(ofFolderAt: options.content)
  }
}

extension CachedSite {
  enum Verdict {
    /// Nothing has changed. The report is the one that another build would return.
    case unchanged(BuildReport)

    /// A build is needed, for this reason.
    case changed(String)
  }

  mutating func verdict(in content: Folder) -> Verdict {
    guard let known = file.read() else { return .changed("no usable cache") }
    last = known
    guard let site = try? Folder.existing(options.output) else {
      return .changed("'\(options.output)' does not exist")
    }
    guard site.lock() else { return .changed("another build is using '\(options.output)'") }
    if site.kind(of: InterruptedBuild.stagingFolderName) != nil {
      return .changed("the last build was interrupted")
    }
    var now = known
    let difference = now.difference(
      from: key, listing, in: content, site: site, jobs: options.jobs)
    if let difference {
      if known.key == key { listing.knownPictures = known.pictures }
      return .changed(difference)
    }
    if now != known { file.write(now) }
    return .unchanged(now.report)
  }

  /// Returns what the next build can reuse from the last one, or nil if too little is known about
  /// it. `output` contains the site of the last build. Call `verdict(in:)` first.
  mutating func previous(in output: OutputFolder, of content: Folder) -> PreviousBuild? {
    guard last?.key == key, let site = output.folder,
      let snapshot = output.snapshot, let hash = output.snapshotHash,
      let build = file.readOutputs(key: key, snapshot: hash)
    else { return nil }
    let areInPlace = last!.areInPlace(build.outputs, in: site, jobs: options.jobs)
    return PreviousBuild(
      build: build, snapshot: snapshot, site: nil, areInPlace: areInPlace,
      isInPlace: { [last] in last!.isInPlace($0, $1, in: site) },
      changedFiles: { [last, listing] _ in last!.filesChanged(in: content, listing) })
  }

  func keep(_ outcome: SiteBuild.Outcome, of content: Folder) {
    let build = FinishedBuild(
      outcome, after: last, key: key, listing, in: content, options: options)
    guard let build else { return }
    _ = concurrently(jobs: options.jobs) {
      file.write(build)
    } _: { [file, key, cached = outcome.cached] in
      if let cached, let hash = outcome.snapshotHash {
        file.write(cached, key: key, snapshot: hash)
      }
    }
  }
}

extension BuildOptions {
  /// A hash of everything except the content files that affects the result, or nil if a closure
  /// does.
  fileprivate func cacheKey(_ templates: [TemplateFile]) -> ContentHash? {
    guard let programStamp,
      layouts.isEmpty, presets.isEmpty, cells.isEmpty, headers.isEmpty, footers.isEmpty,
      badges.isEmpty
    else { return nil }
    var hasher = ContentHasher()
    let own = templates.filter { !$0.isBuiltIn }
    let values = [
      programStamp, content, output, templatesFolder, "\(baseline)", date ?? "",
      "\(includesDrafts) \(resourceNaming) \(hasSearch) \(isStrict) \(isPreview)",
    ]
    for value in values + own.map(\.path) + omittedTemplateLinks.map(\.description) {
      hasher.combine(counted: value)
    }
    for file in own { hasher.combine(ContentHash(of: file.bytes).value) }
    return hasher.finalize()
  }
}
