import TestSupport
import Testing
import VitrineModel

@testable import VitrineContent

/// `content/docs/keys.md` lists the keys that content declares; `make docs` writes it.
@Suite struct KeysDocsTests {
  @Test func thePageListsTheKeysThatAreDeclared() throws {
    var page = try DocsPage("keys")
    page.text = Self.page
    try page.check()
  }

  /// These two tables are written by hand.
  @Test func everySlotAndEveryTypeIsExplained() throws {
    let slots = try DocsPage("content").names(inTableAfter: "## Keys of an item")
    let types = try DocsPage("fields").names(inTableAfter: "| `type` | values |")

    #expect(Set(RecordSlot.allCases.map(\.rawValue)).subtracting(slots) == [])
    #expect(Set(ValueType.allCases.map(\.rawValue)).subtracting(types) == [])
  }

  private static var page: String {
    var page = KeysPage()
    page.text = """
      ---
      title: All keys
      subtitle: Every key of every map, and what it may hold
      order: 5.6
      ---

      What [content](content.md), [collections](collections.md) and [layouts](layouts.md) explain, in tables: each map with its keys, what a key may hold, and what it is for. [`vitrine schema`](command-line.md#vitrine-schema) says the same to an editor.

      """
    page.add("site.yml", SiteDeclaration.keys.schema)
    page.add("A page", PageDeclaration.keys.schema, at: "")
    for definition in PresetDeclaration.builtIn.definitions {
      page.add(definition: definition.name, definition.schema)
    }
    page.add(definition: "where", Condition.schema)
    return page.text
  }
}

private typealias Keys = [(key: String, value: JSONSchema)]

/// Tables of keys: of a map first, then of the maps in it.
private struct KeysPage {
  var text = ""

  /// Maps that have their tables, or are listed on another page, and the links there.
  private var tables: [(names: [String], link: String)] = [
    (SiteWord.allCases.map(\.rawValue), "[words](content.md#words)")
  ]

  /// Tables that follow the one that is written.
  private var waiting: [(title: String, keys: Keys)] = []

  /// `path` is the path of keys to maps in this one, where that is not the title.
  mutating func add(_ title: String, _ keys: Keys, at path: String? = nil) {
    text += "\n## \(title)\n\n| key | may be | is |\n| --- | --- | --- |\n"
    let outer = waiting
    waiting = []
    for (key, value) in keys {
      guard case .described(let words, let schema) = value else {
        text += "| `\(key)` | \(form(of: value, at: Self.path(path ?? title, key))) | |\n"
        continue
      }
      let escaped = words.replacing("<", with: "&lt;").replacing("*", with: "\\*")
      text += "| `\(key)` | \(form(of: schema, at: Self.path(path ?? title, key))) | \(escaped) |\n"
    }
    addWaiting()
    waiting = outer
  }

  mutating func add(definition name: String, _ schema: JSONSchema) {
    if case .map(let keys, _, _) = schema { return add(name, keys) }
    text += "\n## \(name)\n\n"
    var schema = schema
    if case .described(let words, let described) = schema {
      text += "\(words) "
      schema = described
    }
    text += "May be \(form(of: schema, at: "\(name) as a map")).\n"
    addWaiting()
  }

  private mutating func addWaiting() {
    while !waiting.isEmpty {
      let (title, keys) = waiting.removeFirst()
      add(title, keys)
    }
  }

  private static func path(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path): \(key)"
  }

  private mutating func link(to keys: Keys, at title: String) -> String {
    let names = keys.map(\.key)
    if let known = tables.first(where: { $0.names == names }) { return known.link }
    // A layout has a header, too.
    let isTaken = PresetDeclaration.builtIn.definitions.contains { $0.name == title }
    var title = isTaken ? "A page: \(title)" : title
    // A key may hold a list of maps, or one map with such a list in it.
    if tables.contains(where: { $0.link == Self.link(toTableOf: title) }) { title += " as a map" }
    tables.append((names, Self.link(toTableOf: title)))
    waiting.append((title, keys))
    return tables.last!.link
  }

  private static func link(toTableOf title: String) -> String {
    let id = title.lowercased().filter { $0 != "." && $0 != ":" }.replacing(" ", with: "-")
    return "[a map](#\(id))"
  }

  private func several(_ form: String) -> String {
    if form.hasPrefix("[a map]") { return "[maps]" + form.dropFirst("[a map]".count) }
    return form.hasPrefix("a ") ? form.dropFirst(2) + "s" : form
  }

  private mutating func form(of schema: JSONSchema, at title: String) -> String {
    switch schema {
    case .text, .pattern: return "a text"
    case .number(let minimum, to: let maximum?):
      return "a number from \(Int(minimum)) to \(Int(maximum))"
    case .number(let minimum, to: nil):
      return minimum.isFinite ? "a number from \(Int(minimum))" : "a number"
    case .positiveNumber: return "a number above 0"
    case .wholeNumber(let minimum, let maximum):
      let maximum = maximum.flatMap { $0 < DeclarationReader.greatestNumber ? $0 : nil }
      return "a whole number " + (maximum.map { "from \(minimum) to \($0)" } ?? "from \(minimum)")
    case .flag: return "`true` or `false`"
    case .choice(let names): return names.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element, _, _):
      let form = form(of: element, at: title)
      return form.contains(", or ") ? "a list, each \(form)" : "a list of \(several(form))"
    case .numbers(let counts):
      return counts.map(String.init).joined(separator: " or ") + " numbers"
    case .map(let keys, _, _): return keys.isEmpty ? "`{}`" : link(to: keys, at: title)
    case .mapOf(let value, let others):
      return (others.isEmpty ? "a map of names" : link(to: others, at: title) + " and other names")
        + ", each with \(form(of: value, at: "\(title): NAME"))"
    case .mapByNumber(let value): return "a map from widths to \(form(of: value, at: title))"
    case .either(let forms):
      // Maps with one key or another are one table.
      var keys: Keys = []
      var words: [String] = []
      for form in forms.flatMap(\.forms) {
        if case .map(let more, _, _) = form, !more.isEmpty {
          keys += more.filter { key in !keys.contains { $0.key == key.key } }
          continue
        }
        if case .list(let element, _, _) = form, words == [self.form(of: element, at: title)] {
          words.append("a list of these")
          continue
        }
        let form = self.form(of: form, at: title)
        if !words.contains(form) { words.append(form) }
      }
      if !keys.isEmpty { words.append(link(to: keys, at: title)) }
      return words.joined(separator: ", or ")
    case .reference(let name): return "[\(name)](#\(name.lowercased()))"
    case .described(_, let schema): return form(of: schema, at: title)
    }
  }
}

extension JSONSchema {
  /// The forms of a value, those within a form too.
  fileprivate var forms: [JSONSchema] {
    if case .either(let forms) = self { forms.flatMap(\.forms) } else { [self] }
  }
}
