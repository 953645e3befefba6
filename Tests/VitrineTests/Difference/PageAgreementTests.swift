import Foundation
import TestSupport
import Testing
import VitrineModel
import VitrineText

@testable import Vitrine

/// `vitrine diff` tells of a change exactly where a page differs.
///
/// `VITRINE_EDITS=4000 swift test --filter PageAgreementTests` makes more edits than a usual run.
@Suite struct PageAgreementTests {
  static let seeds = 8
  static let edits =
    ProcessInfo.processInfo.environment["VITRINE_EDITS"].flatMap { Int($0) } ?? tries(64, all: 320)

  @Test(arguments: 0..<Self.seeds)
  func pagesDifferWhereTheDifferenceSaysSo(seed: Int) throws {
    let folder = try TemporaryFolder()
    var site = RandomSite(seed: UInt64(1_000 + seed))
    site.hasFinding = false
    var written: [String: String] = [:]
    var last: (files: [String: String], site: BuiltSite, pages: ComparedSite)?
    var compared = 0
    for edit in 0..<max(1, Self.edits / Self.seeds) {
      try site.write(to: folder, over: written)
      written = site.files
      var options = BuildOptions(content: folder.path(of: "content"), jobs: 1)
      options.baseline = .none
      let built: BuiltSite
      do throws(BuildFailure) {
        built = try buildInMemory(options)
      } catch {
        Issue.record(
          "seed \(seed), edit \(edit): \(error.report(warnings: .none, consequence: nil))")
        site.editContent()
        continue
      }
      let pages = ComparedSite(built)
      if let last {
        compared += 1
        let agreement = Agreement(
          of: try SiteDifference(from: last.site.snapshot, to: built.snapshot),
          from: (last.site.snapshot, last.pages), to: (built.snapshot, pages),
          hasSameTheme: last.files.compactMapValues(\.theme) == written.compactMapValues(\.theme))
        for disagreement in agreement.disagreements {
          Issue.record(
            "seed \(seed), edit \(edit): \(disagreement)\n\(lines(from: last.files, to: written))")
        }
      }
      last = (written, built, pages)
      site.editContent()
    }
    #expect(compared > Self.edits / Self.seeds / 2)
  }

  /// The lines of content that differ.
  private func lines(from old: [String: String], to new: [String: String]) -> String {
    Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.flatMap { path in
      let old = (old[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let new = (new[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return [path]
        + new.difference(from: old).map { change in
          switch change {
          case .insert(_, let line, _): "+ \(line)"
          case .remove(_, let line, _): "- \(line)"
          }
        }
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var theme: Substring? { split(separator: "\n").first { $0.hasPrefix("theme:") } }
}
