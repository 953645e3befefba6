import VitrineLayout

/// Answers the browser suite, one line a question:
///
/// - `layouts`: the names of all layouts, as a JSON array
/// - `counts N`: the item counts on the page of layout N, as a JSON array
/// - `widths N`: the widths that layout N is compared at besides others, as a JSON array
/// - `page N`: the HTML of layout N
/// - `boxes N WIDTH HEIGHT COUNT…`: the engine's boxes for each count, as a JSON array
/// - `supplements`: the names of the layouts with headers, footers, backgrounds and badges
/// - `supplement-page N`: the HTML of one of these
/// - `supplement-boxes N WIDTH HEIGHT TOP COUNT`: the engine's boxes of all that is in it, the
///   window being scrolled to TOP in the section, as a JSON object
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
      case "widths":
        print(layouts[number(words[1])].widths)
      case "page":
        print(layouts[number(words[1])].html.split(separator: "\n").joined(separator: " "))
      case "boxes":
        let layout = layouts[number(words[1])]
        let size = Size(width: length(words[2]), height: length(words[3]))
        let boxes = words.dropFirst(4).map { layout.expectation(of: number($0), in: size) }
        print("[\(boxes.joined(separator: ","))]")
      case "supplements":
        print("[\(SupplementLayout.all.map { "\"\($0.name)\"" }.joined(separator: ","))]")
      case "supplement-page":
        let html = SupplementLayout.all[number(words[1])].html
        print(html.split(separator: "\n").joined(separator: " "))
      case "supplement-boxes":
        let size = Size(width: length(words[2]), height: length(words[3]))
        print(
          SupplementLayout.all[number(words[1])]
            .expectation(of: number(words[5]), in: size, top: length(words[4])))
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
