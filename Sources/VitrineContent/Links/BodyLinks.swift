import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// Resolves the links and pictures of one body and collects the problems.
struct BodyLinks {
  let table: LinkTable
  let items: LinkableItems

  /// The page that shows the body.
  let page: String

  /// The address of the site, if links are absolute since the page appears at any address.
  let root: String?

  /// Whether `<img>` may load from other servers.
  let allowsRemotePictures: Bool

  /// Whether raw HTML may contain ids, which are not known. Links to ids are then not checked.
  let mayContainUnknownIDs: Bool

  /// Returns the picture in several sizes at an output.
  let scalable: (_ output: String) -> (asset: Int, picture: ScalablePicture)?

  /// The content files of pictures that browsers cannot show.
  let omitted: Set<ExactText>

  /// Returns the size of the picture in a content file.
  let sizeOfPicture: (_ file: String) throws(PictureProblem) -> PictureSize

  private(set) var diagnostics: [Diagnostic] = []

  /// The destinations that were looked up.
  private(set) var references: [RenderedBody.Reference] = []

  /// The links to ids, to be checked once every page is known.
  private(set) var anchors: [RenderedBody.AnchorLink] = []

  init(
    table: LinkTable, items: LinkableItems, page: String, root: String? = nil,
    allowsRemotePictures: Bool, mayContainUnknownIDs: Bool,
    scalable: @escaping (_ output: String) -> (asset: Int, picture: ScalablePicture)?,
    omitted: Set<ExactText>,
    sizeOfPicture: @escaping (_ file: String) throws(PictureProblem) -> PictureSize
  ) {
    self.table = table
    self.items = items
    self.page = page
    self.root = root
    self.allowsRemotePictures = allowsRemotePictures
    self.mayContainUnknownIDs = mayContainUnknownIDs
    self.scalable = scalable
    self.omitted = omitted
    self.sizeOfPicture = sizeOfPicture
  }
}

extension BodyLinks {
  mutating func target(of reference: MarkdownReference) -> MarkdownTarget {
    switch reference.kind {
    case .link: link(reference)
    case .picture: picture(reference)
    case .item: item(reference)
    }
  }

  private mutating func item(_ reference: MarkdownReference) -> MarkdownTarget {
    let name = reference.destination
    references.append(
      RenderedBody.Reference(destination: name, file: reference.place.file, kind: .item))
    switch items.destination(of: name, on: page) {
    case .item(let output, let element?, let title, anchor: _):
      return .item(address(of: output, suffix: fragment(ofElement: element)), title: title)
    case .item(let output, element: nil, let title, let anchor):
      let suffix = checked(anchor.map { "#" + $0 } ?? "", of: output, at: reference.place)
      return .item(address(of: output, suffix: suffix), title: title)
    case .several(let ids):
      diagnostics.warn(
        "ambiguous item", at: reference.place, "\(ids.count) items are called '\(name)'",
        hint: "write " + ids.prefix(3).map { "'[[\($0)]]'" }.joined(separator: " or "))
    case .unshown(let id):
      diagnostics.warn(
        "item without a place", at: reference.place,
        "'\(name)' is \(id), which is not shown on any page",
        hint: "show it in a section, or give its collection 'page: true'")
    case .nothing(let nearest):
      diagnostics.warn(
        "unknown item", at: reference.place, "no item is called '\(name)'",
        hint: suggestion(nearest.map { "[[\($0)]]" })
          ?? "write the id or the title of an item, or '\\[[' for literal brackets")
    }
    return .text
  }

  private mutating func link(_ reference: MarkdownReference) -> MarkdownTarget {
    let (link, place) = (reference.destination, reference.place)
    let destination = destination(of: reference)
    switch destination {
    case .output(let output, let suffix, _):
      let suffix = checked(suffix, of: output, at: place)
      return .link(address(of: output, suffix: suffix))
    case .nothing(let path):
      diagnostics.warn(of: link, to: destination, nearest: table.nearestFile(to: path), at: place)
    case .elsewhere, .draft, .outside: diagnostics.warn(of: link, to: destination, at: place)
    }
    return .link(link)
  }

  private mutating func picture(_ reference: MarkdownReference) -> MarkdownTarget {
    let (link, place) = (reference.destination, reference.place)
    let destination = destination(of: reference)
    switch destination {
    case .elsewhere:
      if allowsRemotePictures || !BrowserAddress(link).isWebAddress {
        return .picture(link, width: nil, height: nil)
      }
      diagnostics.warn(
        "remote picture", at: place,
        "the picture '\(link)' is on another server, so it is replaced by a link",
        hint: Diagnostic.hintForRemotePictures)
      return .link(link)
    case .output(let output, let suffix, let file):
      let address = address(of: output, suffix: suffix)
      if let (asset, picture) = scalable(output) {
        return .picture(address, width: picture.width, height: picture.height, asset: asset)
      }
      guard let file, Medium.Kind(output) == nil else {
        return .picture(address, width: nil, height: nil)
      }
      do throws(PictureProblem) {
        let size = try sizeOfPicture(file)
        return .picture(address, width: size.width, height: size.height)
      } catch {
        diagnostics.append(.picture(file.fileName, error, at: place))
        // The alternative text stands for a picture that browsers cannot show.
        if !error.isFatal { return .picture(address, width: nil, height: nil) }
      }
    case .nothing(let path) where omitted.contains(path):
      do throws(PictureProblem) { _ = try sizeOfPicture(path) } catch {
        diagnostics.append(.picture(path.fileName, error, at: place))
      }
    case .nothing(let path):
      diagnostics.warn(
        "missing picture", at: place, "there is no picture '\(link)'",
        hint: suggestion(table.nearestFile(to: path).map { "/\($0)" })
          ?? "put the file at '\(path)' in the content folder")
    case .draft, .outside: diagnostics.warn(of: link, to: destination, at: place)
    }
    return .text
  }

  private func address(of output: String, suffix: String) -> String {
    guard let root, !(output == page && suffix.hasPrefix("#")) else {
      return table.address(of: output, suffix: suffix, on: page)
    }
    var bytes = Array("\(root)/".utf8)
    bytes.appendPath(ofOutput: output, isPretty: true)
    return String(decoding: bytes, as: UTF8.self) + suffix
  }

  private mutating func destination(of reference: MarkdownReference) -> LinkDestination {
    let file = reference.place.file
    let destination = table.destination(of: reference.destination, in: file, on: page)
    if destination != .elsewhere {
      references.append(
        RenderedBody.Reference(
          destination: reference.destination, file: file,
          kind: reference.kind))
    }
    return destination
  }

  /// Returns `suffix` with its fragment as an id, and records the link for the later check.
  private mutating func checked(_ suffix: String, of output: String, at place: SourceLocation)
    -> String
  {
    guard !mayContainUnknownIDs, let sign = suffix.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return suffix
    }
    let written = percentDecoded(String(suffix[suffix.utf8.index(after: sign)...]))
    if written.isEmpty || written == "top" || !output.hasSuffix(".html") { return suffix }
    let id = MarkdownHeadings.id(ofFragment: written)
    anchors.append(RenderedBody.AnchorLink(output: output, id: id, place: place))
    return suffix[..<sign] + "#" + id
  }
}
