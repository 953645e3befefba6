import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

/// Records of builds that are cut off or mutated, by the thousand: each is read or refused at a place
/// that is in it, and what is read can be compared.
///
/// A process of its own reads them, so that a crash names the text. With `VITRINE_MUTATIONS` there are
/// as many mutations as it says.
@Suite struct HostileSnapshotTests {
  static let mutations =
    ProcessInfo.processInfo.environment["VITRINE_MUTATIONS"].flatMap { Int($0) } ?? 10_000

  @Test func mutationsAreReadOrRefused() async throws {
    let site = try HistoryFixture()
    try site.write(
      "---\ntitle: Birds\ncollection: { from: birds.json, id: id, measures: { wing: { noise: 1% } } }\n---\n",
      to: "content/index.md")
    for wing in [90, 70] {
      try site.write(
        #"[{"id":"owl","title":"Owl","wing":\#(wing)},{"id":"k\#(wing)","title":"K"}]"#,
        to: "content/birds.json")
      try site.build("2026-11-22")
    }
    let snapshot = try site.folder.text(of: "site/snapshot.json")
    let notes = site.folder.path(of: "notes")
    let count = Self.mutations

    await #expect(processExitsWith: .success) {
      [snapshot = snapshot as String, notes = notes as String, count = count as Int] in
      let mutation = Self.mutation(of: snapshot)
      let good = try SiteSnapshot(reading: Array(snapshot.utf8))
      Feeding.run(0..<count, noting: notes, text: mutation.text) { Self.complaint(about: $0, good) }
    }

    let failures = Feeding.failures(
      of: "mutations of snapshots", noted: notes, count: count,
      text: Self.mutation(of: snapshot).text)
    #expect(failures == [])
  }

  private static func mutation(of snapshot: String) -> Mutation {
    let tokens = [
      "{", "}", "[", "]", ":", ",", "\"index/owl\"", "\"records\":{", "\"history\":[", "\"back\":",
      "\"parents\":{", "true", "../", "2026-02-30", "0123456789abcdef", "\"moved\":", "-1", "1.5",
    ]
    return Mutation(of: [Array(snapshot.utf8)], tokens: tokens, mostBytes: 16_384)
  }

  private static func complaint(about bytes: [UInt8], _ good: SiteSnapshot) -> String? {
    var problems: [SnapshotFileError] = []
    do throws(SnapshotFileError) {
      let read = try SiteSnapshot(reading: bytes, leavingOut: &problems)
      _ = try SiteDifference(from: good, to: read).json()
      _ = try SiteDifference(from: read, to: good).json()
    } catch {
      problems.append(error)
    }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return problems.map { $0.location(in: "f") }.first { place in
      place.line > lines.count || place.column > lines[place.line - 1].count + 1
    }.map { "\($0) is outside" }
  }
}
