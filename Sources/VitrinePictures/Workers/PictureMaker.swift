import Synchronization
import VitrineSystem
import VitrineText

/// Makes pictures, several at a time, and remembers them in a cache.
///
/// libvips reads files of strangers. So it runs in processes of its own, which can crash or run out
/// of memory alone. They are kept for later calls, and end with this object.
package final class PictureMaker: Sendable {
  package let cache: DerivativeCache
  private let jobs: Int

  /// The program whose subcommand `picture-worker` calls ``runPictureWorker(cacheFolder:)``.
  private let program: String?
  private let cacheFolder: String
  private let idle = Mutex<[PictureWorker]>([])

  /// - Parameters:
  ///   - cacheFolder: The folder of the build cache. Pictures have a folder in it.
  ///   - jobs: How many pictures to make at the same time.
  ///   - program: `programPath` in Vitrine's own program. Without one, for programs that only use
  ///     the library, pictures are made in this process, one at a time.
  package init(cacheFolder: String, jobs: Int, program: String?) {
    cache = DerivativeCache(in: cacheFolder)
    self.cacheFolder = cacheFolder
    self.jobs = jobs
    self.program = program
    if program != nil { ignoreBrokenPipes() }
  }

  /// Returns a record for each job, in order. The first jobs begin first. Can be called on several
  /// threads at once, for example for a picture that a browser waits for.
  ///
  /// If everything is in the cache, no source is read and no library is loaded. Jobs should have
  /// different sources: two of the same would be made twice.
  ///
  /// `progress` is called on any thread with the number of jobs that are done, and the index of the
  /// one that begins. Jobs in the cache count as done.
  package func records(
    of jobs: [PictureJob],
    progress: @escaping @Sendable (_ done: Int, _ index: Int) -> Void = { _, _ in }
  ) -> [PictureRecord] {
    var records = knownRecords(of: jobs)
    let left = records.indices.filter { records[$0] == nil }
    let done = Atomic<Int>(records.count - left.count)
    let made = concurrentMap(of: left.count, by: 1, jobs: self.jobs) { range in
      progress(done.load(ordering: .relaxed), left[range.lowerBound])
      let result = self.result(of: jobs[left[range.lowerBound]])
      done.add(1, ordering: .relaxed)
      return result
    }
    // A worker may have crashed because the others took the memory, so these run alone.
    for (index, result) in zip(left, made) {
      let result = (try? result.get()).map(Result.success) ?? self.result(of: jobs[index])
      switch result {
      case .success(let record): records[index] = record
      case .failure(let crash): records[index] = PictureRecord(crash)
      }
    }
    return records.map { $0! }
  }

  /// Returns the records of jobs for which everything is in the cache, and nil for the others.
  package func knownRecords(of jobs: [PictureJob]) -> [PictureRecord?] {
    let stamp = cache.knownStamp
    return concurrentMap(of: jobs.count, by: 64, jobs: self.jobs) { [cache] range in
      range.map { index in
        stamp.flatMap { cache.record(of: jobs[index].source, $0) }?
          .answer(to: jobs[index], from: cache)
      }
    }.flatMap { $0 }
  }

  /// Fails only if the worker crashed.
  private func result(of job: PictureJob) -> Result<PictureRecord, PictureFailure> {
    let worker = idle.withLock { idle in
      // Starting is in the lock too, so that no worker inherits the pipes of another.
      idle.popLast() ?? program.flatMap { try? PictureWorker($0, cacheFolder: cacheFolder) }
    }
    guard let worker else { return .success(PictureWork(cache: cache).record(of: job)) }
    do throws(PictureFailure) {
      let record = try worker.record(of: job)
      idle.withLock { $0.append(worker) }
      return .success(record)
    } catch {
      return .failure(error)
    }
  }
}
