import VitrineContent
import VitrineSite
import VitrineText

/// Rewrites the HTML of a page so that it loads no other file of its site.
struct SelfContainedHTML {
  let references: SiteReferences

  /// Whether this is part of a page embedded in another page. Links cannot lead to elements in it.
  var isFragment = false

  /// The size in bytes that each picture takes up in the page, by its path.
  var pictures: [String: Int] = [:]

  /// The addresses on other servers that the page still loads from.
  var remoteFiles: Set<String> = []

  /// Whether the pictures of items open large where the page is read, the item there, if none of
  /// its links was read, and how many pictures of texts open so.
  private var enlarges = false
  private var item: String?
  private var pictureCount = 0

  /// Scripts that run once the whole page is loaded.
  private var deferred: [UInt8] = []

  init(_ references: SiteReferences) {
    self.references = references
  }

  /// Returns a whole page.
  mutating func page(_ html: [UInt8]) -> [UInt8] {
    // Items of further pages come before their sections.
    enlarges = html.firstRange(of: Array(" data-enlarge".utf8)) != nil
    var page = markup(html, in: references.page.parentFolder)
    let end = page.indices.last { page[$0...].starts(with: "</body>".utf8) } ?? page.endIndex
    page.insert(contentsOf: deferred, at: end)
    return page
  }

  /// Returns HTML whose addresses are relative to `folder`.
  mutating func markup(_ html: [UInt8], in folder: String) -> [UInt8] {
    html.withUnsafeBufferPointer { html in
      var scanner = HTMLScanner(html)
      var output: [UInt8] = []
      output.reserveCapacity(html.count * 2)
      while let token = scanner.next() {
        let written = html[scanner.range]
        guard case .tag(let tag) = token, !tag.isClosing else {
          output += written
          continue
        }
        var element = PageElement(tag)
        switch tag.name {
        case "script":
          let content = Array(scanner.skipContent(of: "script"))
          // `script` writes its own end tag.
          _ = scanner.next()
          script(&element, content, in: folder, to: &output)
        case "style":
          output += written
          output += styles(Array(scanner.skipContent(of: "style")), in: folder)
        case "link": link(&element, in: folder, to: &output)
        case "textarea", "title":
          output += written
          output += scanner.skipContent(of: tag.shortName!)
        default:
          rewrite(&element, in: folder)
          output += element.isChanged ? element.bytes : Array(written)
        }
      }
      return output
    }
  }
}

// MARK: Elements

extension SelfContainedHTML {
  /// The attributes for files that are shown or played, by element.
  private static let resources = [
    "img": ["src"], "source": ["src"], "video": ["src", "poster"], "audio": ["src"],
    "track": ["src"], "input": ["src"], "embed": ["src"], "object": ["data"],
    "image": ["href", "xlink:href"], "use": ["href", "xlink:href"],
  ]

  /// The attributes that link elsewhere.
  private static let links = [
    "a": ["href", "xlink:href"], "area": ["href"], "form": ["action"], "button": ["formaction"],
    "iframe": ["src"],
  ]

  /// The names of `<meta>` elements whose content is a list of script addresses, one per line.
  private static let lists: Set = ["vitrine-items", "vitrine-portions"]

  private mutating func rewrite(_ element: inout PageElement, in folder: String) {
    for name in Self.resources[element.name] ?? [] {
      element.change(name) { embedded($0, in: folder) ?? $0 }
    }
    noteItem(element)
    if let picture = openedPicture(by: element, in: folder) { element["href"] = picture }
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

  private mutating func noteItem(_ element: PageElement) {
    if element.name == "section" { enlarges = element["data-enlarge"] != nil }
    if element.name == "li" { item = enlarges ? element["id"] : nil }
  }

  /// Returns the address at which the viewer opens a picture that is on the page, or nil for
  /// anything but the link around one.
  private mutating func openedPicture(by element: PageElement, in folder: String) -> String? {
    guard !isFragment, element.name == "a" else { return nil }
    if element["class"]?.split(separator: " ").contains("enlarge") == true {
      pictureCount += 1
      return "#picture=\(pictureCount)"
    }
    defer { item = nil }
    guard let item,
      case .file(let path, _)? = element["href"].map({ references.target(of: $0, in: folder) }),
      mediaType(of: path).hasPrefix("image/")
    else { return nil }
    return "#picture=\(PercentEncoding.component.encoded(item))"
  }

  /// Writes a `<link>`. Styles and icons are embedded, and resource hints are left out.
  private mutating func link(
    _ element: inout PageElement, in folder: String, to output: inout [UInt8]
  ) {
    let kinds = (element["rel"] ?? "").lowercased().split(separator: " ")
    let address = element["href"] ?? ""
    if kinds.contains("stylesheet") {
      guard case .file(let path, _) = references.target(of: address, in: folder),
        let css = references.resource(at: path)
      else {
        recordRemote(address)
        return output += element.bytes
      }
      let media = element["media"]
      var style = PageElement("style")
      if let media { style["media"] = media }
      output += style.bytes
      output += styles(css, in: path.parentFolder)
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

  /// Writes a script, or keeps it for the end if it has to wait for the page.
  private mutating func script(
    _ element: inout PageElement, _ content: [UInt8], in folder: String, to output: inout [UInt8]
  ) {
    // A single file has no other pages to prefetch.
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
        recordRemote(address)
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
}
