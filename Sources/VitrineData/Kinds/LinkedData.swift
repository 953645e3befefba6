import VitrineModel
import VitrineText

/// Returns the JSON-LD of a page, for a `<script>`: its item, if it has one, and the breadcrumbs
/// from the home page. Nil if it has neither.
package func linkedData(
  of item: DescribedItem?, crumbs: [(title: String, address: String)]
) -> [UInt8]? {
  var graph = item.map { [$0.linkedData] } ?? []
  if crumbs.count > 1 {
    let items = crumbs.enumerated().map { place, crumb in
      object(
        "ListItem", ("position", .number(place + 1)), ("name", .text(crumb.title)),
        ("item", .text(crumb.address)))
    }
    graph.append(object("BreadcrumbList", ("itemListElement", .list(items))))
  }
  if graph.isEmpty { return nil }
  var json = JSONWriter()
  json.value(object(nil, ("@context", .text("https://schema.org")), ("@graph", .list(graph))))
  // In JSON, only texts have these characters, which could end a script or begin a comment.
  var script: [UInt8] = []
  script.reserveCapacity(json.bytes.count)
  for byte in json.bytes {
    if "<>&".utf8.contains(byte) {
      script += "\\u00\(String(byte, radix: 16))".utf8
    } else {
      script.append(byte)
    }
  }
  return script
}

/// An object, with its type if it has one, and without the members that are nil.
func object(_ type: String?, _ members: (String, FieldValue?)...) -> FieldValue {
  object([("@type", type.map(FieldValue.text))] + members)
}

func object(_ members: [(String, FieldValue?)]) -> FieldValue {
  .object(members.compactMap { name, value in value.map { Field(name: name, value: $0) } })
}

extension FieldValue {
  static func number(_ number: Int) -> FieldValue { .number(Number(literal: "\(number)")) }
}

extension DescribedItem {
  fileprivate var linkedData: FieldValue {
    let start = [("@type", .text(kind.name)), ("@id", pageAddress.map(FieldValue.text))]
    let members = properties.map { name, values -> (String, FieldValue?) in
      let written = values.compactMap { linkedData(of: $0, in: name) }
      return (name, written.count > 1 ? .list(written) : written.first)
    }
    return object(start + members)
  }

  /// A value as a property has it, or nil if it cannot have such a value.
  private func linkedData(of value: FieldValue, in property: String) -> FieldValue? {
    let place = value.place.map {
      object(
        "GeoCoordinates", ("latitude", .number(.init(literal: $0.latitude))),
        ("longitude", .number(.init(literal: $0.longitude))))
    }
    // The vocabulary names dates and places by these rules.
    if property.hasPrefix("date") || property.hasSuffix("Date") {
      return value.extendedDate?.isoText(of: property).map(FieldValue.text)
    } else if property == "geo" {
      return place
    } else if ["location", "spatial"].contains(where: property.hasPrefix)
      || ["Place", "Location"].contains(where: property.hasSuffix)
    {
      return object(
        "Place", ("name", place == nil ? .text(value.neutralText) : nil), ("geo", place))
    }
    switch value {
    case .bool: return value
    case .number(let number):
      let unit = number.unit.map(FieldValue.text)
      return unit == nil ? value : object("QuantitativeValue", ("value", value), ("unitText", unit))
    case .link(let link) where text(of: value) == link.title:
      let address = link.address.flatMap(absolute).map(FieldValue.text)
      return object(nil, ("name", .text(link.title)), ("url", address))
    default: return .text(text(of: value))
    }
  }
}

extension ExtendedDate {
  /// The date in the notation of ISO 8601-2, of a span an end for a property that is one. Nil if
  /// it needs words, such as `before 1900`.
  fileprivate func isoText(of property: String) -> String? {
    guard !text.contains(" "), form != .undated else { return nil }
    guard property == "startDate" || property == "endDate" else { return text }
    let ends = text.split(separator: "/", omittingEmptySubsequences: false)
    let end = property == "startDate" ? ends[0] : ends.count == 2 ? ends[1] : ""
    return end.isEmpty || end == ".." ? nil : String(end)
  }
}
