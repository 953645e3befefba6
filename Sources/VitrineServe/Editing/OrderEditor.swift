import NIOHTTP1
import NIOPosix
import Synchronization
import Vitrine
import VitrineContent
import VitrineText

/// Writes the changes of order that pages of a preview request, one at a time.
final class OrderEditor: Sendable {
  let token = EditToken()
  private let options: BuildOptions
  private let report: @Sendable (ServeEvent) -> Void
  private let journal = Mutex(EditJournal())

  /// A separate thread, because reading content would block the tasks that answer requests.
  private let thread = NIOThreadPool(numberOfThreads: 1)

  /// The maximum size of a request. A change of one item takes a few hundred bytes.
  static let maxBytes = 1 << 16

  init(_ options: BuildOptions, report: @escaping @Sendable (ServeEvent) -> Void) {
    self.options = options
    self.report = report
    thread.start()
  }

  func end() {
    thread.shutdownGracefully { _ in }
  }

  /// Makes the change that a page of `site` requests, and returns the outcome.
  func reply(to content: [UInt8], showing site: BuiltSite?) async -> Reply {
    let change: OrderChange
    do throws(MalformedChange) {
      change = try OrderChange(parsing: content)
    } catch {
      return Reply(.badRequest, "This is not a valid change of order: \(error.reason).")
    }
    let result = try? await thread.runIfActive { [self] in
      Result { () throws(ReorderRefusal) in try perform(change, since: site) }
    }
    switch result {
    case .success(let order)?: return Self.reply(order)
    case .failure(let refusal)?: return Reply(refusal.status, refusal.reason)
    case nil: return Reply(.serviceUnavailable, "The preview is ending.")
    }
  }

  /// The order after the change, so that the page can request the next one before it is reloaded.
  private static func reply(_ order: PageOrder) -> Reply {
    var writer = JSONWriter()
    writer.object { $0.member("hash", "\(order.hash)") }
    return Reply(.ok, writer.bytes, type: "application/json")
  }

  private func perform(
    _ change: OrderChange, since site: BuiltSite?
  ) throws(ReorderRefusal) -> PageOrder {
    let entries = journal.withLock { $0 }
    let planned = try plan(change, of: options, since: site) { move, item in
      entries.taking(back: move, of: item, onPage: change.page) {
        bytes(ofFile: $0, in: options.content)
      }
    }
    try write(planned.edits, to: options.content)
    journal.withLock { $0.add(planned) }
    report(.reordered(files: planned.edits.map(\.file)))
    return planned.order
  }
}

extension ReorderRefusal {
  fileprivate var status: HTTPResponseStatus {
    switch self {
    case .stale, .broken, .changed: .conflict
    case .malformed: .badRequest
    case .fixed, .apart, .unwritable: .unprocessableEntity
    }
  }
}
