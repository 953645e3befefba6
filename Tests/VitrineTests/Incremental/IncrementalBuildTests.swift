import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// A build that takes over what it can from the one before gives what one from nothing gives.
@Suite struct IncrementalBuildTests {
  static let edits = tries(20, all: 30)

  @Test(arguments: 0..<tries(4, all: 12))
  func everyEditGivesTheSiteOfACleanBuild(seed: Int) throws {
    let folder = try TemporaryFolder()
    var site = RandomSite(seed: UInt64(seed))
    var written: [String: String] = [:]
    var last: BuiltSite?
    var succeeded = 0
    var failures: [String] = []
    for edit in 0..<Self.edits {
      try site.write(to: folder, over: written)
      written = site.files
      var options = BuildOptions(content: folder.path(of: "content"), jobs: 1 + edit % 2)
      options.resourceNaming = seed.isMultiple(of: 3) ? .byContent : .byUse

      let clean = outcome(options, after: nil)
      let incremental = outcome(options, after: last)

      let comment = Comment(rawValue: "seed \(seed), edit \(edit)")
      try expectSame(incremental, clean, comment)
      if case .success(let built) = incremental {
        last = built
        succeeded += 1
      } else if case .failure(let failure) = incremental {
        failures.append(failure.report(warnings: .none, consequence: nil))
      }
      site.edit()
    }
    #expect(succeeded > Self.edits / 2, "\(failures)")
  }

  private func outcome(
    _ options: BuildOptions, after last: BuiltSite?
  ) -> Result<BuiltSite, BuildFailure> {
    Result { () throws(BuildFailure) in try buildInMemory(options, replacing: last) }
  }

  private func expectSame(
    _ incremental: Result<BuiltSite, BuildFailure>, _ clean: Result<BuiltSite, BuildFailure>,
    _ comment: Comment
  ) throws {
    switch (incremental, clean) {
    case (.failure(let incremental), .failure(let clean)):
      #expect(incremental.diagnostics == clean.diagnostics, comment)
    case (.success(let incremental), .success(let clean)):
      try #require(incremental.files.keys.sorted() == clean.files.keys.sorted(), comment)
      for (path, file) in clean.files {
        let other = try #require(incremental.files[path])
        try #require(
          file.text == other.text && file.hash == other.hash, "\(comment): \(path)")
      }
      try #require(
        incremental.report.warnings.map(\.description) == clean.report.warnings.map(\.description),
        comment)
      #expect(incremental.snapshot == clean.snapshot, comment)
    case (.failure(let failure), .success):
      Issue.record("\(comment): only the incremental build failed: \(failure)")
    case (.success, .failure(let failure)):
      Issue.record("\(comment): only the clean build failed: \(failure)")
    }
  }
}

extension BuiltSite.File {
  fileprivate var text: [UInt8]? { bytes(in: 0..<length) }
}
