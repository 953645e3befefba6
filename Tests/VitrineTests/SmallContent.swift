import Foundation
import TestSupport

/// A content folder with a bit of everything: a page of Markdown, one of JSON, a copied file.
func writeSmallContent(to folder: TemporaryFolder) throws {
  try folder.write("title: Small\n", to: "content/site.yml")
  try folder.write(
    """
    ---
    title: Hills
    ---
    Two hills and a [list](birds/index.md).
    """, to: "content/index.md")
  try folder.write(
    """
    ---
    title: Arthur's Seat
    subtitle: 251 m
    tags: [Scotland]
    ---
    ## Paths

    An *extinct* volcano. See [the other](calton.md#views).
    """, to: "content/arthur.md")
  try folder.write(
    """
    ---
    title: Calton Hill
    ---
    ## Views

    Over the town.
    """, to: "content/calton.md")
  try folder.write(
    """
    ---
    title: Birds
    collection: { from: birds.json, fields: { title: name, subtitle: latin } }
    sections:
      - { title: All birds, outline: family, layout: list }
    ---
    """, to: "content/birds/index.md")
  try folder.write(
    """
    [{ "id": "jackdaw", "name": "Jackdaw", "latin": "Coloeus monedula", "family": "Crows" },
     { "id": "rook", "name": "Rook", "latin": "Corvus frugilegus", "family": "Crows" },
     { "id": "wren", "name": "Wren", "latin": "Troglodytes troglodytes", "family": "Wrens" }]
    """, to: "content/birds/birds.json")
  try folder.write("User-agent: *\n", to: "content/robots.txt")
}
