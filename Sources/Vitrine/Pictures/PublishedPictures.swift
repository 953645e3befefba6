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
    paths = needed.map(\.path).sorted(by: precedesByBytes)
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
    for (asset, job) in jobs.ofAssets.sorted(by: { $0.key < $1.key }) {
      let (record, file) = (records[job], assets[asset].file)
      if let failure = record.failure {
        fail(failure, file)
        continue
      }
      if record.header?.hasAlpha == false { tints[asset] = record.meanColor }
      if let warning = record.warning { warnings.append(warning.diagnostic(of: file)) }
    }
    for file in needed {
      let job = jobs.ofAssets[file.asset]!
      guard records[job].failure == nil,
        let variant = jobs.all[job].variants.firstIndex(of: PictureVariant(file, format))
      else { continue }
      let derivative = records[job].derivatives[variant]
      files[ExactText(file.path)] = File(path: derivative.path, hash: derivative.hash)
    }
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

  /// The indices of the jobs that make the files of assets, by the index of the asset.
  private(set) var ofAssets: [Int: Int] = [:]

  init(
    _ needed: [PictureFile], of assets: [Asset], _ format: DerivativeFormat,
    removed: RemovedMetadata, options: BuildOptions
  ) {
    var ofSources: [UInt64: Int] = [:]
    for file in needed {
      let asset = assets[file.asset]
      let source = asset.scalable!.hash
      if ofSources[source] == nil {
        ofSources[source] = all.count
        all.append(
          PictureJob(
            file: "\(options.content)/\(asset.file)", source: ContentHash(value: source),
            removed: removed, isPreview: options.isPreview))
      }
      let job = ofSources[source]!
      ofAssets[file.asset] = job
      let variant = PictureVariant(file, format)
      if !all[job].variants.contains(variant) { all[job].variants.append(variant) }
    }
  }
}

extension PictureVariant {
  fileprivate init(_ file: PictureFile, _ format: DerivativeFormat) {
    self.init(width: file.width, format: file.isJPEG ? .jpeg : format)
  }
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
