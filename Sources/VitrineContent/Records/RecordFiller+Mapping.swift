import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension RecordFiller {
  /// Fills the slots and fields. A `fields` map decides what they get, but a Markdown file's own
  /// keys override it. Without a map, keys with a slot's name fill that slot, and all others become
  /// fields.
  mutating func fill() {
    // The list of a record's children is not one of its fields.
    let childrenKey: String? =
      if case .records(let path, _, _)? = shape.children { path.text } else { nil }
    guard let mappings = shape.fields else {
      let isPicture = SourceFormat(data.file) == .picture
      for member in merged.members
      where member.key != childrenKey && !(isPicture && Self.keysOfPicture.contains(member.key)) {
        let isDate = member.key == RecordSlot.date.rawValue
        set(member.key, member.value, as: isDate ? shape.date : FieldType())
      }
      if isPicture, let words = merged["alt"]?.scalarText, !image.isEmpty {
        image[0].texts[.alt] = image[0].texts[.alt] ?? words
      }
      return
    }
    for mapping in mappings {
      switch mapping.source {
      case .value(let source, let form):
        if let value = source.value(in: merged) ?? form.computation?.valueOfNone(in: merged) {
          set(mapping.name, value, as: form, isMapped: true)
        }
      case .pictures(let source, let declaration):
        let value = source.value(in: merged, dividedBy: declaration.separator)
        setPictures(mapping.name, value, from: source, as: declaration)
      }
    }
    if title == nil, let title = data.value["title"] { set("title", title) }
    if let mapped = shape.mappedKeys {
      for member in merged.members where !member.value.isAdded && !mapped.contains(member.key) {
        // In front matter, a slot's key means the slot.
        if data.isFrontMatter && RecordKeys.isSlot(member.key) { continue }
        addField(member.key, member.value)
      }
    }
    if data.isFrontMatter {
      for key in RecordKeys.own { data.value[key].map { set(key, $0) } }
    } else if let markdown = data.markdown {
      for member in markdown.value.added.members { set(member.key, member.value) }
    }
  }

  /// The keys of a picture that do not become fields: the parts of its file name, and the
  /// alternative text from its Markdown file.
  private static let keysOfPicture: Set = ["name", "file", "alt"]
}
