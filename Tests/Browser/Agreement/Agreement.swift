import VitrineLayout
import VitrineText

/// Answers the browser suite, one line a question:
///
/// - `layouts`: the names of all layouts, as a JSON array
/// - `layout N`: what layout N is, as Swift prints it
/// - `counts N`: the item counts that matter to layout N, as a JSON array
/// - `widths N`: the widths that layout N is compared at besides others, as a JSON array
/// - `page N COUNT…`: the HTML of layout N with a list of each count
/// - `boxes N WIDTH HEIGHT COUNT…`: what is known of the lists of each count, as a JSON array, and
///   behind that line the engine's boxes of all their items, each four 64-bit floats
/// - `supplements`: the names of the layouts with headers, footers, backgrounds and badges
/// - `supplement-page N`: the HTML of one of these
/// - `supplement-boxes N WIDTH HEIGHT TOP COUNT`: the engine's boxes of all that is in it, the
///   window being scrolled to TOP in the section, as a JSON object
/// - `described FOLDER`: reads a folder of content, and answers `true`
/// - `described-boxes PAGE SECTION WIDTH HEIGHT TOP SHOWN COUNT HEADER FOOTER`: the same of a list of one of
///   its sections, of which the window shows SHOWN from TOP on, and whose header and footer hold so much
/// - `transitions`: the names of the pages that play what changed
/// - `transition-site N FOLDER`: writes the site of one of these, and answers `true`
/// - `transition-boxes N WIDTH HEIGHT`: the engine's boxes of its lists before and now, as a JSON array
/// - `fold HEX`: what a search makes of a text in UTF-8, as hexadecimal digits both
///
/// Called with how many layouts are made from seeds, and the first seed.
@main
struct Agreement {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { Substring($0) }
    precondition(arguments.count == 2, "usage: VitrineAgreement LAYOUTS SEED")
    var layouts = LayoutCatalogue(
      seeds: number(arguments[0]), from: UInt64(number(arguments[1])))
    var described: DescribedSections?
    while let line = readLine() {
      let words = line.split(separator: " ")
      switch words.first {
      case "layouts":
        print("[\(layouts.names.map { "\"\($0)\"" }.joined(separator: ","))]")
      case "layout":
        print(layouts[number(words[1])].layout)
      case "counts":
        print(layouts[number(words[1])].counts)
      case "widths":
        print(layouts[number(words[1])].widths)
      case "page":
        let html = layouts[number(words[1])].html(counts: words.dropFirst(2).map(number))
        print(html.split(separator: "\n").joined(separator: " "))
      case "boxes":
        let size = Size(width: length(words[2]), height: length(words[3]))
        let layout = layouts[number(words[1])]
        answer(words.dropFirst(4).map { layout.expectation(of: number($0), in: size) })
      case "supplements":
        print("[\(layouts.supplements.map { "\"\($0.name)\"" }.joined(separator: ","))]")
      case "supplement-page":
        let html = layouts.supplements[number(words[1])].html
        print(html.split(separator: "\n").joined(separator: " "))
      case "supplement-boxes":
        let size = Size(width: length(words[2]), height: length(words[3]))
        print(
          layouts.supplements[number(words[1])]
            .expectation(of: number(words[5]), in: size, top: length(words[4])))
      case "described":
        described = DescribedSections(folder: String(words[1]))
        print("true")
      case "described-boxes":
        print(
          described!.expectation(
            page: words[1], section: number(words[2]), of: number(words[7]),
            in: Size(width: length(words[3]), height: length(words[4])), top: length(words[5]),
            shown: length(words[6]), heights: (length(words[8]), length(words[9]))))
      case "transitions":
        print("[\(TransitionCase.all.map { "\"\($0.name)\"" }.joined(separator: ","))]")
      case "transition-site":
        do {
          try TransitionCase.all[number(words[1])].write(to: String(words[2]))
        } catch {
          preconditionFailure("\(error)")
        }
        print("true")
      case "transition-boxes":
        let size = Size(width: length(words[2]), height: length(words[3]))
        print(TransitionCase.all[number(words[1])].boxes(in: size))
      case "fold":
        print(hex(searchFolded(words.count > 1 ? text(hex: words[1]) : "")))
      default:
        preconditionFailure("no such question: \(line)")
      }
      flush()
    }
  }

  private static func answer(_ expectations: [Expectation]) {
    print("[\(expectations.map(\.json).joined(separator: ","))]")
    for expectation in expectations { send(expectation.items) }
  }

  private static func text(hex: Substring) -> String {
    let digits = hex.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hex(_ text: String) -> String {
    let digits = Array("0123456789abcdef")
    return String(text.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
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
