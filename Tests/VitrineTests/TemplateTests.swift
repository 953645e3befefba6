import Foundation
import Testing
import VitrineSite
import VitrineSystem

@testable import Vitrine

@Suite struct TemplateTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Templates").standardized.path

  @Test func everyFileOfTemplatesIsInTheBinary() throws {
    let embedded = BuiltInTemplates.files
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap {
      $0 as? String
    }
    let files = names.filter {
      !$0.contains("/.") && !$0.hasPrefix(".") && $0.split(separator: "/").last!.contains(".")
    }

    #expect(Set(embedded.map(\.path)) == Set(files), "run Scripts/embed-templates")
  }

  /// A build does not check them any more.
  @Test func allNamesInTheTemplatesInTheBinaryAreKnown() throws {
    let files = BuiltInTemplates.files.map {
      TemplateFile(path: $0.path, bytes: $0.bytes, isBuiltIn: false)
    }

    _ = try SiteTemplates(checked: files)
  }

  @Test func aCopyOfAFileInTheBinaryIsNoneOfTheSitesOwn() throws {
    let embedded = BuiltInTemplates.files
    let all = try templateFiles(replacedBy: try Folder.existing(folder))

    // Also shows that the binary has what is in the folder.
    #expect(all.dropFirst(embedded.count).map(\.path) == [])
  }
}
