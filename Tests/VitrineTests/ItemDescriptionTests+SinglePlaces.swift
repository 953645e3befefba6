import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// What formats have a single place for.
extension ItemDescriptionTests {
  private func entries(
    _ data: String, in folder: String = "books", file: String
  ) throws -> String {
    try fixture.write(data, to: "content/\(folder)/data.csv")
    try write(keys: "kind: { type: Book, map: { author: who, identifier: house } }\n  cite: true")
    try fixture.build()
    return try fixture.folder.text(of: "site/books/books.\(file)")
  }

  @Test(arguments: [
    "10.1000/182 10.1000/183", "\"https://doi.org/10.1000/182, doi:10.1000/183\"",
    "10.1000/182; https://doi.org/10.1000/183",
  ])
  func ofTwoDOIsEachIsWhole(dois: String) throws {
    let bibTeX = try entries("id,name,house\n1,A,\(dois)\n", file: "bib")
    let (ris, csl) = try (
      fixture.folder.text(of: "site/books/books.ris"),
      fixture.folder.text(of: "site/books/books.csl.json")
    )

    #expect(bibTeX.contains("  doi = {10.1000/182},\n"))
    #expect(
      ris.components(separatedBy: "DO  - ").dropFirst().map { $0.prefix { !$0.isNewline } } == [
        "10.1000/182"
      ])
    #expect(csl.contains(#""DOI":"10.1000/182""#))
  }

  /// The orders of BibTeX (`von Last, Jr, First`), RIS (`Lastname, Firstname, Suffix`) and CSL.
  @Test(arguments: [
    "Smith, John, Jr.", "Smith, Jr., John", "John Smith, Jr.",
  ])
  func aNameWithASuffixIsTurnedRound(name: String) throws {
    let bibTeX = try entries("id,name,who\n1,A,\"\(name)\"\n", file: "bib")
    let (ris, csl) = try (
      fixture.folder.text(of: "site/books/books.ris"),
      fixture.folder.text(of: "site/books/books.csl.json")
    )

    #expect(bibTeX.contains("  author = {Smith, Jr., John},\n"))
    #expect(ris.contains("AU  - Smith, John, Jr.\r\n"))
    #expect(csl.contains(#""author":[{"family":"Smith","given":"John","suffix":"Jr."}]"#))
  }

  @Test func commasInTheNameOfAnInstitutionPartNothing() throws {
    let bibTeX = try entries("id,name,who\n1,A,\"Museum, Town, Land\"\n", file: "bib")

    #expect(bibTeX.contains("  author = {{Museum, Town, Land}},\n"))
    #expect(
      try fixture.folder.text(of: "site/books/books.csl.json")
        .contains(#""author":[{"literal":"Museum, Town, Land"}]"#))
  }

  @Test(arguments: [
    ("1914/1918", "1914", "1914///1914–1918"),
    ("2020-05-03/2020-05-07", "2020", "2020/05/03/2020-05-03–2020-05-07"),
    ("1927-05", "1927", "1927/05//"),
  ])
  func aSpanOfDatesIsWholeInRIS(date: String, year: String, text: String) throws {
    let ris = try entries("id,name,year\n1,A,\(date)\n", file: "ris")

    #expect(ris.contains("PY  - \(year)\r\nDA  - \(text)\r\n"))
  }

  @Test func noTwoItemsOfASiteHaveTheSameKey() throws {
    let page = "---\ntitle: T\ncollection: { from: data.csv, id: id, cite: true }\n---\n"
    let ids = [
      "a": ["b-c", "1", "b:c"], "a-b": ["c", "1"], "x/a": ["1", "b-c"], "y/a": ["1"],
      "ä": ["1"], "item": ["1"],
    ]
    try fixture.folder.remove("content/books")
    for (folder, ids) in ids {
      try fixture.write(page, to: "content/\(folder)/index.md")
      try fixture.write(
        "id,title\n" + ids.map { "\($0),T\n" }.joined(), to: "content/\(folder)/data.csv")
    }
    for folder in ["x", "y"] {
      try fixture.write("---\ntitle: T\n---\n", to: "content/\(folder)/index.md")
    }
    _ = try? fixture.build()
    let files = try fixture.snapshot().files.map(\.path).filter { $0.hasSuffix(".bib") }
    let keys = try files.flatMap { file in
      try fixture.folder.text(of: "site/\(file)").matches(of: /@\w+\{([^,]+),/).map {
        String($0.1).lowercased()
      }
    }

    #expect(keys.count == ids.values.joined().count)
    #expect(Set(keys).count == keys.count)
    #expect(keys.contains("a-1") && keys.contains("a-b:c") && keys.contains("x:a:1"))
  }
}
