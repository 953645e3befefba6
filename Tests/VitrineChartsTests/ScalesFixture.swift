import Foundation
import VitrineText

/// What `Fixtures/make.py` computed with exact fractions and Python's calendar.
struct ScalesFixture {
  private let root: JSONValue

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/scales.json")
    root = try JSONDocument(parsing: Array(Data(contentsOf: file))).root
  }

  func cases(_ name: String) -> [JSONValue] { root[name].map { Array($0.elements) } ?? [] }
}

extension JSONValue {
  func double(_ key: String) -> Double { self[key]!.number!.value }
  func doubles(_ key: String) -> [Double] { self[key]!.elements.map { $0.number!.value } }
}
