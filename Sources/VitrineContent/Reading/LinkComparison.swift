package import VitrineModel
import VitrineText

/// A comparison of the destinations of Markdown's links and pictures in two readings.
package struct LinkComparison: Sendable {
  private let old: LinkTable
  private let new: LinkTable
  private let isSameTable: Bool
  private let oldItems: ItemNames
  private let newItems: ItemNames

  /// The files that are new or may have changed.
  private let changedFiles: Set<ExactText>

  /// Compares two readings, both with kept results.
  package init(from old: ContentReading, to new: ContentReading) {
    self.old = old.links
    self.new = new.links
    (oldItems, newItems) = (old.items, new.items)
    isSameTable = old.links === new.links || old.links.isSame(as: new.links)
    changedFiles =
      if let before = old.kept?.input.tree, let now = new.kept?.input.tree {
        now.filesChanged(since: before)
      } else {
        Set(byBytes: new.kept?.input.tree.files ?? [])
      }
  }

  /// Returns true if all links and pictures of a text on the page `output` are unchanged.
  package func areSame(_ references: [RenderedBody.Reference], on output: String) -> Bool {
    references.allSatisfy { reference in
      if reference.kind == .item { return isSameItem(reference.destination, on: output) }
      let isPicture = reference.kind == .picture
      if isSameTable, !isPicture || changedFiles.isEmpty { return true }
      let now = new.destination(of: reference.destination, in: reference.file, on: output)
      if isPicture, case .output(_, suffix: _, let file?) = now,
        changedFiles.contains(file)
      {
        return false
      }
      if isSameTable { return true }
      let before = old.destination(of: reference.destination, in: reference.file, on: output)
      guard before.isSame(as: now) else { return false }
      if case .nothing(let path) = now {
        return old.nearestFile(to: path) == new.nearestFile(to: path)
      }
      return true
    }
  }
}

extension LinkComparison {
  private func isSameItem(_ name: String, on output: String) -> Bool {
    oldItems.destination(of: name, on: output).isSame(
      as: newItems.destination(of: name, on: output))
  }
}

extension ContentTree {
  /// Returns the files that are new or may have changed.
  fileprivate func filesChanged(since old: ContentTree) -> Set<ExactText> {
    Set(byBytes: files.indices.lazy.filter { !isUnchanged($0, since: old) }.map { files[$0] })
  }
}

extension LinkDestination {
  /// Returns true if both are equal, byte by byte.
  fileprivate func isSame(as other: LinkDestination) -> Bool {
    guard self == other else { return false }
    if case .output(let output, suffix: _, file: _) = self,
      case .output(let otherOutput, suffix: _, file: _) = other
    {
      return output.hasSameBytes(as: otherOutput)
    }
    return true
  }
}

extension LinkTable {
  /// Returns true if every link leads to the same place by `other`.
  fileprivate func isSame(as other: LinkTable) -> Bool {
    isPretty == other.isPretty && drafts == other.drafts
      && outputs.isSame(as: other.outputs) { $0.hasSameBytes(as: $1) }
      && sitePaths.isSame(as: other.sitePaths) { $0.hasSameBytes(as: $1) }
  }
}

extension ItemDestination {
  /// True if both are equal, byte by byte.
  fileprivate func isSame(as other: ItemDestination) -> Bool {
    self == other && "\(self)".hasSameBytes(as: "\(other)")
  }
}
