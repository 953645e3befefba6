import VitrineContent
import VitrineSite
import VitrineSystem
import VitrineText

/// A site whose last build may be in a cache, and whose next one will be.
struct CachedSite {
  private let options: BuildOptions
  private let file: CacheFile
  private let key: ContentHash
  let listing: ContentListing

  /// Lists the content. Nil if there is to be no cache, or if nothing is known of what decides the build.
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
    /// What a build would report.
    case nothingToDo(BuildReport)

    /// Why there is something to do, in words.
    case build(String)
  }

  func verdict(in content: Folder) -> Verdict {
    guard var last = file.read() else { return .build("there is none that can be read") }
    guard let site = try? Folder.existing(options.output), site.lock(),
      site.kind(of: InterruptedBuild.stageName) == nil
    else { return .build("'\(options.output)' is not as a finished build leaves it") }
    let known = last
    let difference = last.difference(
      from: key, listing, in: content, site: site, jobs: options.jobs)
    if let difference { return .build(difference) }
    if last != known { file.write(last) }
    return .nothingToDo(last.report)
  }

  func keep(_ outcome: SiteBuild.Outcome, of content: Folder) {
    let build = FinishedBuild(outcome, key: key, listing, in: content, options: options)
    if let build { file.write(build) }
  }
}

extension BuildOptions {
  /// A hash of what decides a build besides the files of the content; nil if that cannot be known, since
  /// functions of a Swift program are part of it.
  fileprivate func cacheKey(_ templates: [TemplateFile]) -> ContentHash? {
    guard let programStamp,
      layouts.isEmpty, presets.isEmpty, cells.isEmpty, headers.isEmpty, footers.isEmpty,
      badges.isEmpty
    else { return nil }
    var hasher = ContentHasher()
    let own = templates.filter { !$0.isBuiltIn }
    let values = [
      programStamp, content, output, templatesFolder, "\(baseline)", date ?? "",
      "\(includesDrafts) \(resourceNaming) \(hasSearch) \(isStrict)",
    ]
    for value in values + own.map(\.path) + templateLinksLeftOut.map(\.description) {
      hasher.combine(counted: value)
    }
    for file in own { hasher.combine(ContentHash(of: file.bytes).value) }
    return hasher.finalize()
  }
}
