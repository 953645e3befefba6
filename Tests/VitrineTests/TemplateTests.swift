import Foundation
import Testing
import VitrineSite

@testable import Vitrine

@Suite struct TemplateTests {
  @Test func everyFileOfTemplatesIsInTheBinary() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Templates").standardized.path
    let disk = try templateFiles(replacedBy: try Folder.existing(folder))
    let embedded = try templateFiles(replacedBy: nil)

    #expect(embedded.count * 2 == disk.count, "run Scripts/embed-templates")
    for (file, copy) in zip(disk.dropFirst(embedded.count), embedded) {
      #expect(file.path == copy.path)
      #expect(file.bytes == copy.bytes, "\(file.path)")
    }
  }
}
