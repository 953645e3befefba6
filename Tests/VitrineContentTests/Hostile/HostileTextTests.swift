import Foundation
import TestSupport
import Testing

/// Thousands of texts that are cut off or mutated: each is read or refused, at a place that is in it.
///
/// A process of its own reads them, so that a crash names the text. With `VITRINE_MUTATIONS` there are
/// as many mutations of each format as it says.
@Suite struct HostileTextTests {
  static let mutations =
    ProcessInfo.processInfo.environment["VITRINE_MUTATIONS"].flatMap { Int($0) } ?? 10_000

  @Test(arguments: TextFormat.allCases)
  func everyBeginningIsReadOrRefused(_ format: TextFormat) async throws {
    let notes = try ContentFixture([:])

    await #expect(processExitsWith: .success) {
      [format = format as TextFormat, folder = notes.path as String] in
      let cuts = Cuts(of: format.shortTexts)
      Feeding.run(
        0..<cuts.count, noting: "\(folder)/notes", text: cuts.text,
        complaint: format.complaint(aboutBeginning:))
    }

    let cuts = Cuts(of: format.shortTexts)
    let failures = Feeding.failures(
      of: "beginnings of \(format)", noted: "\(notes.path)/notes", count: cuts.count,
      text: cuts.text)
    #expect(failures == [])
  }

  @Test(arguments: TextFormat.allCases)
  func mutationsAreReadOrRefused(_ format: TextFormat) async throws {
    let notes = try ContentFixture([:])
    let count = Self.mutations

    await #expect(processExitsWith: .success) {
      [format = format as TextFormat, folder = notes.path as String, count = count as Int] in
      let mutation = format.mutation
      Feeding.run(
        0..<count, noting: "\(folder)/notes", text: mutation.text,
        complaint: format.complaint(about:))
    }

    let failures = Feeding.failures(
      of: "mutations of \(format)", noted: "\(notes.path)/notes", count: count,
      text: format.mutation.text)
    #expect(failures == [])
  }
}
