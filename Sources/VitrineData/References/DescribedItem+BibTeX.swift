import VitrineModel
import VitrineText

extension DescribedItem {
  /// The item as an entry of BibTeX, in UTF-8.
  package var bibTeX: String {
    let form = kind.forms[0]
    var lines = facts(in: .bibTeX).map { name, type, texts in
      let values = (type == .date ? [referenceDate?.yearText ?? texts[0]] : texts).map { text in
        if name == "url" || name == "doi" { return addressForBibTeX(text) }
        guard type == .names else { return escapedForBibTeX(text) }
        let parts = PersonName(text)
        let value = escapedForBibTeX(parts?.inBibTeX ?? text)
        // What BibTeX would part is kept together by braces.
        let isOne =
          " \(text.lowercased()) ".contains(" and ") || parts == nil && text.contains(",")
        return isOne ? "{\(value)}" : value
      }
      let value = values.joined(separator: type == .names ? " and " : ", ")
      return "  \(fields["\(form) \(name)"] ?? name) = {\(value)}"
    }
    if !holding.isEmpty {
      lines.append("  note = {\(escapedForBibTeX(holding.joined(separator: ", ")))}")
    }
    return "@\(form){\(referenceKey),\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// The name of its entry, which no other item of the site has: its collection and its id, as far
  /// as these can be one. A hash tells apart what would look the same.
  var referenceKey: String {
    func plain(_ text: some StringProtocol) -> String {
      String(
        text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._+".contains($0)) ? $0 : "-" })
    }
    let (id, collection) = (record.id.key, record.id.collection)
    let names = collection.split(separator: "/").map(plain)
    // Where a collection has a hyphen, the first one does not end it. No name has a colon.
    let separator = names.count == 1 && !names[0].contains("-") ? "-" : ":"
    let key = "\(names.isEmpty ? "item" : names.joined(separator: ":"))\(separator)\(plain(id))"
    // BibTeX does not tell capitals from small letters.
    let isPlain = names.joined(separator: "/").lowercased() == collection
    if isPlain, plain(id).lowercased() == id { return key }
    return "\(key)-\(ContentHash(of: isPlain ? id : "\(collection)/\(id)").description.prefix(8))"
  }
}

/// Fields that some types of entries have instead of others.
private let fields = [
  "article series": "journal", "incollection series": "booktitle",
  "techreport publisher": "institution", "phdthesis publisher": "school",
]

extension ExtendedDate {
  /// Its year as references have it: `1927`, `c. 1657`, `1914–1918`. The whole date if it begins or
  /// ends nowhere.
  var yearText: String {
    guard let first = span?.first?.year, let last = span?.last?.year, first > 0 else { return text }
    if first < last { return "\(first)–\(last)" }
    return (text.contains("~") || text.contains("%") ? "c. " : "") + "\(first)"
  }

  /// Whether it means its days, months or years without any doubt.
  var isExact: Bool { calendarDate != nil || text.allSatisfy { $0.isNumber || "-/".contains($0) } }
}

/// Only braces matter in an address.
private func addressForBibTeX(_ text: String) -> String {
  text.replacing("{", with: "%7B").replacing("}", with: "%7D")
}

private func escapedForBibTeX(_ text: String) -> String {
  text.unicodeScalars.map { character in
    switch character {
    // BibTeX counts braces even after a backslash.
    case "{": "\\textbraceleft{}"
    case "}": "\\textbraceright{}"
    case "\\": "\\textbackslash{}"
    case "~": "\\textasciitilde{}"
    case "^": "\\textasciicircum{}"
    case "#", "$", "%", "&", "_": "\\\(character)"
    default: String(character)
    }
  }.joined()
}
