import Foundation

extension FuzzTarget {
  /// The texts of its corpus, in the order of their names.
  public var corpus: [[UInt8]] {
    get throws {
      let folder = URL(filePath: #filePath).appending(path: "../../Corpus/\(name)").standardized
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    }
  }
}
