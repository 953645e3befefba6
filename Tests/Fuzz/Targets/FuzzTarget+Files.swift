import TestSupport

extension FuzzTarget {
  /// The files of a content folder, each beside others that make use of it.
  static let files =
    [
      file("site", "site.yml", tokens: yaml, maxBytes: 2048),
      file("page", "index.md", beside: ["owl.md": "# Owl"], tokens: yaml + page, maxBytes: 2048),
      file("item", "owl.md", beside: ["index.md": "# Owls"], tokens: yaml + toml + markdown),
      data("json", "owls.json", tokens: json),
      data("lines", "owls.jsonl", tokens: json),
      data("yaml", "owls.yml", tokens: yaml, maxBytes: 2048),
      data("toml", "owls.toml", tokens: toml),
      data("csv", "owls.csv", tokens: csv),
      data("xml", "owls.xml", "records: '**/testcase'", tokens: xml),
      data("workbook", "owls.xlsx", tokens: zip, maxBytes: 16_384),
      data("sheet", "owls.xlsx", tokens: cells) { cells in
        WorkbookFixture(String(decoding: cells, as: UTF8.self)).bytes
      },
    ]
    + ["list", "table", "changelog"].map {
      data($0, "README.md", "parse: \($0)", tokens: markdown + entries)
    }

  private static func file(
    _ name: String, _ file: String, beside others: [String: String] = ["index.md": "# Owls"],
    tokens: [String], maxBytes: Int = 4096,
    text: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
  ) -> FuzzTarget {
    FuzzTarget(name, tokens: tokens, maxBytes: maxBytes) {
      let reader = try ContentReader(file, beside: others)
      return { reader.read(text($0)) }
    }
  }

  /// A file of data, beside a page that makes much of it.
  private static func data(
    _ name: String, _ file: String, _ keys: String = "page: true", tokens: [String],
    maxBytes: Int = 4096, text: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
  ) -> FuzzTarget {
    let page = """
      ---
      collection:
        from: \(file)
        \(keys)
        otherFields: true
        terms: [tags]
        measures: { mass: { unit: g, better: lower } }
        fields:
          title: [title, name, id]
          subtitle: <title> of <born>
          image: { src: image, alt: <title>, shape: 4/3 }
          date: [date, when]
          born: { field: born, type: date, default: 1900 }
          text: { field: text, type: html }
          tags: { split: ";" }
          size: { atLeast: 1, atMost: 99, pattern: "[0-9]+" }
          names: children.*.name
          weight: { field: mass, unit: g, atMost: 2 kg }
          shown: { type: flag }
          page: { type: link }
          note: { type: markdown }
          format: { type: size, unit: cm, atLeast: 1 × 1 mm }
          found: { type: coordinates }
          price: { unit: EUR }
          count: { count: children }
          sum: { sum: children.*.mass }
          century: { centuryOf: born }
          age: { ageOf: born, on: date }
          other: { field: parent, lookup: index }
      filters: [tags, { field: born, by: range, step: 50 }]
      sorts: [title, -born]
      figures: [{ count: true, title: Owls }, { median: mass, title: Median }]
      sections:
        - { title: Old, where: { any: [{ born: 1900..1950 }, { title: { startsWith: O } }] }, sort: born, repeats: true }
        - { each: { by: born by century }, sort: title, layout: grid, repeats: true }
        - { title: All, index: title, sort: [-mass, title], layout: { table: [title, born, mass, size] } }
      ---
      """
    return self.file(
      name, file, beside: ["index.md": page], tokens: tokens, maxBytes: maxBytes, text: text)
  }
}
