/// Why the order of a section's items cannot be changed by hand.
package enum FixedOrderReason: Hashable, Sendable {
  /// Items are sorted by the values of these names; the first name takes precedence.
  case sorted([String])

  /// Items are grouped under parents made from the values of these names.
  case outline([String])

  /// The section is one of several, one for each value of this name.
  case each(String)

  /// The items are the ones that changed between builds.
  case changes

  /// The items are spread over several pages.
  case pages

  /// The records are in several data files, in the order of the files' names.
  case severalFiles

  /// The records are pictures, in the order of the files' names.
  case pictures

  /// The ids of the records are their row numbers.
  case rowNumbers

  /// The records are in several lists of one file.
  case severalLists

  /// Each record has its position in its data, in `order`.
  case numberedData

  /// The records are in the front matter of another record.
  case frontMatter

  /// The records are in one file of a format that Vitrine does not rearrange.
  case format(String)
}

extension FixedOrderReason {
  /// The reason as the end of a sentence.
  package var reason: String {
    switch self {
    case .sorted(let names): "they are sorted by \(names.joined(separator: ", then "))"
    case .outline(let names): "they are an outline by \(names.joined(separator: ", then "))"
    case .each(let name): "there is a section for each \(name)"
    case .changes: "they are what recent builds changed"
    case .pages: "they are on several pages"
    case .severalFiles: "their data is in several files, in the order of the file names"
    case .pictures: "they are pictures, in the order of the file names"
    case .rowNumbers: "their ids are their row numbers, which would change"
    case .severalLists: "they are in several lists of one file"
    case .numberedData: "the data sets their order, in 'order'"
    case .frontMatter: "they are a list in a file’s front matter, which Vitrine does not rearrange"
    case .format(let name): "their order is that of a \(name) file, which Vitrine does not rewrite"
    }
  }
}
