import Testing
import VitrineDiagnostics
import VitrineText

@testable import VitrineContent

extension ContentResult {
  /// What has to be written to move an item of the one page, each place a list and an index in it.
  func edits(from: (Int, Int), to: (Int, Int)) throws -> [FileEdit] {
    try edits(
      for: ItemMove(
        from: ItemMove.Place(list: from.0, index: from.1),
        to: ItemMove.Place(list: to.0, index: to.1)),
      among: lists(onPage: 0))
  }
}

extension ContentFixture {
  /// What the files become when an item of the one page is moved, by their names.
  func moved(from: (Int, Int), to: (Int, Int)) throws -> [String: String] {
    let reading = read()
    #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(reading.words)")
    let edits = try reading.edits(from: from, to: to)
    for edit in edits { try write(edit.new, to: edit.file) }
    return Dictionary(
      uniqueKeysWithValues: edits.map { ($0.file, String(decoding: $0.new, as: UTF8.self)) })
  }
}
