import VitrineModel
import VitrineText

extension DescribedItem {
  /// The item as an entry of BibTeX, in UTF-8.
  package var bibTeX: String {
    let form = kind.forms[0]
    let lines = facts(in: .bibTeX).map { name, type, texts in
      let values = (type == .date ? [referenceDate?.yearText ?? texts[0]] : texts).map { text in
        // What BibTeX would part is kept together by braces.
        let isOne = " \(text.lowercased()) ".contains(" and ") || text.count { $0 == "," } > 2
        let isAddress = name == "url" || name == "doi"
        let value = isAddress ? addressForBibTeX(text) : escapedForBibTeX(text)
        return type == .names && isOne ? "{\(value)}" : value
      }
      let value = values.joined(separator: type == .names ? " and " : ", ")
      return "  \(fields["\(form) \(name)"] ?? name) = {\(value)}"
    }
    return "@\(form){\(referenceKey),\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// The name of its entry: its collection and its id, as far as these can be one. A hash tells
  /// apart ids that would look the same.
  var referenceKey: String {
    func plain(_ text: some StringProtocol) -> String {
      String(
        text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._:+".contains($0)) ? $0 : "-" })
    }
    let (id, collection) = (record.id.key, record.id.collection.split { "/#".contains($0) }.last)
    // BibTeX does not tell capitals from small letters.
    let hash = plain(id).lowercased() == id ? "" : "-\(ContentHash(of: id).description.prefix(8))"
    return "\(plain(collection ?? "item"))-\(plain(id))\(hash)"
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
    // Even behind a backslash, BibTeX counts braces.
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
