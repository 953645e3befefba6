public import VitrineModel
import VitrineText

/// Where the links of Markdown lead, and what its pictures are, compared with an earlier reading.
public struct LinkComparison: Sendable {
  private let old: LinkTable
  private let new: LinkTable
  private let isSameTable: Bool

  /// The files that are not surely what they were.
  private let changedFiles: Set<String>

  /// Both readings are kept.
  public init(from old: ContentReading, to new: ContentReading) {
    self.old = old.links
    self.new = new.links
    isSameTable = old.links === new.links || old.links.isSame(as: new.links)
    changedFiles =
      if let before = old.kept?.tree, let now = new.kept?.tree {
        now.filesChanged(since: before)
      } else {
        Set(new.kept?.tree.files ?? [])
      }
  }

  /// Whether all links and pictures of a text on the page `output` are what they were there.
  public func areSame(_ references: [RenderedBody.Reference], on output: String) -> Bool {
    references.allSatisfy { reference in
      if isSameTable, !reference.isPicture || changedFiles.isEmpty { return true }
      let now = new.destination(of: reference.destination, in: reference.file, on: output)
      if reference.isPicture, case .output(_, suffix: _, let file?) = now,
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

extension ContentTree {
  /// The files that are new or not surely what they were.
  fileprivate func filesChanged(since old: ContentTree) -> Set<String> {
    Set(files.indices.lazy.filter { !isUnchanged($0, since: old) }.map { files[$0] })
  }
}

extension LinkDestination {
  /// Whether both are one, to the byte.
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
  /// Whether every link leads where it leads by `other`.
  fileprivate func isSame(as other: LinkTable) -> Bool {
    guard isPretty == other.isPretty, outputs.count == other.outputs.count,
      sitePaths.count == other.sitePaths.count, drafts == other.drafts
    else { return false }
    return outputs.allSatisfy { file, output in
      guard let index = other.outputs.index(forKey: file) else { return false }
      let (otherFile, otherOutput) = other.outputs[index]
      return file.hasSameBytes(as: otherFile)
        && output.hasSameBytes(as: otherOutput)
    }
      && sitePaths.allSatisfy { path in
        guard let index = other.sitePaths.firstIndex(of: path) else { return false }
        return path.hasSameBytes(as: other.sitePaths[index])
      }
  }
}
