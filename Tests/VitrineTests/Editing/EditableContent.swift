import TestSupport
import VitrineText

@testable import Vitrine

/// A page of birds from JSON, whose first section can be changed by hand and whose second is sorted, and
/// one of hills from Markdown, in two lists.
func writeEditableContent(to folder: TemporaryFolder) throws {
  try folder.write("title: Small\n", to: "content/site.yml")
  try folder.write(
    """
    ---
    title: Birds
    collection: { from: birds.json }
    sections:
      - { title: By hand }
      - { title: By name, sort: title, repeats: true }
    ---
    """, to: "content/birds/index.md")
  try folder.write(editableBirds, to: "content/birds/birds.json")
  try folder.write(
    """
    ---
    title: Hills
    sections:
      - { title: High, items: [arthur] }
      - title: Low
        items:
          - calton # of columns
          - castle
    ---
    """, to: "content/hills/index.md")
  for name in ["arthur", "calton", "castle"] {
    try folder.write("---\ntitle: \(name)\n---\n", to: "content/hills/\(name).md")
  }
}

let editableBirds = """
  [
    { "id": "wren", "title": "Wren" },
    { "id": "rook", "title": "Rook" },
    { "id": "kite", "title": "Kite" }
  ]

  """

extension OrderChange {
  /// A move of an item in one section of the page of birds.
  static func ofBirds(
    _ item: String, from: Int, to: Int, hash: ContentHash, section: String = "s-by-hand"
  ) -> OrderChange {
    let difference = CollectionDifference<String>([
      .remove(offset: from, element: item, associatedWith: to),
      .insert(offset: to, element: item, associatedWith: from),
    ])
    return OrderChange(
      page: "birds/index.html", hash: hash,
      sections: [Section(id: section, difference: difference!)])
  }
}
