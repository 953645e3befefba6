extension Section {
  /// Returns the element id of an item: `i-` and the item's key. The key is preceded by the
  /// collection for a record that belongs to another page, and by the section for a repeat or a
  /// parent created by an outline.
  ///
  /// No part contains `~`, so all ids on a page differ. `name` returns the part that identifies a
  /// record on the page, `escaped` escapes a part for use in ids.
  package func elementID(
    of item: Item, escaped: (String) -> String, name: (_ record: Int) -> String
  ) -> String {
    switch item.content {
    case .record(let index):
      let name = name(index)
      if let parent = item.copyParentID { return "i-\(escaped(id))~\(escaped(parent))~\(name)" }
      return repeats ? "i-\(escaped(id))~\(name)" : "i-\(name)"
    case .outline(let outline, _):
      return "i-\(escaped(id))~\(escaped(outline))"
    }
  }
}

extension RecordID {
  /// Returns the element id of the record's item on the page of its parent, which is in the same
  /// collection.
  package func elementIDAsChild(escaped: (String) -> String) -> String { "i-" + escaped(key) }

  /// Returns the part of an item's element id that identifies the record on a page.
  package func elementName(on page: Page, escaped: (String) -> String) -> String {
    let isOwn = collection == (page.folder.isEmpty ? "index" : page.folder)
    return isOwn ? escaped(key) : "\(escaped(collection))~~\(escaped(key))"
  }
}
