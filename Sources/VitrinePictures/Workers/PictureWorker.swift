import Synchronization
import VitrineModel
import VitrineSystem
import VitrineText

/// A process that makes pictures for this one. Each job is a line of JSON, and so is its record.
final class PictureWorker: Sendable {
  private let process: ChildProcess
  private let isEnded = Mutex(false)
  private let pipes: Mutex<(input: WritingEnd, output: ReadingEnd)>

  init(_ program: String, cacheFolder: String) throws(SystemCode) {
    let (process, input, output) = try ChildProcess.conversing(
      program, ["picture-worker", cacheFolder])
    self.process = process
    pipes = Mutex((input, output))
  }

  deinit { end() }

  /// Throws if the process crashed. It cannot be used again then.
  func record(of job: PictureJob) throws(PictureFailure) -> PictureRecord {
    let line = pipes.withLock { pipes in
      (try? pipes.input.write(job.json + [UInt8(ascii: "\n")])).flatMap { pipes.output.line() }
    }
    if let line, let record = PictureRecord(json: line) { return record }
    let status = end()
    if status == 128 + timeLimitSignal { throw PictureFailure(.tooSlow) }
    throw PictureFailure(.crashed, status > 128 ? "signal \(status - 128)" : "status \(status)")
  }

  /// Ends the process, if it still runs, and returns its status the first time.
  @discardableResult private func end() -> Int32 {
    isEnded.withLock { isEnded in
      if isEnded { return 0 }
      isEnded = true
      process.stop()
      return process.exitStatus()
    }
  }
}

/// Makes the pictures that another process asks for, until that one ends. The task of the hidden
/// subcommand `picture-worker`.
///
/// - Parameter cacheFolder: As for ``PictureMaker``.
package func runPictureWorker(cacheFolder: String) {
  limitMemory(to: 2_500_000_000)
  returnFreedMemory()
  let work = PictureWork(cache: DerivativeCache(in: cacheFolder))
  let input = ReadingEnd.standardInput
  while let line = input.line(), let job = PictureJob(json: line) {
    // A small document can take any time to draw.
    limitTime(to: Medium.Kind(job.file) == .document ? 30 : 0)
    let record = work.record(of: job)
    guard (try? StandardOutput.write(record.json + [UInt8(ascii: "\n")])) != nil else { return }
  }
}
