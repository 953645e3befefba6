import VitrineModel
import VitrineText

extension DownloadedItems {
  private var described: [DescribedItem] {
    records.map { record in
      let description = site.content.description(of: record) ?? ItemDescription()
      return DescribedItem(record, as: description, address: site.address)
    }
  }

  var bibTeX: [UInt8] { described.flatMap { "\($0.bibTeX)\n".utf8 } }
  var ris: [UInt8] { described.flatMap { $0.ris.utf8 } }

  var csl: [UInt8] {
    var json = JSONWriter()
    json.array(described, inLines: true) { $0.value($1.csl) }
    return json.bytes + "\n".utf8
  }
}

extension DescribedItem {
  /// The item as an entry of RIS, with a line for each value.
  fileprivate var ris: String {
    var lines = [("TY", kind.forms[1]), ("ID", referenceKey)]
    for (tag, type, texts) in facts(in: .ris) {
      if type == .names {
        lines += texts.map { (tag, PersonName($0)?.inRIS ?? $0) }
      } else if type != .date {
        lines += texts.map { (tag, $0) }
      } else if let date = referenceDate, let first = date.span?.first, first.year > 0 {
        // YYYY/MM/DD/other. Unknown parts are empty.
        let parts = date.isExact ? [first.month, first.day] : [nil, nil]
        let digits = parts.map { $0.map { String($0, digits: 2) } ?? "" }
        let year = String(first.year, digits: 4)
        let span = date.span?.last == first ? "" : date.text.replacing("/", with: "–")
        let other = date.isExact ? span : date.yearText
        lines += [(tag, year), ("DA", "\(year)/\(digits[0])/\(digits[1])/\(other)")]
      }
    }
    return (lines + [("ER", "")]).map { "\($0)  - \($1)\r\n" }.joined() + "\r\n"
  }

  /// The item as an entry of CSL-JSON.
  fileprivate var csl: FieldValue {
    let start = [("id", referenceKey), ("type", kind.forms[2])].map {
      Field(name: $0, value: .text($1))
    }
    return .object(
      start
        + facts(in: .csl).map { name, type, texts in
          let value: FieldValue =
            switch type {
            case .date: referenceDate?.csl ?? object(nil, ("literal", .text(texts[0])))
            case .names:
              .list(texts.map { PersonName($0)?.csl ?? object(nil, ("literal", .text($0))) })
            default: .text(texts.joined(separator: ", "))
            }
          return Field(name: name, value: value)
        })
  }
}

extension ExtendedDate {
  /// The date in CSL-JSON, or nil if it begins or ends nowhere.
  fileprivate var csl: FieldValue? {
    guard let first = span?.first, let last = span?.last, first.year > 0 else { return nil }
    let dates = (first == last ? [first] : [first, last]).map { date in
      let parts = isExact ? [date.year, date.month, date.day] : [date.year]
      return FieldValue.list(parts.compactMap { $0.map(FieldValue.number) })
    }
    return object(nil, ("date-parts", .list(dates)), ("circa", isExact ? nil : .bool(true)))
  }
}
