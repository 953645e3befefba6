import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrinePictures
import VitrineSite
import VitrineSystem
import VitrineText

/// The pictures of a site that are published in several sizes, and their files in the cache.
struct PublishedPictures: Sendable {
  /// The part of the cache for pictures.
  private var cache: Folder?

  /// Nil if the cache is kept.
  private var temporary: ScratchFolder?

  /// The files that were made, by their paths in the site.
  private var files: [ExactText: SiteFiles.File] = [:]

  /// The paths of all files, in byte order, even if they are not made.
  private(set) var paths: [String] = []

  /// The mean colours of assets without transparent parts, `#rrggbb`.
  private(set) var tints: [Int: String] = [:]

  /// Whether these are the colours of all pictures. In a preview, some are made later.
  private(set) var hasAllTints = true

  /// Problems in files of pictures that were made nevertheless.
  private(set) var warnings: [Diagnostic] = []

  /// The paths of cards that could not be drawn.
  private(set) var missingCards: Set<String> = []

  /// The pictures that could not be made, or nil. The site has to be built again without other
  /// sizes of them.
  private(set) var fallback: PictureFallback?
}

extension PublishedPictures {
  /// Makes the files that `renderer` needs of the assets of a content folder, or finds them in the
  /// cache.
  init(
    of renderer: SiteRenderer, _ assets: [Asset], _ settings: PictureSettings,
    options: BuildOptions, progress: BuildStep.Report?
  ) {
    let (needed, cards) = (renderer.pictureFiles, renderer.shareCards)
    if needed.isEmpty, cards.isEmpty { return }
    // Without a format, no picture is made of others.
    let format = DerivativeFormat(rawValue: settings.format.rawValue) ?? .jpeg
    defer { paths.sort(by: precedesByBytes) }
    paths = needed.map(\.path) + cards.map(\.path)
    if options.pictureUse == .named { return }
    let jobs = PictureJobs(
      needed, of: assets, format, removed: settings.keepsMetadata ? .nothing : .all,
      options: options)
    let all = jobs.all + cards.map { PictureJob($0) }
    let records = options.pictureQueue?.knownRecords(of: all) ?? make(all, options, progress)
    if let queue = options.pictureQueue { cache = queue.folder }
    for (asset, job) in jobs.jobsByAsset.sorted(by: { $0.key < $1.key }) {
      guard let record = records[job] else { continue }
      let file = assets[asset].file
      if let failure = record.failure {
        if fallback == nil { fallback = PictureFallback() }
        fallback?.add(file, because: failure)
        continue
      }
      if record.header?.hasAlpha == false { tints[asset] = record.meanColor }
      if let warning = record.warning { warnings.append(.picture(file, warning)) }
    }
    let parts = records.map { $0?.tiles?.partRanges ?? [] }
    var left: [Int: [ExactText: Int]] = [:]
    for file in needed {
      let job = jobs.jobsByAsset[file.asset]!
      if let number = file.tile {
        if let tiles = records[job]?.tiles, let cache {
          files[ExactText(file.path)] = SiteFiles.File(
            source: .part(cache, tiles.path, parts[job][number]), hash: tiles.parts[number].hash)
        }
        continue
      }
      guard let variant = jobs.all[job].variants.firstIndex(of: PictureVariant(file, format)) else {
        continue
      }
      guard let record = records[job] else {
        left[job, default: [:]][ExactText(file.path)] = variant
        continue
      }
      guard let cache, record.failure == nil else { continue }
      let derivative = record.derivatives[variant]
      files[ExactText(file.path)] = SiteFiles.File(
        source: .file(cache, derivative.path), hash: derivative.hash)
    }
    for (card, job) in zip(cards, jobs.all.count...) where records[job] == nil {
      left[job] = [ExactText(card.path): 0]
    }
    take(cards, made: records[jobs.all.count...])
    hasAllTints = left.isEmpty
    options.pictureQueue?.make(
      left.sorted { $0.key < $1.key }.map { PictureQueue.Entry(job: all[$0], variants: $1) })
  }

  /// Takes the drawn cards. Those that cannot be drawn are left out, with a warning for each reason.
  private mutating func take(_ cards: [ShareCard], made records: ArraySlice<PictureRecord?>) {
    var failures: [(failure: PictureFailure, titles: [String])] = []
    for (card, record) in zip(cards, records) {
      guard let record else { continue }
      if let cache, let derivative = record.derivatives.first {
        files[ExactText(card.path)] = SiteFiles.File(
          source: .file(cache, derivative.path), hash: derivative.hash)
        continue
      }
      missingCards.insert(card.path)
      guard let failure = record.failure else { continue }
      if let known = failures.firstIndex(where: { $0.failure == failure }) {
        failures[known].titles.append(card.title)
      } else {
        failures.append((failure, [card.title]))
      }
    }
    paths.removeAll(where: missingCards.contains)
    for (failure, titles) in failures { warnings.append(.cards(titles, failure)) }
  }

  /// Makes pictures in the cache, or, if that cannot be written, in a folder for this build.
  private mutating func make(
    _ jobs: [PictureJob], _ options: BuildOptions, _ progress: BuildStep.Report?
  ) -> [PictureRecord?] {
    let names = jobs.map { $0.card?.title ?? $0.file.lastPathComponent }
    func records(in folder: String) -> [PictureRecord] {
      let maker = PictureMaker(
        cacheFolder: folder, jobs: options.jobs, program: options.pictureWorker)
      let records = maker.records(of: jobs) { done, index in
        progress?(.picture(names[index], done: done, total: names.count))
      }
      cache = try? Folder.existing(maker.cache.folder)
      return records
    }
    if let folder = options.pictureCache {
      let made = records(in: folder)
      if !made.contains(where: { $0.failure?.kind == .unwritable }) { return made }
    }
    temporary = ScratchFolder(named: "vitrine-pictures")
    // If no folder can be created, the records of all pictures have an error.
    return records(in: temporary?.path ?? "/nonexistent")
  }

  /// The file at one of `paths`.
  func file(at path: String) -> SiteFiles.File {
    files[ExactText(path)] ?? SiteFiles.File(source: .named)
  }
}

/// The pictures to make from the assets of a site. Files with the same content are made once.
private struct PictureJobs {
  private(set) var all: [PictureJob] = []

  /// The indices of the jobs that make the files of assets, by the index of the asset.
  private(set) var jobsByAsset: [Int: Int] = [:]

  init(
    _ needed: [PictureFile], of assets: [Asset], _ format: DerivativeFormat,
    removed: RemovedMetadata, options: BuildOptions
  ) {
    var jobsBySource: [UInt64: Int] = [:]
    for file in needed {
      let asset = assets[file.asset]
      let source = asset.scalable!.hash
      if jobsBySource[source] == nil {
        jobsBySource[source] = all.count
        all.append(
          PictureJob(
            file: "\(options.content)/\(asset.file)", source: ContentHash(value: source),
            removed: removed, isPreview: options.isPreview))
      }
      let job = jobsBySource[source]!
      jobsByAsset[file.asset] = job
      if file.tile != nil {
        all[job].isTiled = true
        continue
      }
      let variant = PictureVariant(file, format)
      if !all[job].variants.contains(variant) { all[job].variants.append(variant) }
    }
  }
}

extension Derivative {
  /// Where its parts stand in its file.
  fileprivate var partRanges: [Range<Int>] {
    var end = 0
    return parts.map { part in
      defer { end += part.length }
      return end..<end + part.length
    }
  }
}

extension PictureVariant {
  fileprivate init(_ file: PictureFile, _ format: DerivativeFormat) {
    self.init(width: file.width, format: file.isJPEG ? .jpeg : format)
    if file.isCard {
      crop = PictureCrop(
        shape: ShareCard.shape, focus: file.focus.map { PictureFocus(x: $0.x, y: $0.y) })
    }
  }
}

extension BuildOptions {
  /// The folder that keeps pictures for later builds, or nil if nothing is kept.
  var pictureCache: String? {
    switch cache {
    case .folder(let path): path
    case .user: userCacheFolder.map { "\($0)/vitrine" }
    case .none: nil
    }
  }
}
