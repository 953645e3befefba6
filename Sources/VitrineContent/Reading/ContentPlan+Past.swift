import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Returns the index of a collection in the past reading if all files and names that its records
  /// depend on are unchanged, else nil.
  func pastIndex(of index: Int, in past: ContentAssembly) -> Int? {
    let collection = collections[index]
    guard (collection.files + collection.notes).allSatisfy(input.isUnchanged) else { return nil }
    if isTakenOver { return index }
    let earlier = past.plan
    guard let pastIndex = earlier.collections.firstIndex(where: { $0.name == collection.name }),
      isDeclarationUnchanged(of: collection, since: earlier),
      earlier.collections[pastIndex].isIncomplete == collection.isIncomplete,
      earlier.collections[pastIndex].names(in: earlier.tree) == collection.names(in: tree)
    else { return nil }
    // Pictures and notes refer to files by index, and the indices may have changed.
    let namesFiles =
      !collection.notes.isEmpty
      || past.table.ranges[pastIndex].contains { past.table.details[$0].hasImage }
    return input.hasSameFiles || !namesFiles ? pastIndex : nil
  }

  /// Whether the page of a collection and the site's settings are unchanged, or still missing.
  private func isDeclarationUnchanged(
    of collection: CollectionPlan, since past: ContentPlan
  ) -> Bool {
    [collection.declaration.place.file, "site.yml"].allSatisfy { file in
      guard let index = tree.index(of: file) else {
        return past.tree.index(of: file) == nil
      }
      return input.isUnchanged(index)
    }
  }
}

extension CollectionPlan {
  /// The paths of its files in a tree, the names that it looks up, and its own name.
  fileprivate func names(in tree: ContentTree) -> [[ExactText]] {
    let paths = [files, notes, loose.sorted()].map { $0.map { ExactText(tree.files[$0]) } }
    return paths + [lookedUpNames.map { ExactText($0) }, [ExactText(name)]]
  }
}

extension ContentAssembly {
  /// Whether a page still has the sections of the past reading: its declaration is the same, and so
  /// are the records of all collections that they show.
  func canTakeOver(_ past: [PageReading], page: Int) -> Bool {
    plan.isTakenOver && past[page].collections.allSatisfy { isTakenOver[$0] }
  }
}
