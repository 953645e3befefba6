import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Returns the index that a collection had in the past reading, if every file and name that its
  /// records are made of is unchanged; else nil.
  func pastIndex(of index: Int, in past: ContentAssembly) -> Int? {
    let collection = collections[index]
    guard (collection.files + collection.notes).allSatisfy(input.isUnchanged) else { return nil }
    if isTakenOver { return index }
    let earlier = past.plan
    guard let pastIndex = earlier.collections.firstIndex(where: { $0.name == collection.name }),
      isDeclarationUnchanged(of: collection, since: earlier),
      collection.readsSame(
        as: earlier.collections[pastIndex], in: input.tree, since: earlier.input.tree)
    else { return nil }
    // Pictures and notes refer to files by their indices, which may now be those of other files.
    let namesFiles =
      !collection.notes.isEmpty
      || past.table.ranges[pastIndex].contains { past.table.details[$0].hasImage }
    return input.hasSameFiles || !namesFiles ? pastIndex : nil
  }

  /// Returns true if the page of a collection and the site's settings are unchanged, or are still not
  /// there.
  private func isDeclarationUnchanged(
    of collection: CollectionPlan, since past: ContentPlan
  ) -> Bool {
    [collection.declaration.place.file, "site.yml"].allSatisfy { file in
      guard let index = input.tree.index(of: file) else {
        return past.input.tree.index(of: file) == nil
      }
      return input.isUnchanged(index)
    }
  }
}

extension CollectionPlan {
  /// Returns true if it reads the same files and looks up the same names as `past`, each with the
  /// files of its own tree.
  fileprivate func readsSame(
    as past: CollectionPlan, in tree: ContentTree, since pastTree: ContentTree
  ) -> Bool {
    func areSame(_ files: [Int], _ pastFiles: [Int]) -> Bool {
      files.count == pastFiles.count
        && zip(files, pastFiles).allSatisfy {
          tree.files[$0].hasSameBytes(as: pastTree.files[$1])
        }
    }
    return name.hasSameBytes(as: past.name) && isIncomplete == past.isIncomplete
      && areSame(files, past.files) && areSame(notes, past.notes)
      && areSame(loose.sorted(), past.loose.sorted())
      && lookedUpNames.count == past.lookedUpNames.count
      && zip(lookedUpNames, past.lookedUpNames).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}
