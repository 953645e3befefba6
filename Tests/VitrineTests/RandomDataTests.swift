import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import Vitrine

/// Tables of random columns, with names and values that mean something to YAML, to paths or to
/// collections: what is proposed for them builds, shows each record, and is warned about only where single
/// values are at fault.
@Suite struct RandomDataTests {
  @Test(arguments: 0..<60)
  func aRandomTableBuildsAndLosesNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let table = RandomTable(&random)
    let folder = try TemporaryFolder()
    let file = seed.isMultiple(of: 2) ? "data.csv" : "data.json"
    try folder.write(seed.isMultiple(of: 2) ? table.csv : table.json, to: file)

    let site: NewSite
    do {
      site = try newSite(at: folder.path(of: "site"), from: folder.path(of: file))
    } catch {
      Issue.record("\(error)\n\(table.csv)")
      return
    }

    #expect(site.items == table.rows.count, "\(table.csv)")
    let ofValues = [
      "broken link", "missing picture", "values that differ only in case", "duplicate id",
      "not a date",
    ]
    #expect(site.warnings.filter { !ofValues.contains($0.kind) } == [], "\(table.csv)")
    let page = try folder.text(of: "site/content/index.md")
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
  }
}

/// A table of a seed.
private struct RandomTable {
  let names: [String]
  var rows: [[String]] = []

  private static let names = [
    "id", "title", "Title", "name", "date", "text", "image", "tags", "order", "draft", "hidden",
    "parent",
    "cell", "link", "symbol", "badge", "subtitle", "body", "aliases", "any", "not", "a: b", "x #y",
    "# z",
    "- w", "*star*", "{a}", "[b]", "a,b", "\"q\"", "it's", "größe", "名前", "العنوان", "sent by mail",
    "year", "year by decade", "status", "category", "null", "true", "yes", "123", "1.5", "a.b",
    "../up",
    "url", "description", "notes", "artist", "%", "@at", "!bang", "|pipe", "value", "unit", "mean",
    "layout",
    "scheduled", "image url", "a\\b", "where", "😀",
  ]

  init(_ random: inout SplitMix64) {
    names = Array(Self.names.shuffled(using: &random).prefix(1 + random.below(8)))
    let kinds = names.map { _ in random.below(14) }
    let gaps = random.chance(50) ? 0 : 30
    for row in 0..<[1, 2, 7, 30, 130][random.below(5)] {
      var cells = kinds.map { Self.value(ofKind: $0, row: row, &random) }
      for index in cells.indices.dropFirst() where random.chance(gaps) { cells[index] = "" }
      rows.append(cells)
    }
  }

  private static func value(ofKind kind: Int, row: Int, _ random: inout SplitMix64) -> String {
    func one(of texts: [String]) -> String { texts[random.below(texts.count)] }
    return switch kind {
    case 0: String(random.below(5000))
    case 1: String(1500 + random.below(500))
    case 2: "\(random.below(100)).\(1 + random.below(98))"
    case 3: one(of: ["A", "B", "C: d", "É"])
    case 4: one(of: ["oil", "Oil", "ink"])
    case 5: "\(one(of: ["a", "b"]))-\(row)"
    case 6: one(of: ["sea", "hill: moon", "#tag", "[l](x)", "&", "\"", "- a", "*b*"])
    case 7:
      Array(repeating: one(of: ["Lorem ipsum", "# h", "[a](b.md)", "![p](q.png)"]), count: 40)
        .joined(separator: "\n")
    case 8: "19\(10 + random.below(90))-0\(1 + random.below(9))-11"
    case 9: one(of: ["c. 1900", "1914-18", "n.d.", "soon"])
    case 10: "https://example.com/\(row)\(one(of: ["", ".jpg"]))"
    case 11: one(of: ["🍎", "🍌", "1️⃣"])
    case 12: one(of: ["passed", "failed", "skipped"])
    default: "<p>Hi <b>\(row)</b></p>"
    }
  }

  var csv: String {
    ([names] + rows).map { cells in
      cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
    }.joined()
  }

  var json: String {
    var json = JSONWriter()
    json.array(rows) { json, cells in
      json.object { json in
        for (name, cell) in zip(names, cells) where !cell.isEmpty { json.member(name, cell) }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
