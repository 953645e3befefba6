import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentReader {
  /// Notes files with records that no collection reads. Files that a text names are for readers to
  /// download, and records without names are for programs: neither is noted.
  mutating func reportUnreadData() {
    // A page that could not be read might read any file.
    if diagnostics.contains(where: { $0.severity == .error }) { return }
    let unread = tree.files.indices.filter { file in
      guard case .asset = uses[file], !tree.files[file].isHidden else { return false }
      // Reading a file that nobody asked for should cost next to nothing.
      if let length = tree.states[file]?.length, length > 1 << 20 { return false }
      return holdsNamedRecords(tree.files[file])
    }
    guard !unread.isEmpty else { return }
    let named = mentioned(Set(unread))
    for file in unread where !named.contains(file) {
      diagnostics.append(.unreadData(tree.files[file]))
    }
  }

  private func holdsNamedRecords(_ file: String) -> Bool {
    guard case .data(let format)? = SourceFormat(file), let bytes = try? folder.bytes(of: file)
    else { return false }
    return format.holdsNamedRecords(bytes, file)
  }
}

extension RecordTree {
  /// True for a list of maps with names, and for a map that holds one.
  var holdsNamedRecords: Bool {
    if !isMap { return isListOfNamedRecords }
    return recordElements?.contains { $0.value.isListOfNamedRecords } ?? false
  }

  private var isListOfNamedRecords: Bool {
    guard let first = element(at: 0), first.isMap, let members = first.recordElements else {
      return false
    }
    return members.contains { member in
      guard let key = member.key?.lowercased() else { return false }
      return key == "id" || key.hasSuffix("name") || key.hasSuffix("title")
    }
  }
}

extension String {
  /// True if the name of the file, or of a folder around it, begins with a dot.
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
