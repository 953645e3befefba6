import TestSupport

/// A page of sections, lists in lists and text, changed a little at a time.
struct RandomPage {
  private struct Element {
    var name: String
    var id: Int?
    var style: Int?
    var text = ""
    var tail = ""
    var children: [Element] = []

    var html: String {
      let attributes =
        (id.map { " id=\"i-\($0)\"" } ?? "") + (style.map { " style=\"--i:\($0)\"" } ?? "")
      if name == "br" { return "<br\(attributes)>\(tail)" }
      return "<\(name)\(attributes)>\(text)\(children.map(\.html).joined())</\(name)>\(tail)"
    }

    var isList: Bool { name == "ul" }
  }

  private var body = Element(name: "main")
  private var generator: SplitMix64
  private var nextID = 0

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    for _ in 0..<12 { edit() }
  }

  var html: [UInt8] { MarkupDifferenceTests.page("\n\(body.html)\n") }

  /// Changes one to five things at random.
  mutating func edit() {
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      var body = body
      change(&body, depth: 0)
      self.body = body
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func change(_ element: inout Element, depth: Int) {
    if !element.children.isEmpty, depth < 4, below(3) > 0 {
      let index = below(element.children.count)
      if ["main", "ul", "li", "p", "section"].contains(element.children[index].name) {
        return change(&element.children[index], depth: depth + 1)
      }
    }
    let count = element.children.count
    switch below(8) {
    case 0 where count > 0: element.children.remove(at: below(count))
    case 1 where count > 0:
      let child = element.children.remove(at: below(count))
      element.children.insert(child, at: below(count))
    case 2: element.text = text
    case 3 where count > 0: element.children[below(count)].tail = text
    case 4: element.style = below(3) == 0 ? nil : below(9)
    case 5 where count > 0 && depth == 0: carry(in: &element)
    default: element.children.insert(child(of: element.name), at: below(count + 1))
    }
  }

  /// Takes an item of one list into another.
  private mutating func carry(in element: inout Element) {
    let lists = element.children.indices.filter {
      element.children[$0].isList && !element.children[$0].children.isEmpty
    }
    guard let from = lists.randomElement(using: &generator),
      let to = element.children.indices.filter({ element.children[$0].isList })
        .randomElement(using: &generator)
    else { return }
    let item = element.children[from].children.remove(
      at: below(element.children[from].children.count))
    element.children[to].children.insert(item, at: below(element.children[to].children.count + 1))
  }

  private mutating func child(of name: String) -> Element {
    var child = Element(name: "p", text: text, tail: text)
    switch name {
    case "main", "section": child.name = ["p", "ul", "section", "pre", "ul"][below(5)]
    case "ul": child.name = "li"
    case "li": child.name = ["ul", "b", "br"][below(3)]
    default: child.name = ["b", "i", "br"][below(3)]
    }
    if child.isList {
      child.text = "\n"
      for _ in 0..<below(5) { child.children.append(self.child(of: "ul")) }
    }
    if child.name == "li" ? below(8) > 0 : below(4) == 0 {
      // Some have the id of another.
      nextID += below(30) == 0 ? 0 : 1
      child.id = nextID
    }
    return child
  }

  private var text: String {
    mutating get { ["", "\n", "a", " b ", "&amp;", "<!-- c -->", "d\n", "é"][below(8)] }
  }
}
