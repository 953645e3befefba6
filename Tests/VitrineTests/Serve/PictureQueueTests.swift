import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrinePictures
import VitrineText

@testable import Vitrine
@testable import VitrineServe

private let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// A preview shows pages before their pictures are made.
@Suite(.enabled(if: hasLibrary)) struct PictureQueueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("---\ntitle: Home\n---\nOne\n", to: "content/index.md")
    try folder.write(
      """
      ---
      title: Birds
      collection: { from: birds.json, id: id, page: true, fields: { title: id, image: { src: p, alt: "" } } }
      ---
      """, to: "content/birds/index.md")
  }

  private static func picture(_ shade: Int) -> [UInt8] {
    TIFFPicture.plain([shade, shade, shade], width: 900, height: 600).bytes
  }

  private func write(_ count: Int) throws {
    let records = (1...count).map { #"{"id":"b\#($0)","p":"\#($0).tif"}"# }
    try folder.write("[\(records.joined(separator: ","))]", to: "content/birds/birds.json")
    for number in 1...count {
      try folder.write(Self.picture(number), to: "content/birds/\(number).tif")
    }
  }

  private func waitForAll(_ server: RunningServer) async throws {
    for _ in 0..<600 {
      if server.hasMadeAll { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("not all pictures were made")
  }

  @Test func pagesComeFirstAndEveryPictureWhenItIsAskedFor() async throws {
    try write(8)
    let server = try await RunningServer(content: folder.path(of: "content"))
    let page = try await server.get("/birds/b8/")
    // Colours come with the pictures, which a quick machine has made by now.
    #expect(page.contains("<h1") && (!page.contains("--tint") || server.hasMadeAll))
    let sources = page.matches(of: /"\.\.\/\.\.(\/assets\/8\.[^"]*\.webp)"/).map { String($0.1) }
    let source = try #require(sources.first)
    let picture = try await server.get(source)
    #expect(picture.contains("200 OK") && picture.contains("image/webp"))
    #expect(picture.contains("RIFF") && picture.contains("WEBP"))
    try await waitForAll(server)
    let whole = try await server.get("/birds/b8/")
    // The shade of the picture.
    #expect(whole.contains("--tint:#080808"))
    let lefts = server.events.compactMap { event in
      if case .makingPicture(_, let left) = event { left } else { nil }
    }
    #expect(lefts.first == 8 && lefts.count == 8 && lefts == lefts.sorted(by: >))
    await server.end()
  }

  @Test func aSaveIsShownWhilePicturesAreMade() async throws {
    try write(30)
    let server = try await RunningServer(content: folder.path(of: "content"))
    _ = try await server.get("/")
    try folder.write("---\ntitle: Home\n---\nTwo\n", to: "content/index.md")
    try folder.write(Self.picture(99), to: "content/birds/30.tif")
    var page = ""
    while !page.contains("Two") { page = try await server.get("/") }
    var picture = ""
    for _ in 0..<600 where !picture.contains("--tint:#636363") {
      picture = try await server.get("/birds/b30/")
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(picture.contains("--tint:#636363"))
    await server.end()
  }

  @Test func aPictureThatCannotBeMadeIsLeftOut() async throws {
    try write(3)
    let bytes = Self.picture(7)
    try folder.write(Array(bytes.prefix(900)) + bytes.suffix(130), to: "content/birds/2.tif")
    let server = try await RunningServer(content: folder.path(of: "content"))
    try await waitForAll(server)
    let page = try await server.get("/birds/b2/")
    #expect(!page.contains(/assets\/2\./))
    let warnings = server.events.flatMap { event -> [Diagnostic] in
      switch event {
      case .picturesMade(_, let warnings): warnings
      case .built(let report, _, _, _): report.warnings
      default: []
      }
    }
    #expect(warnings.compactMap(\.location?.file) == ["birds/2.tif"])
    await server.end()
  }

  /// A pool of threads that does nothing until it is told to.
  private final class Pool: Sendable {
    let work = Mutex<[@Sendable () -> Void]>([])
    let names = Mutex<[String]>([])

    func runAll() {
      while let next = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { next() }
    }
  }

  @Test func whatIsAskedForIsMadeFirst() async throws {
    try write(5)
    let pool = Pool()
    let queue = PictureQueue(BuildOptions(content: folder.path(of: "content"), jobs: 1)) { work in
      pool.work.withLock { $0.append(work) }
    } progress: { _, name in
      pool.names.withLock { $0.append(name) }
    }
    func entry(_ number: Int) -> PictureQueue.Entry {
      let job = PictureJob(
        file: folder.path(of: "content/birds/\(number).tif"),
        source: ContentHash(of: Self.picture(number)), variants: [PictureVariant(width: 100)])
      return PictureQueue.Entry(job: job, variants: [ExactText("\(number).webp"): 0])
    }
    queue.make((1...5).map(entry))
    let readers = [4, 2].map { number in Task { await queue.waitForFile(at: "\(number).webp") } }
    await queue.waitForFile(at: "elsewhere.webp")
    while queue.requestedCount < 2 { await Task.yield() }
    // Another build needs one picture less.
    queue.make([1, 2, 3, 4].map(entry))
    #expect(queue.leftCount == 4)
    pool.runAll()
    for reader in readers { await reader.value }

    let names = pool.names.withLock { $0 }
    #expect(Set(names.prefix(2)) == ["4.tif", "2.tif"])
    #expect(names.dropFirst(2) == ["1.tif", "3.tif"])
    #expect(queue.file(at: "4.webp")?.bytes(in: 0..<4) == Array("RIFF".utf8))
    #expect(queue.file(at: "5.webp") == nil)
    #expect(queue.takeNews() && !queue.takeNews())
  }
}

extension RunningServer {
  fileprivate var hasMadeAll: Bool {
    events.contains { if case .picturesMade(0, _) = $0 { true } else { false } }
  }
}
