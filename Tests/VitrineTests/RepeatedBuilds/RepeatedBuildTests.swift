import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

@testable import Vitrine

/// What a build leaves is what the next one finds, whatever is built and however it is edited.
///
/// `VITRINE_SITES=10000 swift test --filter RepeatedBuildTests` builds more sites than a usual run;
/// `VITRINE_FIRST_SITE=10000` begins with others.
@Suite struct RepeatedBuildTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let sites =
    environment["VITRINE_SITES"].flatMap { Int($0) } ?? tries(16, all: 2_000)
  static let firstSite = environment["VITRINE_FIRST_SITE"].flatMap { Int($0) } ?? 0
  static let batches = 8

  @Test(arguments: 0..<batches) func fourBuildsOfASiteFollowEachOther(batch: Int) throws {
    var builds = 0
    let numbers = stride(from: batch, to: Self.sites, by: Self.batches)
    for number in numbers {
      let seed = Self.firstSite + number
      var site = try RepeatedBuild(seed: UInt64(seed))
      try site.buildFourTimes()
      builds += site.builds
      for fault in site.faults { Issue.record("site \(seed): \(fault)") }
    }
    // Content at random is now and then wrong.
    #expect(builds >= Array(numbers).count * 2)
  }
}

/// A site that is built four times, with edits between.
private struct RepeatedBuild {
  private let folder: TemporaryFolder
  private var museum: RandomMuseum

  /// In a few sites all else that content can say.
  private var rest: RandomSite?
  private var written: [ExactText: [UInt8]] = [:]
  private let options: BuildOptions
  private(set) var faults: [String] = []

  /// How many succeeded.
  private(set) var builds = 0

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    museum = RandomMuseum(seed: seed)
    rest = seed % 16 == 15 ? RandomSite(seed: seed) : nil
    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"), jobs: 1)
    options.isAtomic = seed % 5 == 1
    if seed % 4 == 2 { options.cache = .folder(folder.path(of: "cache")) }
    self.options = options
  }

  private var files: [ExactText: [UInt8]] {
    let others = (rest?.files ?? [:]).map { ($0.key, Array($0.value.utf8)) }
    return Dictionary(byBytes: museum.files.map { ("content/" + $0.key.text, $0.value) } + others)
  }

  mutating func buildFourTimes() throws {
    var last: SiteSnapshot?
    for number in 0..<4 {
      try write()
      var options = options
      // What a cache remembers of outputs is of one date.
      if options.cache == .none {
        options.date = number % 3 == 2 ? nil : "2026-11-0\(number + 1)"
      }
      if let new = try build(options, "build \(number)") {
        compare(last ?? new, new, "build \(number)", playing: number == 3)
        if let last { compare(new, last, "build \(number), backwards", playing: false) }
        if !SiteDifference.isEmptyBetween(new, new) {
          faults.append("build \(number) differs from itself")
        }
        last = new
        if number > 1 { try buildAgain(options, "build \(number) again") }
      }
      museum.edit()
      rest?.editContent()
    }
  }

  private mutating func write() throws {
    let now = files
    let root = try Folder.new(folder.path)
    for path in written.keys where now[path] == nil {
      _ = try root.removeFile(path.text)
      root.removeEmptyFolders(above: path.text)
    }
    for (path, bytes) in now where written[path] != bytes {
      try root.write(bytes.span.bytes, to: path.text)
    }
    written = now
  }

  /// Builds the site; nil where its content is wrong.
  private mutating func build(_ options: BuildOptions, _ name: String) throws -> SiteSnapshot? {
    let report: BuildReport
    do {
      report = try Vitrine.build(options)
    } catch {
      for diagnostic in error.diagnostics where diagnostic.severity == .error {
        if ["output", "conflicting outputs"].contains(diagnostic.kind) {
          faults.append("\(name): \(diagnostic)")
        }
      }
      return nil
    }
    for warning in report.warnings
    where ["no baseline", "broken history", "unreadable"].contains(warning.kind) {
      faults.append("\(name): \(warning)")
    }
    let bytes = Array(
      try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "site/snapshot.json"))))
    let snapshot: SiteSnapshot
    do {
      snapshot = try SiteSnapshot(reading: bytes)
      try snapshot.checkItems()
      _ = try snapshot.previous()
    } catch {
      faults.append("\(name): the record is not read: \(error)")
      return nil
    }
    if snapshot.json() != bytes { faults.append("\(name): the record is read as another") }
    let listed = snapshot.files.map(\.path) + ["snapshot.json"]
    let there = try Self.files(in: Folder.new(options.output), below: ".")
    if there != Set(byBytes: listed) || there.count != listed.count {
      let odd = there.symmetricDifference(Set(byBytes: listed)).map(\.text).sorted()
      faults.append("\(name): other files are listed than are there: \(odd)")
    }
    builds += 1
    checkCache(report, options, name)
    if report.writtenFiles + report.unchangedFiles != there.count {
      faults.append(
        "\(name): other files are counted than the \(there.count) that are there: \(report)")
    }
    return snapshot
  }

  private mutating func buildAgain(_ options: BuildOptions, _ name: String) throws {
    do {
      let report = try Vitrine.build(options)
      if report.writtenFiles + report.removedFiles > 0 { faults.append("\(name): \(report)") }
      if options.cache == .none { return }
      // Files of the last moment are not trusted.
      usleep(60_000)
      for _ in 0..<2 { checkCache(try Vitrine.build(options), options, name) }
      if let note = try Vitrine.build(options).cacheNote {
        faults.append("\(name): it was built, since \(note)")
      }
    } catch {
      faults.append("\(name): \(error.diagnostics)")
    }
  }

  /// A build that the cache spared would have written nothing and have had the same warnings.
  private mutating func checkCache(_ report: BuildReport, _ options: BuildOptions, _ name: String) {
    if options.cache == .none || report.cacheNote != nil { return }
    var clean = options
    clean.cache = .none
    guard let other = try? Vitrine.build(clean), other.writtenFiles + other.removedFiles == 0,
      (other.counts, other.warnings) == (report.counts, report.warnings)
    else { return faults.append("\(name): the cache spared it: \(report)") }
  }

  /// Every form of the difference is written, and what programs read can be read.
  private mutating func compare(
    _ old: SiteSnapshot, _ new: SiteSnapshot, _ name: String, playing: Bool
  ) {
    do {
      let difference = try SiteDifference(from: old, to: new)
      _ = (difference.summary, difference.lines, difference.markdown())
      _ = try JSONDocument(parsing: difference.json())
    } catch {
      faults.append("\(name): \(error)")
    }
    guard playing else { return }
    do {
      _ = try writePlayback(
        from: old, to: new, named: ("old", "new"), at: folder.path(of: "playback"))
    } catch {
      faults.append("\(name), playback: \(error.diagnostics)")
    }
  }

  private static func files(in folder: Folder, below path: String) throws -> Set<ExactText> {
    var found: Set<ExactText> = []
    for name in try folder.names(in: path) {
      let inner = path == "." ? name : "\(path)/\(name)"
      if folder.kind(of: inner) == .folder {
        found.formUnion(try files(in: folder, below: inner))
      } else {
        found.insert(inner)
      }
    }
    return found
  }
}

extension SiteDifference {
  fileprivate static func isEmptyBetween(_ old: SiteSnapshot, _ new: SiteSnapshot) -> Bool {
    (try? SiteDifference(from: old, to: new))?.isEmpty ?? false
  }
}
