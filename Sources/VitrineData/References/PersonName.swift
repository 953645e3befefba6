import VitrineModel
import VitrineText

/// The name of a person in its parts, as far as commas part it: `Woolf, Virginia`,
/// `Smith, John, Jr.`, `Smith, Jr., John` or `John Smith, Jr.`.
struct PersonName {
  private let family: String
  private let given: String

  /// `Jr.` and the like; nil without one.
  private let suffix: String?

  /// Nil for a name without such parts, as of an institution.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { trimmed($0) }
    guard parts.count > 1, !parts.contains("") else { return nil }
    let place = parts.firstIndex(where: Self.isSuffix)
    switch (parts.count, place) {
    case (2, nil): (family, given, suffix) = (parts[0], parts[1], nil)
    case (2, 1):
      let words = parts[0].split(separator: " ")
      guard words.count > 1, let last = words.last else { return nil }
      family = String(last)
      (given, suffix) = (words.dropLast().joined(separator: " "), parts[1])
    case (3, 1): (family, given, suffix) = (parts[0], parts[2], parts[1])
    case (3, 2): (family, given, suffix) = (parts[0], parts[1], parts[2])
    default: return nil
    }
  }

  private static func isSuffix(_ text: String) -> Bool {
    ["jr", "sr", "ii", "iii", "iv", "v"].contains(text.lowercased().replacing(".", with: ""))
  }

  var inBibTeX: String { [family, suffix, given].compactMap(\.self).joined(separator: ", ") }
  var inRIS: String { [family, given, suffix].compactMap(\.self).joined(separator: ", ") }
  var csl: FieldValue {
    object(
      nil, ("family", .text(family)), ("given", .text(given)),
      ("suffix", suffix.map(FieldValue.text)))
  }
}
