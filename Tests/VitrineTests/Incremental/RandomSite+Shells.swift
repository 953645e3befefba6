extension RandomSite {
  /// One of many records of a file.
  struct Shell {
    var id: String
    var title: String
    var link: String?
    var body: String?
    var cell: String?

    /// A date that is none is told of with its place.
    var date: String?

    /// The id of a plant, or of none, which is told of with its place too.
    var near: String?

    /// How many lines its object takes more than one.
    var lines = 0
  }

  /// So many that a part of them is read anew where one changed.
  mutating func insertShells() {
    for _ in 0..<260 { shells.append(newShell()) }
  }

  mutating func changeShells() {
    let index = random(shells.count)
    switch random(13) {
    case 0: shells.insert(newShell(), at: random(shells.count + 1))
    case 1: shells.remove(at: index)
    case 2: shells.insert(shells.removeLast(), at: 0)
    case 3: shells.swapAt(index, random(shells.count))
    case 4: shells[index].link = [nil, "none.md", "../hills/index.md"][random(3)]
    case 5 where random(2) == 0:
      for index in shells.indices where shells[index].date != nil {
        shells[index].body =
          "See [a hill](../hills/h1.md), ![Peak](../hills/peak.svg) \(random(9))."
      }
    case 5: shells[index].body = random(2) == 0 ? nil : "See [a hill](../hills/h1.md), [[Peak]]."
    case 6: shells[index].date = [nil, "2026-05-02", "someday"][random(3)]
    case 11: variants[random(2) == 0 ? "feed" : "section feed", default: 0] += 1
    case 12:
      var shell = newShell()
      shell.date = "2026-06-0\(1 + random(9))"
      shells.insert(shell, at: random(shells.count + 1))
    case 7: shells[index].lines = random(3)
    case 8: shells[index].cell = [nil, "card", "row"][random(3)]
    case 9: shells[index].near = [nil, "p\(random(9))", "nowhere"][random(3)]
    default: shells[index].title = "Shell \(random(90))"
    }
  }

  private mutating func newShell() -> Shell {
    nextNumber += 1
    var shell = Shell(id: "s\(nextNumber)", title: "Shell \(nextNumber)")
    if nextNumber.isMultiple(of: 50) { shell.date = "2026-03-0\(1 + nextNumber / 50 % 9)" }
    return shell
  }

  var shellsPage: String {
    """
    ---
    title: Shells \(number("shells title"))
    feed: \(["true", "{ limit: 2, text: summary }", "{ title: News }", "false"][number("feed", of: 4)])
    collection: { from: shells.json, fields: { title: title, body: body, link: link, cell: cell, date: date, near: { refersTo: /garden } }, otherFields: true\(switches.contains("rows") ? ", id: row" : "") }
    sections:
      - { title: All, layout: \(layout), feed: \(number("section feed", of: 2) == 1) }
      - { title: Again, repeats: true, limit: 40, layout: list\(switches.contains("cell") ? ", cell: own" : "") }
    ---
    """
  }

  var shellsJSON: String {
    let objects = shells.map { shell in
      var members = [#""id": "\#(shell.id)""#, #""title": "\#(shell.title)""#]
      if let link = shell.link { members.append(#""link": "\#(link)""#) }
      if shell.date != nil { members.append(#""updated": "2026-04-0\#(1 + shell.lines)""#) }
      if let body = shell.body { members.append(#""body": "\#(body)""#) }
      if let cell = shell.cell { members.append(#""cell": "\#(cell)""#) }
      if let date = shell.date { members.append(#""date": "\#(date)""#) }
      if let near = shell.near { members.append(#""near": "\#(near)""#) }
      let lines = String(repeating: "\n", count: shell.lines)
      return "  { \(members.joined(separator: ", ")) \(lines)}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}
