import VitrineCode
import VitrineSystem

/// Answers Tests/Code/compare.py: for each line of its input, a language and the path of a file, one
/// line with the runs of the file, each as the letter of its class and the offset of its end.
@main
struct CodeClasses {
  static func main() {
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      precondition(words.count == 2, "usage: LANGUAGE PATH")
      guard let language = CodeLanguage.named(words[0]) else { fatalError("no \(words[0])") }
      let bytes = contents(of: words[1])
      let runs = bytes.withUnsafeBufferPointer { codeRuns(of: $0, in: language) }
      print(runs.map { "\(letter(of: $0.kind))\($0.end)" }.joined(separator: " "))
    }
  }

  private static func contents(of path: String) -> [UInt8] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    do {
      let folder = try Folder.existing(parts.dropLast().joined(separator: "/") + "/")
      guard let bytes = try folder?.read(String(parts[parts.count - 1])) else {
        fatalError("no file \(path)")
      }
      return bytes
    } catch {
      fatalError("\(path): \(error)")
    }
  }

  private static func letter(of kind: CodeClass) -> Character {
    switch kind {
    case .plain: "p"
    case .comment: "c"
    case .string: "s"
    case .number: "n"
    case .keyword: "k"
    case .type: "t"
    case .inserted: "i"
    case .deleted: "d"
    case .heading: "h"
    }
  }
}
