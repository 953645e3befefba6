import VitrineContent
import VitrineSite
import VitrineText

/// Writes the HTML of a page anew, so that it loads no other file of its site.
struct SelfContainedHTML {
  let references: SiteReferences

  /// How many bytes each picture takes in the page, by its path.
  private(set) var pictures: [String: Int] = [:]

  /// The addresses of other servers that the page still loads from.
  private(set) var remoteFiles: Set<String> = []

  /// Scripts that run once all of the page is there.
  private var deferred: [UInt8] = []

  init(_ references: SiteReferences) {
    self.references = references
  }

  /// Returns a whole page.
  mutating func page(_ html: [UInt8]) -> [UInt8] {
    var page = markup(html, in: references.page.folderOfOutput)
    let end = page.indices.last { page[$0...].starts(with: "</body>".utf8) } ?? page.endIndex
    page.insert(contentsOf: deferred, at: end)
    return page
  }

  /// Returns HTML whose addresses begin in `folder`.
  mutating func markup(_ html: [UInt8], in folder: String) -> [UInt8] {
    html.withUnsafeBufferPointer { html in
      var tokens = HTMLTokens(html)
      var output: [UInt8] = []
      output.reserveCapacity(html.count * 2)
      while let token = tokens.next() {
        guard case .tag(let tag) = token, !tag.isClosing else {
          output += html[tokens.range]
          continue
        }
        var element = PageElement(tag, in: html)
        switch tag.name {
        case "script":
          let content = html[tokens.skip(toEndOf: "script")]
          skipEnd(&tokens)
          script(&element, Array(content), in: folder, to: &output)
        case "style":
          let content = Array(html[tokens.skip(toEndOf: "style")])
          output += html[tokens.range]
          output += styles(content, in: folder)
        case "link": link(&element, in: folder, to: &output)
        case "textarea", "title":
          output += html[tokens.range]
          output += html[tokens.skip(toEndOf: tag.name)]
        default:
          rewrite(&element, in: folder)
          output += element.isChanged ? element.bytes : Array(html[tokens.range])
        }
      }
      return output
    }
  }

  private func skipEnd(_ tokens: inout HTMLTokens) { _ = tokens.next() }
}

// MARK: Elements

extension SelfContainedHTML {
  /// The attributes whose files are shown or played, by the elements that have them.
  private static let resources = [
    "img": ["src"], "source": ["src"], "video": ["src", "poster"], "audio": ["src"],
    "track": ["src"], "input": ["src"], "embed": ["src"], "object": ["data"],
    "image": ["href", "xlink:href"], "use": ["href", "xlink:href"],
  ]

  /// The attributes that lead elsewhere.
  private static let links = [
    "a": ["href", "xlink:href"], "area": ["href"], "form": ["action"], "button": ["formaction"],
    "iframe": ["src"],
  ]

  /// The names of `<meta>` whose content is addresses of scripts, one a line.
  private static let lists: Set = ["vitrine-items", "vitrine-portions"]

  private mutating func rewrite(_ element: inout PageElement, in folder: String) {
    for name in Self.resources[element.name] ?? [] {
      element.change(name) { embedded($0, in: folder) ?? $0 }
    }
    for name in Self.links[element.name] ?? [] {
      element.change(name) { link($0, in: folder) }
    }
    if element.name == "img" || element.name == "source" {
      element.change("srcset") { candidates($0, in: folder) }
    }
    if element.name == "meta", let name = element["name"], Self.lists.contains(name) {
      element.change("content") { addresses in
        addresses.split(separator: "\n").map { embedded(String($0), in: folder) ?? String($0) }
          .joined(separator: "\n")
      }
    }
    element.change("style") {
      String(decoding: styles(Array($0.utf8), in: folder), as: UTF8.self)
    }
  }

  /// Writes a `<link>`: styles and icons are in the page, links that hint at what to load are left out.
  private mutating func link(
    _ element: inout PageElement, in folder: String, to output: inout [UInt8]
  ) {
    let kinds = (element["rel"] ?? "").lowercased().split(separator: " ")
    let address = element["href"] ?? ""
    if kinds.contains("stylesheet") {
      guard case .file(let path, _) = references.target(of: address, in: folder),
        let css = references.resource(at: path)
      else {
        noteRemote(address)
        return output += element.bytes
      }
      let media = element["media"]
      var style = PageElement("style")
      if let media { style["media"] = media }
      output += style.bytes
      output += styles(css, in: path.folderOfOutput)
      output += "</style>".utf8
      return
    }
    if kinds.contains(where: { $0.hasSuffix("icon") }) {
      element.change("href") { embedded($0, in: folder, isPicture: false) ?? $0 }
    } else if kinds.contains(where: { $0.hasPrefix("pre") || $0 == "modulepreload" }) {
      return
    } else {
      element.change("href") { link($0, in: folder) }
    }
    if element["href"] != nil { output += element.bytes }
  }

  /// Writes a script, or keeps it for the end if it waits for the page.
  private mutating func script(
    _ element: inout PageElement, _ content: [UInt8], in folder: String, to output: inout [UInt8]
  ) {
    // Rules about which pages to fetch ahead.
    if element["type"] == "speculationrules" { return }
    for name in element.names where name.hasPrefix("data-") {
      element.change(name) { isScript($0, in: folder) ? embedded($0, in: folder) ?? $0 : $0 }
    }
    var content = content
    var waits = false
    if let address = element["src"] {
      guard case .file(let path, _) = references.target(of: address, in: folder),
        let script = references.resource(at: path)
      else {
        noteRemote(address)
        output += element.bytes + content
        return output += "</script>".utf8
      }
      waits = element["defer"] != nil || element["async"] != nil
      for name in ["src", "defer", "async", "integrity", "crossorigin"] { element[name] = nil }
      content = scriptInHTML(script)
    }
    let whole = element.bytes + content + Array("</script>\n".utf8)
    if waits { deferred += whole } else { output += whole.dropLast() }
  }

  private func isScript(_ address: String, in folder: String) -> Bool {
    guard case .file(let path, _) = references.target(of: address, in: folder) else { return false }
    return mediaType(of: path).hasPrefix("text/javascript")
  }

  private mutating func noteRemote(_ address: String) {
    if address.hasPrefix("//") || address.lowercased().hasPrefix("http") {
      remoteFiles.insert(address)
    }
  }
}

// MARK: Addresses

extension SelfContainedHTML {
  /// Returns the address to which a link leads: a place on the page, the published site, another site;
  /// nil if it would lead to a file that is not there.
  private func link(_ address: String, in folder: String) -> String? {
    switch references.target(of: address, in: folder) {
    case .elsewhere: address
    case .page(let fragment): "#\(fragment ?? "")"
    case .file(let path, let suffix): references.published(path).map { $0 + suffix }
    }
  }

  /// Returns an address that holds the file at `address`; nil if there is none in the site. A picture
  /// is counted.
  private mutating func embedded(
    _ address: String, in folder: String, isPicture: Bool = true
  ) -> String? {
    switch references.target(of: address, in: folder) {
    case .page: return nil
    case .elsewhere:
      noteRemote(address)
      return nil
    case .file(let path, let suffix):
      guard let bytes = references.resource(at: path) else { return nil }
      let data = dataAddress(of: bytes, at: path)
      if isPicture, mediaType(of: path).hasPrefix("image/") {
        pictures[path, default: 0] += data.utf8.count
      }
      // A query only tells browsers of a new file.
      return data + (suffix.firstIndex(of: "#").map { String(suffix[$0...]) } ?? "")
    }
  }

  /// Returns the candidates of a `srcset`.
  private mutating func candidates(_ set: String, in folder: String) -> String {
    set.split(separator: ",").map { candidate in
      var parts = candidate.split(whereSeparator: \.isWhitespace).map(String.init)
      if let address = parts.first { parts[0] = embedded(address, in: folder) ?? address }
      return parts.joined(separator: " ")
    }.joined(separator: ", ")
  }

  private mutating func dataAddress(of bytes: [UInt8], at path: String) -> String {
    let type = mediaType(of: path).replacing(" ", with: "")
    switch type.prefix(while: { $0 != ";" }) {
    case "text/javascript":
      return percentEncodedData(type, items(bytes) ?? bytes)
    case "text/css": return percentEncodedData(type, styles(bytes, in: path.folderOfOutput))
    case "image/svg+xml": return percentEncodedData(type, bytes)
    default: return VitrineSite.dataAddress(type, bytes)
    }
  }

  /// Returns a script that hands the items of a further page to this one, with what its HTML shows in it;
  /// nil for any other script.
  private mutating func items(_ script: [UInt8]) -> [UInt8]? {
    let start = Array("(window.vitrinePortions??=[]).push(".utf8)
    guard script.starts(with: start), let end = script.lastIndex(of: UInt8(ascii: ")")),
      let items = try? JSONDocument(parsing: Array(script[start.count..<end])).root
    else { return nil }
    var json = JSONWriter()
    json.beginArray()
    for value in items.elements {
      if let number = value.number { json.number(literal: number.literal) }
      guard value.members.count > 0 else { continue }
      json.beginObject()
      for member in value.members {
        json.key(member.key)
        // Its links lead from the page.
        let html = markup(
          Array((member.value.text ?? "").utf8), in: references.page.folderOfOutput)
        json.text(String(decoding: html, as: UTF8.self))
      }
      json.endObject()
    }
    json.endArray()
    return start + json.bytes + Array(script[end...])
  }

  /// Returns styles whose addresses begin in `folder`, as they may stand in an element.
  private mutating func styles(_ css: [UInt8], in folder: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = css[...]
    while let start = rest.firstRange(of: Array("url(".utf8)) {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let quote = rest.first.flatMap { $0 == 0x22 || $0 == 0x27 ? $0 : nil }
      if quote != nil { rest = rest.dropFirst() }
      let address = rest.prefix { $0 != quote ?? UInt8(ascii: ")") }
      rest = rest[address.endIndex...].dropFirst(quote == nil ? 0 : 1)
      let text = String(decoding: address, as: UTF8.self)
      let known = embedded(quote == nil ? text.trimmedOfSpaces : text, in: folder)
      let mark: [UInt8] = known == nil ? quote.map { [$0] } ?? [] : [0x22]
      result += mark
      result += (known ?? text).utf8
      result += mark
    }
    return escapedForHTML(result + rest, words: ["</style"], by: Array("<\\".utf8))
  }
}
