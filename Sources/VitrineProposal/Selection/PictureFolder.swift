import VitrineContent
import VitrineSystem
import VitrineText

/// A folder of pictures next to a table, whose rows name them without the folder.
struct PictureFolder: Sendable {
  /// Its path from the table, with a slash at the end: `images/`, or empty for the table's own.
  let path: String

  /// The pictures with each name that a row can have for them, in the order of their names: `o1.jpg`
  /// is also called `o1`, and so are `o1-2.jpg` and `o1_back.jpg`.
  private(set) var files: [String: [String]] = [:]

  /// What follows the name that several pictures share.
  static let separators = "-_. "

  fileprivate init?(_ path: String, names: [String]) {
    self.path = path
    for name in names.inReadingOrder where SourceFormat(name) == .picture && !name.hasPrefix(".") {
      files[name, default: []].append(name)
      for index in name.indices where Self.separators.contains(name[index]) {
        files[String(name[..<index]), default: []].append(name)
      }
    }
    if files.isEmpty { return nil }
  }
}

extension DataSource {
  /// Folders with more entries are not searched.
  private static let maxEntries = 20_000

  /// The pictures in the folder of the records, in the folders in it, and beside it.
  var pictureFolders: [PictureFolder] {
    let own = files[0].parentFolder
    guard files.allSatisfy({ $0.parentFolder == own }) else { return [] }
    return inside(own, "") + (own.isEmpty ? [] : inside(own.parentFolder, "../"))
  }

  /// Returns the folders with pictures among a folder and those in it. `path` leads to it.
  private func inside(_ folder: String, _ path: String) -> [PictureFolder] {
    let here = "\(self.folder.path)/\(folder)"
    let names = Self.names(in: here)
    let inner = names.inReadingOrder.filter {
      !$0.hasPrefix(".") && !isJunkFile($0) && SourceFormat($0) == nil
    }
    return [PictureFolder(path, names: names)].compactMap(\.self)
      + inner.compactMap { name in
        PictureFolder("\(path)\(name)/", names: Self.names(in: "\(here)/\(name)"))
      }
  }

  private static func names(in path: String) -> [String] {
    guard Folder.exists(at: path), let names = try? Folder.new(path).names(),
      names.count <= maxEntries
    else { return [] }
    return names
  }
}

/// How the records of some data lead to pictures that are files.
struct PictureNames: Sendable {
  /// The column with their names.
  private(set) var path: String

  /// What separates several in one text.
  var separators: Set<String> = []

  /// The folder that the texts do not say, if any.
  var folder: PictureFolder?

  /// What stands behind the texts in the names of the files, such as `.jpg`, or a pattern.
  var ending = ""

  /// The value of `src`.
  var source: String {
    folder == nil && ending.isEmpty ? path : "\(folder?.path ?? "")<\(path)>\(ending)"
  }

  /// The paths of the pictures that a text names, from the file that says it.
  func files(in text: String) -> [String] {
    let separator = separators.first { text.contains($0) }
    let names = (separator.map { text.split(separator: $0) } ?? [text[...]]).map { trimmed($0) }
    guard let folder else { return names }
    return names.flatMap { folder.files[$0] ?? [] }.map { folder.path + $0 }
  }
}

extension PictureNames {
  private static let maxValues = 500

  /// Finds the folder in which most texts of a column name pictures, if they are half of the values.
  init?(of column: DataColumn, in folders: [PictureFolder]) {
    path = column.path
    guard !column.path.contains("*"), column.depth <= 2 else { return nil }
    let values = column.distinct.keys.sorted().prefix(Self.maxValues)
    let separators = SurveyedValue.separators.filter { separator in
      values.contains { $0.contains(separator) }
    }
    var best = 0
    for folder in folders {
      for separator in [nil] + separators.map(Optional.some) {
        let names = PictureNames(
          path: path, separators: separator.map { [$0] } ?? [], folder: folder)
        let found = values.count { !names.files(in: $0).isEmpty }
        if found > best, found * 2 >= values.count { (best, self) = (found, names) }
      }
    }
    guard let folder else { return nil }
    let texts = values.flatMap { text in
      self.separators.first.map { text.split(separator: $0).map { trimmed($0) } } ?? [text]
    }
    let found = texts.map { (text: $0, files: folder.files[$0] ?? []) }
    if found.contains(where: { $0.files.contains($0.text) }) { return }
    // Names without endings have to be of one item each.
    guard column.isSingle, column.uniqueness > 0.9 else { return nil }
    let endings = Set(found.flatMap { one in one.files.map { $0.dropFirst(one.text.count) } })
    if endings.count == 1, found.allSatisfy({ $0.files.count == 1 }) {
      ending = String(endings.first!)
    } else {
      let isOne =
        found.allSatisfy { $0.files.count <= 1 } && endings.allSatisfy { $0.hasPrefix(".") }
      ending = isOne ? ".*" : "[\(PictureFolder.separators)]*"
    }
  }

  var isOne: Bool { separators.isEmpty && !ending.hasPrefix("[") }
}
