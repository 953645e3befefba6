import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrinePictures
import VitrineSite
import VitrineSystem
import VitrineText

/// The pictures of a site that are published in several sizes, and their files in the cache.
struct PublishedPictures: Sendable {
  private struct File {
    var path: String
    var hash: ContentHash
  }

  /// The part of the cache for pictures.
  private var cache: Folder?

  /// Nil where the cache is kept.
  private var temporary: ScratchFolder?

  /// By their paths in the site.
  private var files: [ExactText: File] = [:]

  /// The paths of all files, in byte order.
  private(set) var paths: [String] = []

  /// The mean colours of assets without transparent parts, `#rrggbb`.
  private(set) var tints: [Int: String] = [:]

  /// Problems in files of pictures that were made nevertheless, and in those that were not.
  private(set) var warnings: [Diagnostic] = []

  /// The pictures that could not be made, if there are any. The site has to be built without them.
  private(set) var unscaled: UnscaledPictures?
}

extension PublishedPictures {
  /// Makes the files that `renderer` needs of the assets of a content folder, or finds them in the
  /// cache.
  init(
    of renderer: SiteRenderer, _ assets: [Asset], _ settings: PictureSettings,
    options: BuildOptions, progress: BuildStep.Report?
  ) {
    let needed = renderer.pictureFiles
    guard !needed.isEmpty, let format = DerivativeFormat(rawValue: settings.format.rawValue) else {
      return
    }
    paths = needed.flatMap { asset, widths in widths.map { assets[asset].output(width: $0) } }
      .sorted(by: precedesByBytes)
    if options.pictureUse == .named { return }
    let folder: String
    switch options.pictureCache {
    case .lasting(let path): folder = path
    case .temporary(let made): (folder, temporary) = (made?.path ?? options.output, made)
    }
    let maker = PictureMaker(
      cacheFolder: folder, jobs: options.jobs, program: options.pictureWorker)
    let jobs = PictureJobs(
      needed, of: assets, format, removed: settings.keepsMetadata ? .nothing : .all,
      options: options)
    let names = jobs.all.map(\.file.lastPathComponent)
    let records = maker.records(of: jobs.all) { done, index in
      progress?(.picture(names[index], done: done, total: names.count))
    }
    cache = try? Folder.existing(maker.cache.folder)
    for (asset, widths) in needed {
      guard let job = jobs.index(of: assets[asset]) else { continue }
      take(records[job], of: jobs.all[job], asset, assets[asset], widths)
    }
  }

  private mutating func take(
    _ record: PictureRecord, of job: PictureJob, _ index: Int, _ asset: Asset, _ widths: [Int]
  ) {
    if let failure = record.failure { return fail(failure, asset.file) }
    for width in widths {
      guard let place = job.variants.firstIndex(where: { $0.width == width }) else { continue }
      let derivative = record.derivatives[place]
      files[ExactText(asset.output(width: width))] = File(
        path: derivative.path, hash: derivative.hash)
    }
    if record.header?.hasAlpha == false { tints[index] = record.meanColor }
    if let warning = record.warning { warnings.append(warning.diagnostic(of: asset.file)) }
  }

  private mutating func fail(_ failure: PictureFailure, _ file: String) {
    switch (failure.kind, unscaled) {
    case (_, .all): break
    case (.noLibrary, _):
      unscaled = .all
      warnings.append(
        Diagnostic(
          .warning, kind: "no picture library", at: nil,
          "pictures are published as they are: making other sizes \(failure.words)",
          hint: failure.hint))
    default:
      unscaled = (unscaled ?? .files([])).union(.files([file]))
      warnings.append(failure.diagnostic(of: file))
    }
  }

  /// The file at one of `paths`.
  func file(at path: String) -> SiteFiles.File {
    guard let file = files[ExactText(path)], let cache else {
      return SiteFiles.File(source: .bytes([]))
    }
    return SiteFiles.File(source: .file(cache, file.path), hash: file.hash)
  }
}

/// What to make of the assets of a site. Files of equal content are made once.
private struct PictureJobs {
  private(set) var all: [PictureJob] = []
  private var indices: [UInt64: Int] = [:]

  init(
    _ needed: [(asset: Int, widths: [Int])], of assets: [Asset], _ format: DerivativeFormat,
    removed: RemovedMetadata, options: BuildOptions
  ) {
    for (asset, widths) in needed {
      guard let source = assets[asset].scalable?.hash else { continue }
      if indices[source] == nil {
        indices[source] = all.count
        all.append(
          PictureJob(
            file: "\(options.content)/\(assets[asset].file)", source: ContentHash(value: source),
            removed: removed, isPreview: options.isPreview))
      }
      let job = indices[source]!
      let known = Set(all[job].variants.map(\.width))
      all[job].variants += widths.filter { !known.contains($0) }.map {
        PictureVariant(width: $0, format: format)
      }
    }
  }

  func index(of asset: Asset) -> Int? { asset.scalable.flatMap { indices[$0.hash] } }
}

extension PictureFailure {
  fileprivate func diagnostic(of file: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "picture", at: .start(of: file), "'\(file.fileName)' \(words)", hint: hint)
  }
}

extension BuildOptions {
  fileprivate enum PictureCache {
    case lasting(String)
    case temporary(ScratchFolder?)
  }

  fileprivate var pictureCache: PictureCache {
    switch cache {
    case .folder(let path): return .lasting(path)
    case .user:
      if let caches = userCacheFolder { return .lasting("\(caches)/vitrine") }
    case .none: break
    }
    return .temporary(ScratchFolder(named: "vitrine-pictures"))
  }
}
