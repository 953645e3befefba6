import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// Reorders Markdown files by changing `order` in their front matter.
extension ContentResult {
  /// Returns the edits of `order` that move a record of a collection. `shown` lists the records on
  /// the page in their new order.
  func edits(
    moving record: Int, ofCollection collection: Int, shown: [Int]
  ) throws(ReorderRefusal) -> [FileEdit] {
    let siblings = siblings(of: record, inCollection: collection)
    let (order, moved) = rearrangement(of: siblings, moving: record, shown: shown)
    let numbers = siblings.map { self.order.numbers[$0] }
    guard let new = newOrderNumbers(numbers, for: order, moving: moved) else {
      throw .unwritable(
        file: content.records[record].place.file,
        reason: "there is no whole number between the 'order' of the files around it")
    }
    var edits: [FileEdit] = []
    for (index, number) in new.sorted(by: { $0.key < $1.key }) {
      let file = content.records[siblings[index]].place.file
      let bytes = try bytes(of: file)
      do throws(UneditableText) {
        edits.append(
          FileEdit(file: file, old: bytes, new: try settingOrder(number, in: bytes, file: file)))
      } catch {
        throw .unwritable(file: file, reason: error.reason)
      }
    }
    return edits
  }

  /// Whether the given edits also lead to the wanted order.
  func areEnough(
    _ edits: [FileEdit], toMove record: Int, ofCollection collection: Int, shown: [Int]
  ) -> Bool {
    let siblings = siblings(of: record, inCollection: collection)
    let (order, _) = rearrangement(of: siblings, moving: record, shown: shown)
    let files = siblings.map { content.records[$0].place.file }
    var numbers = siblings.map { self.order.numbers[$0] }
    for edit in edits {
      guard let index = files.firstIndex(of: edit.file),
        let matter = try? readFrontMatter(edit.new, file: edit.file)
      else { return false }
      numbers[index] = matter.value["order"]?.scalarText.flatMap { Double($0) }
    }
    return isOrder(order, by: numbers) { precedesByBytes(files[$0], files[$1]) }
  }

  /// Returns the records with the same parent as `record`, itself included, in order.
  private func siblings(of record: Int, inCollection collection: Int) -> [Int] {
    content.records[record].parent.map { content.records[$0].children } ?? order.roots[collection]
  }

  /// Returns the new order of `siblings`, as indices in it, and the index of the moved record.
  private func rearrangement(
    of siblings: [Int], moving record: Int, shown: [Int]
  ) -> (order: [Int], moved: Int) {
    var indices: [Int: Int] = [:]
    for (index, sibling) in siblings.enumerated() { indices[sibling] = index }
    let numbers = shown.compactMap { indices[$0] }
    guard numbers.count == shown.count, let moved = indices[record] else {
      preconditionFailure("the records of a list without 'items' are siblings")
    }
    return (VitrineContent.order(of: siblings.count, moving: moved, shown: numbers), moved)
  }
}
