import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Resolves the paths in link fields to pages and files of the site, and sets their titles.
  /// Returns the problems.
  mutating func resolveLinkFields(
    _ names: Set<String>, of changed: [Int], lookups: [String: Int], titles: [ExactText: String]
  ) -> [Diagnostic] {
    if names.isEmpty { return [] }
    var problems: [Diagnostic] = []
    for index in changed {
      for field in table.records[index].fields.indices
      where names.contains(table.records[index].fields[field].name) {
        let record = table.records[index]
        let value = record.fields[field].value.mapLinks { link in
          guard link.address == nil else { return link }
          if let target = lookups[record.fields[field].name] {
            var link = link
            link.address = table.indices[target][link.written].flatMap { table.records[$0].output }
              .map { LinkTarget.output($0, suffix: "").text }
            return link
          }
          let page = record.output ?? "index.html"
          let found = links.destination(of: link.written, in: record.place.file, on: page)
          if case .nothing = found, link.isBarePath, let reading = ValueType.link.reading {
            problems.append(reading.problem(link.written).diagnostic(at: record.place))
            return link
          }
          problems.warn(of: link.written, to: found, at: record.place)
          guard case .output(let output, let suffix, file: _) = found else { return link }
          return FieldValue.Link(
            written: link.written, title: titles[output] ?? link.written,
            address: LinkTarget.output(output, suffix: suffix).text)
        }
        if value != record.fields[field].value { table.records[index].fields[field].value = value }
      }
    }
    return problems
  }

  /// The titles of pages and records, by the paths of their pages.
  var titlesOfOutputs: [ExactText: String] {
    var titles: [ExactText: String] = [:]
    for page in pages + siteTerms.pages { titles[page.output] = page.title }
    for record in table.records { if let output = record.output { titles[output] = record.title } }
    return titles
  }
}
