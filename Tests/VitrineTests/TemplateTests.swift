import Foundation
import Testing
import VitrineSite
import VitrineSystem

@testable import Vitrine

@Suite struct TemplateTests {
  @Test func everyFileOfTemplatesIsInTheBinary() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Templates").standardized.path
    let disk = try templateFiles(replacedBy: try Folder.existing(folder))
    let embedded = try templateFiles(replacedBy: nil)

    let own = disk.dropFirst(embedded.count)
    try #require(embedded.map(\.path) == own.map(\.path), "run Scripts/embed-templates")
    for (file, copy) in zip(own, embedded) {
      #expect(file.bytes.elementsEqual(copy.bytes), "\(file.path)")
    }
  }
}
