import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Returns the index of a collection in the previous reading if all files and names that its
  /// records depend on are unchanged, else nil.
  func previousIndex(of index: Int, in previous: ContentAssembly) -> Int? {
    let found = indexOfSame(index, in: previous)
    return found.flatMap { input.areUnchanged(previous.collections[$0].photographs) ? $0 : nil }
  }

  private func indexOfSame(_ index: Int, in previous: ContentAssembly) -> Int? {
    let collection = collections[index]
    guard (collection.files + collection.notes).allSatisfy(input.isUnchanged) else { return nil }
    if isReused { return index }
    let earlier = previous.plan
    guard let previousIndex = earlier.collections.firstIndex(where: { $0.name == collection.name }),
      isDeclarationUnchanged(of: collection, since: earlier),
      earlier.collections[previousIndex].isIncomplete == collection.isIncomplete,
      earlier.collections[previousIndex].names(in: earlier.tree) == collection.names(in: tree)
    else { return nil }
    // Pictures and notes refer to files by index, and the indices may have changed.
    let namesFiles =
      !collection.notes.isEmpty
      || previous.table.ranges[previousIndex].contains {
        previous.table.details[$0].hasImage || previous.table.details[$0].hasImages
      }
    return input.hasSameFiles || !namesFiles ? previousIndex : nil
  }

  /// Whether the page of a collection and the site's settings are unchanged, or still missing.
  private func isDeclarationUnchanged(
    of collection: CollectionPlan, since previous: ContentPlan
  ) -> Bool {
    [collection.declaration.place.file, "site.yml"].allSatisfy { file in
      guard let index = tree.index(of: file) else {
        return previous.tree.index(of: file) == nil
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
  /// Whether a page still has the sections of the previous reading: its declaration is the same,
  /// and so are the records of all collections that they show.
  func canReuse(_ previous: [PageResult], page: Int) -> Bool {
    plan.isReused && previous[page].collections.allSatisfy { isReused[$0] }
  }
}
