import Foundation

extension FuzzTarget {
  /// The texts of its corpus. In the file each follows its length in bytes, in decimal digits and a line of its
  /// own, and ends its line.
  public var corpus: [[UInt8]] {
    get throws {
      let file = URL(filePath: #filePath).appending(path: "../../Corpus/\(name).texts").standardized
      var rest = [UInt8](try Data(contentsOf: file))[...]
      var texts: [[UInt8]] = []
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        guard let length = Int(String(decoding: rest[..<end], as: UTF8.self)),
          length < rest.endIndex - (end + 1)
        else { throw CocoaError(.fileReadCorruptFile) }
        let start = end + 1
        texts.append(Array(rest[start..<start + length]))
        rest = rest[(start + length + 1)...]
      }
      return texts
    }
  }
}
