import VitrineLayout

/// Answers the browser suite, one line a question:
///
/// - `layouts`: the names of all layouts, as a JSON array
/// - `counts N`: the item counts on the page of layout N, as a JSON array
/// - `page N`: the HTML of layout N
/// - `boxes N WIDTH HEIGHT COUNT…`: the engine's boxes for each count, as a JSON array
@main
struct Agreement {
  static func main() {
    let layouts = AgreementLayout.all
    while let line = readLine() {
      let words = line.split(separator: " ")
      switch words.first {
      case "layouts":
        print("[\(layouts.map { "\"\($0.name)\"" }.joined(separator: ","))]")
      case "counts":
        print(layouts[number(words[1])].counts)
      case "page":
        print(layouts[number(words[1])].html.split(separator: "\n").joined(separator: " "))
      case "boxes":
        let layout = layouts[number(words[1])]
        let size = Size(width: length(words[2]), height: length(words[3]))
        let boxes = words.dropFirst(4).map { layout.expectation(of: number($0), in: size) }
        print("[\(boxes.joined(separator: ","))]")
      default:
        preconditionFailure("no such question: \(line)")
      }
      flush()
    }
  }

  private static func number(_ word: Substring) -> Int {
    guard let number = Int(word) else { preconditionFailure("no number: \(word)") }
    return number
  }

  private static func length(_ word: Substring) -> Double {
    guard let length = Double(word) else { preconditionFailure("no length: \(word)") }
    return length
  }
}
