import CPictures
import Synchronization
import VitrineFormats
import VitrineSystem
import VitrineText

/// Reads and makes pictures in this process.
struct PictureWork: Sendable {
  let cache: DerivativeCache

  /// Files up to this length are read at once, so their hash can be checked.
  private static let longestRead = 128 << 20

  /// libvips has one error text for all threads, so a process makes one picture at a time.
  private static let turn = Mutex(())

  /// Does what is missing in the cache.
  func record(of job: PictureJob) -> PictureRecord {
    Self.turn.withLock { _ in completeRecord(of: job) }
  }

  private func completeRecord(of job: PictureJob) -> PictureRecord {
    do throws(PictureFailure) {
      if case .missing(let failure) = PictureLibrary.current { throw failure }
      let stamp = try cache.stampOfLibrary()
      var record = cache.record(of: job.source, stamp) ?? PictureRecord()
      if let answer = record.answer(to: job, from: cache) { return answer }
      do throws(PictureFailure) {
        try complete(&record, for: job, stamp)
      } catch {
        record.failure = error
        if !error.isLasting { return record.answer(failure: error) }
      }
      try cache.write(record, of: job.source, stamp)
      return record.answer(to: job, from: cache)
        ?? record.answer(failure: PictureFailure(.unwritable))
    } catch {
      return PictureRecord(error)
    }
  }

  private func complete(
    _ record: inout PictureRecord, for job: PictureJob, _ stamp: ContentHash
  ) throws(PictureFailure) {
    let header: SourceHeader
    if let known = record.header {
      header = known
    } else {
      header = try self.header(of: job)
      record.header = header
    }
    guard !header.isAnimated, !job.variants.isEmpty else { return }
    // All other loaders of complex formats stay blocked.
    vitrine_vips_allow_pdf(header.format == .pdf)
    defer { vitrine_vips_allow_pdf(false) }
    let plan = DerivationPlan(job, header)
    let intact = cache.intact(record.derivatives)
    let names = Set(intact.map(\.name))
    record.derivatives = intact
    let missing = Set(plan.targets.filter { !names.contains($0.name) })
    if !missing.isEmpty {
      record.warning = try plan.make(missing, of: job, header) {
        (target, bytes) throws(PictureFailure) in
        record.derivatives.append(
          try cache.write(
            bytes, named: target.name, target.size, of: job.source, stamp))
      }
    }
    // It must not depend on the sizes that were asked for first.
    if record.meanColor == nil, job.card == nil {
      record.meanColor = try DerivationPlan.meanColor(of: job, header)
    }
    if job.isTiled, record.intactTiles(for: job, in: cache) == nil {
      let (tiles, warning) = try TileMaking.tiles(of: job, header)
      record.warning = record.warning ?? warning
      record.tiles = try cache.write(
        Array(tiles.joined()), named: TileMaking.name(of: job.source), header.size, of: job.source,
        stamp)
      record.tiles?.parts = tiles.map {
        Derivative.Part(length: $0.count, hash: ContentHash(of: $0))
      }
    }
  }

  private func header(of job: PictureJob) throws(PictureFailure) -> SourceHeader {
    if job.card != nil { return .ofCards }
    let bytes: [UInt8]
    do throws(DiskError) {
      let file = try ReadableFile(named: job.file)
      guard let length = file.length else {
        throw DiskError(.read, job.file, code: .noRegularFile)
      }
      bytes = try file.bytes(at: 0, upTo: min(length, Self.longestRead))
      if bytes.count == length, ContentHash(of: bytes) != job.source {
        throw DiskError(.read, job.file, code: .changedMeanwhile)
      }
    } catch {
      throw error.code == .changedMeanwhile
        ? PictureFailure(.changed) : PictureFailure(.unreadable, "\(error.code)")
    }
    return try SourceHeader(of: job.file, bytes)
  }
}

extension PictureRecord {
  /// The result for a job, or nil if something has to be made first.
  func answer(to job: PictureJob, from cache: DerivativeCache) -> PictureRecord? {
    if let failure { return answer(failure: failure) }
    guard let header else { return nil }
    if header.isAnimated, !job.variants.isEmpty {
      return answer(failure: PictureFailure(.animated))
    }
    let known = Dictionary(derivatives.map { ($0.name, $0) }) { $1 }
    let targets = DerivationPlan(job, header).targets
    var answer = self
    answer.derivatives = cache.intact(targets.compactMap { known[$0.name] })
    answer.tiles = job.isTiled ? intactTiles(for: job, in: cache) : nil
    if job.isTiled, answer.tiles == nil { return nil }
    return answer.derivatives.count == targets.count ? answer : nil
  }

  /// The tiles of the picture, if they were made by the present rules and are as they were written.
  fileprivate func intactTiles(for job: PictureJob, in cache: DerivativeCache) -> Derivative? {
    guard let tiles, let size = header?.size, tiles.name == TileMaking.name(of: job.source),
      tiles.parts.count == PictureTiles(width: size.width, height: size.height).all.count
    else { return nil }
    return cache.intact([tiles]).first
  }

  fileprivate func answer(failure: PictureFailure) -> PictureRecord {
    var answer = self
    (answer.failure, answer.derivatives, answer.tiles) = (failure, [], nil)
    return answer
  }
}
