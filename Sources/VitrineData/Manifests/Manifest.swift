package import VitrineModel
import VitrineText

/// The address that tells manifests from other JSON-LD.
package let manifestContext = "http://iiif.io/api/presentation/3/context.json"

/// Returns the manifest of an item's pictures (IIIF Presentation API 3.0,
/// <https://iiif.io/api/presentation/3.0/>).
///
/// `address` and `list` are the full addresses of the manifest and of the list of manifests.
/// `facts` are what the page shows of the item, in `language`.
package func manifest(
  of item: DescribedItem, at address: String, in list: String, language: String, assets: [Asset],
  facts: [(label: String, text: String)]
) -> [UInt8] {
  func statement(_ name: String, _ text: String, nameIn other: String? = nil) -> FieldValue {
    // A text that begins with a tag would be HTML.
    let text = text.hasPrefix("<") ? " \(text)" : text
    return object(
      nil, ("label", label(name, other ?? language)), ("value", label(text, language)))
  }
  let canvases = item.record.pictures.enumerated().compactMap { place, entry -> FieldValue? in
    let id = "\(address)/canvas/\(place + 1)"
    guard let file = image(entry.picture, assets, item.address) else { return nil }
    let painting = resource(
      "Annotation", "\(id)/page/picture", ("motivation", .text("painting")), ("body", file.value),
      ("target", identifier(id)))
    let page = resource("AnnotationPage", "\(id)/page", ("items", .list([painting])))
    return resource(
      "Canvas", id, ("label", label(entry.caption ?? entry.picture.alternative, language)),
      ("height", .number(file.height)), ("width", .number(file.width)),
      ("requiredStatement", entry.credit.map { statement("Credit", $0, nameIn: "en") }),
      ("items", .list([page])))
  }
  let rights = ["license", "usageInfo", "copyrightNotice", "creditText"]
    .flatMap { item.values(of: $0) }.lazy.compactMap { value -> FieldValue? in
      // The addresses of these vocabularies begin with `http:`.
      let hosts = ["creativecommons.org/", "rightsstatements.org/"]
      let address = if case .link(let link) = value { link.address } else { nil as String? }
      let parts = (address ?? item.text(of: value)).split(separator: "://", maxSplits: 1)
      guard parts.count == 2, hosts.contains(where: parts[1].hasPrefix) else { return nil }
      return .text("http://\(parts[1])")
    }.first
  let credit = ["creditText", "copyrightNotice"].lazy.compactMap { name in
    item.values(of: name).first.map { statement(fieldLabel(name), $0.neutralText, nameIn: "en") }
  }.first
  return document(
    "Manifest", address, ("label", label(item.title, language)),
    ("summary", label(item.record.text, language)),
    ("metadata", facts.isEmpty ? nil : .list(facts.map { statement($0.label, $0.text) })),
    ("requiredStatement", credit), ("rights", rights),
    ("homepage", homepage(item.pageAddress, item.title, language)),
    ("thumbnail", thumbnail(of: item.record, assets, item.address)),
    ("partOf", .list([resource("Collection", list)])),
    ("items", .list(canvases)))
}

extension DownloadedPage {
  /// A list of the manifests of the page's items.
  var manifests: [UInt8] {
    let items = collections.flatMap { collection in
      collection.records.compactMap { record -> FieldValue? in
        let (content, site) = (collection.site.content, collection.site)
        guard let path = content.manifest(of: record) else { return nil }
        return resource(
          "Manifest", site.address(path), ("label", label(record.title, page.language)),
          ("thumbnail", thumbnail(of: record, content.assets, site.address)))
      }
    }
    return document(
      "Collection", listOfManifests, ("label", label(page.title, page.language)),
      ("summary", label(page.text, page.language)),
      ("homepage", homepage(address, page.title, page.language)), ("items", .list(items)))
  }
}

private func resource(
  _ type: String, _ id: String?, _ members: (String, FieldValue?)...
) -> FieldValue {
  object([("id", id.map(identifier)), ("type", .text(type))] + members)
}

private func document(_ type: String, _ id: String?, _ members: (String, FieldValue?)...) -> [UInt8]
{
  let start = [("@context", .text(manifestContext)), ("id", id.map(identifier))]
  var json = JSONWriter()
  json.value(object(start + [("type", .text(type))] + members))
  return json.bytes + "\n".utf8
}

private func identifier(_ address: String) -> FieldValue { .text(asciiAddress(address)) }

/// A text in a language, or nil if there is none.
private func label(_ text: String?, _ language: String) -> FieldValue? {
  text.map { object(nil, (language, .list([.text($0)]))) }
}

private func homepage(_ address: String?, _ title: String, _ language: String) -> FieldValue? {
  address.map {
    .list([
      resource("Text", $0, ("label", label(title, language)), ("format", .text("text/html")))
    ])
  }
}

/// A picture's largest file, or its smallest. Nil if its size or its address is not known, as of a
/// picture on another site.
private func image(
  _ picture: Picture, _ assets: [Asset], isThumbnail: Bool = false, _ address: (String) -> String?
) -> (value: FieldValue, width: Int, height: Int)? {
  guard case .asset(let index) = picture.source, let whole = picture.width,
    let shape = picture.wholeShape
  else { return nil }
  let asset = assets[index]
  var width = asset.largestWidth ?? whole
  if isThumbnail, asset.scalable != nil { width = min(width, Asset.thumbnailWidth) }
  let height = width == whole ? picture.height! : max(1, Int((Double(width) / shape).rounded()))
  let path = asset.output(width: width)
  return address(path).map {
    (
      resource(
        "Image", $0, ("format", knownMediaType(of: path).map(FieldValue.text)),
        ("height", .number(height)), ("width", .number(width)),
        ("service", isThumbnail ? nil : service(of: asset, address))), width, height
    )
  }
}

private func service(of asset: Asset, _ address: (String) -> String?) -> FieldValue? {
  asset.tileFolder.flatMap(address).map {
    .list([resource("ImageService3", $0, ("profile", .text("level0")))])
  }
}

private func thumbnail(
  of record: Record, _ assets: [Asset], _ address: (String) -> String?
) -> FieldValue? {
  for entry in record.pictures {
    if let file = image(entry.picture, assets, isThumbnail: true, address) {
      return .list([file.value])
    }
  }
  return nil
}
