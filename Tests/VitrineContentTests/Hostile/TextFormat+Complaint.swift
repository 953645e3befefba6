import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineContent

extension TextFormat {
  /// The same of the beginning of a text, of which only the syntax is read.
  func complaint(aboutBeginning bytes: [UInt8]) -> String? {
    guard self == .yaml else { return complaint(about: bytes) }
    do {
      _ = try readYAML(bytes, file: "f")
    } catch {
      if let words = Self.misplaced(error.diagnostics, in: bytes) { return words }
    }
    let matter = Self.asFrontMatter(bytes)
    do {
      _ = try readFrontMatter(matter, file: "f")
      return nil
    } catch {
      return Self.misplaced(error.diagnostics, in: matter)
    }
  }

  /// What is wrong with what a parser makes of a text, beside the text itself: a diagnostic whose place
  /// is outside of it.
  func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .yaml:
      Self.misplaced(Self.readYAMLFile(bytes), in: bytes)
        ?? Self.readMarkdownFile(Self.asFrontMatter(bytes))
    case .toml:
      Self.misplaced(Self.readTOMLFile(bytes), in: bytes)
        ?? Self.readMarkdownFile(Self.asFrontMatter(bytes, between: "+++"))
    case .json: Self.misplaced(Self.readJson(bytes), in: bytes)
    case .csv: Self.misplaced(Self.readTable(bytes), in: bytes)
    case .xml: Self.misplaced(Self.readElements(bytes), in: bytes)
    case .sheet: Self.misplacedCells(Self.readSheet(Self.workbook(of: bytes)))
    case .workbook: Self.misplacedCells(Self.readSheet(bytes))
    case .markdown: Self.readMarkdownFile(bytes)
    case .list: Self.misplaced(Self.readMarkdownRecords(bytes), in: bytes)
    case .template: Self.misplaced(Self.readTemplate(bytes), in: bytes)
    }
  }

  private static func misplaced(_ diagnostics: [Diagnostic], in bytes: [UInt8]) -> String? {
    if diagnostics.isEmpty { return nil }
    // A carriage return alone ends a line for YAML and none for an editor.
    let lines = [lengthsOfLines(bytes, byCR: false), lengthsOfLines(bytes, byCR: true)]
    return diagnostics.first { diagnostic in
      guard let place = diagnostic.location else { return true }
      // What is missing stands behind the end of a line.
      return !lines.contains { lengths in
        (1...lengths.count).contains(place.line)
          && (1...lengths[place.line - 1] + 1).contains(place.column)
      }
    }.map { "'\($0)' is outside" }
  }

  private static func lengthsOfLines(_ bytes: [UInt8], byCR: Bool) -> [Int] {
    var lengths = [0]
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A && !(byCR && last == 0x0D) || byCR && byte == 0x0D {
        lengths.append(0)
      } else if byte != 0x0A {
        lengths[lengths.count - 1] += 1
      }
      last = byte
    }
    return lengths
  }

  private static func readYAMLFile(_ bytes: [UInt8]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    do {
      let value = try readYAML(bytes, file: "f", warnings: &diagnostics)
      var declarations = Declarations(file: "f")
      _ = declarations.site(value)
      return diagnostics + declarations.diagnostics + records(of: value)
    } catch {
      return error.diagnostics
    }
  }

  private static func readTOMLFile(_ bytes: [UInt8]) -> [Diagnostic] {
    do {
      return records(of: try readTOML(bytes, file: "f"))
    } catch {
      return error.diagnostics
    }
  }

  private static func asFrontMatter(
    _ bytes: [UInt8], between delimiter: String = "---"
  ) -> [UInt8] {
    Array("\(delimiter)\n".utf8) + bytes + Array("\n\(delimiter)\nText\n".utf8)
  }

  /// A Markdown file as a page, as an item, and as a text.
  private static func readMarkdownFile(_ bytes: [UInt8]) -> String? {
    var diagnostics: [Diagnostic] = []
    do {
      let source = try MarkdownSource(bytes, file: "f", warnings: &diagnostics)
      var declarations = Declarations(file: "f")
      declarations.cells = ["card"]
      _ = declarations.page(source)
      var reading = RecordReading(context)
      reading.read(source.data)
      diagnostics += declarations.diagnostics + reading.diagnostics
      if case .file(_, let offset, let line, let skipsTitle, hash: _)? = source.body {
        let options = MarkdownOptions(
          origin: .file("f", firstLine: line), skipsTitle: skipsTitle)
        diagnostics += bytes.withUnsafeBufferPointer {
          renderMarkdown(
            UnsafeBufferPointer(rebasing: $0[offset...]), options: options,
            resolve: { .link($0.destination) }
          ).diagnostics
        }
      }
    } catch {
      diagnostics += error.diagnostics
    }
    return misplaced(diagnostics, in: bytes)
  }

  private static func readJson(_ bytes: [UInt8]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    do throws(JSONFailure) {
      diagnostics += records(of: SourceValue(try JSONDocument(parsing: bytes).root))
    } catch {
      diagnostics += error.diagnostics(in: "f")
    }
    do throws(JSONFailure) {
      diagnostics += records(of: SourceValue(try JSONDocument(parsingLines: bytes).root))
    } catch {
      diagnostics += error.diagnostics(in: "f")
    }
    return diagnostics
  }

  private static func readTable(_ bytes: [UInt8]) -> [Diagnostic] {
    do {
      let table = try readCSV(bytes, file: "f", separator: csvSeparator(bytes, file: "f"))
      let source = RecordSource.csv(table, file: "f")
      var reading = RecordReading(context)
      reading.read(0..<source.count, of: source, notes: [:])
      return source.warnings + reading.diagnostics
    } catch {
      return error.diagnostics
    }
  }

  private static func readElements(_ bytes: [UInt8]) -> [Diagnostic] {
    do {
      let document = try readXML(bytes, file: "f")
      var declaration = CollectionDeclaration(
        place: SourceLocation(file: "f", line: 1, column: 1))
      var diagnostics: [Diagnostic] = []
      for path in [nil, "**/testcase"] {
        declaration.records = path.map { ValuePath($0) }
        let file = DataFile(path: "f", declaration: declaration, isOnlyFile: true)
        do throws(UnreadableContent) {
          let source = try RecordSource.xml(document, in: file)
          var reading = RecordReading(context)
          reading.read(0..<source.count, of: source, notes: [:])
          diagnostics += source.warnings + reading.diagnostics
        } catch {
          diagnostics += error.diagnostics
        }
      }
      return diagnostics
    } catch {
      return error.diagnostics
    }
  }

  /// The diagnostics about a Markdown file and not about the page that reads it.
  private static func readMarkdownRecords(_ bytes: [UInt8]) -> [Diagnostic] {
    let place = SourceLocation(file: "page", line: 1, column: 1)
    var declaration = CollectionDeclaration(place: place)
    var diagnostics: [Diagnostic] = []
    for kind in MarkdownParse.Kind.allCases {
      for headings in [[], ["Owls"]] {
        declaration.parse = MarkdownParse(kind: kind, place: place)
        declaration.headings = headings.map { SectionDeclaration.Name(text: $0, place: place) }
        do throws(UnreadableContent) {
          let source = try RecordSource.markdown(
            bytes, in: DataFile(path: "f", declaration: declaration, isOnlyFile: true))
          var reading = RecordReading(context)
          reading.read(0..<source.count, of: source, notes: [:])
          diagnostics += source.warnings + reading.diagnostics
        } catch {
          diagnostics += error.diagnostics
        }
      }
    }
    return diagnostics.filter { $0.location?.file != "page" }
  }

  private static func workbook(of cells: [UInt8]) -> [UInt8] {
    var workbook = WorkbookFixture(String(decoding: cells, as: UTF8.self))
    workbook.strings = "<si><t>a</t></si>"
    workbook.styles = "<cellXfs><xf/><xf numFmtId='22'/></cellXfs>"
    return workbook.bytes
  }

  private static func readSheet(_ bytes: [UInt8]) -> [Diagnostic] {
    do {
      let declaration = CollectionDeclaration(
        place: SourceLocation(file: "f", line: 1, column: 1))
      let source = try RecordSource.sheet(
        bytes, in: DataFile(path: "f", declaration: declaration, isOnlyFile: true))
      var reading = RecordReading(context)
      reading.read(0..<source.count, of: source, notes: [:])
      return source.warnings + reading.diagnostics
    } catch {
      return error.diagnostics
    }
  }

  /// The same of a sheet, whose places are rows and columns.
  private static func misplacedCells(_ diagnostics: [Diagnostic]) -> String? {
    diagnostics.first { diagnostic in
      guard let place = diagnostic.location else { return true }
      return !(1...CellPlace.mostRows).contains(place.line)
        || !(1...CellPlace.mostColumns).contains(place.column)
    }.map { "'\($0)' is outside" }
  }

  private static func records(of value: SourceValue) -> [Diagnostic] {
    var reading = RecordReading(context)
    for element in value.recordElements ?? [] {
      reading.read(RecordData(value: element.value, file: "f", key: element.key))
    }
    return reading.diagnostics
  }

  /// A collection that shows all it can.
  private static let context = {
    var diagnostics: [Diagnostic] = []
    let tree = ContentTree(of: ContentFolder(path: "/dev/null"), diagnostics: &diagnostics)
    return RecordContext(
      collection: "c", shape: RecordShape(), parent: nil, lookedUp: [], cells: ["card"],
      includesDrafts: true,
      pictures: PictureFinder(tree: tree, allowsRemote: false))
  }()
}

// MARK: Templates

/// Has a text for some names, and itself a few times for others.
private final class NestedContext: TemplateContext {
  private let depth: Int

  init(depth: Int) { self.depth = depth }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.text {
    case "title": .text("a < b")
    case "tags": .list(["c", "d"]) { .text($0) }
    case "items", "item": depth > 0 ? .context(NestedContext(depth: depth - 1)) : .nothing
    default: nil
    }
  }
}

extension TextFormat {
  private static let item: TemplateShape = TemplateShape([
    "title": .value, "tags": .values, "items": .list(item), "item": .context(TemplateShape([:])),
  ])

  private static func readTemplate(_ bytes: [UInt8]) -> [Diagnostic] {
    let other = TemplateSource(name: "parent", file: "p", bytes: Array("{{$title}}{{/title}}".utf8))
    let source = TemplateSource(name: "main", file: "f", bytes: bytes, shape: item)
    do throws(TemplateFailure) {
      _ = try TemplateSet(unchecked: [source, other])
      var page: [UInt8] = []
      let templates = try TemplateSet([source, other])
      templates.render("main", with: NestedContext(depth: 3), into: &page)
      return []
    } catch {
      return error.errors.map(\.diagnostic)
    }
  }
}
