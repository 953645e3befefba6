import VitrineModel
import VitrineText

extension RecordTable {
  /// Gives all records that have pages their outputs. Each lies in the folder of its collection's
  /// page. Returns the collections whose outputs are those of `past`, the records of the past reading.
  mutating func giveOutputs(by known: ContentRecords, past: [Record]?) -> Set<Int> {
    var takenOver: Set<Int> = []
    for (plan, reading) in zip(known.plan.terms, known.terms) {
      for (record, term) in zip(ranges[plan.ownCollection], reading.set.terms) {
        setOutput(term.output, of: record)
      }
    }
    for (page, declaration) in known.plan.pages[..<known.plan.folderPages].enumerated() {
      let own = known.plan.collectionsOfPage[page]
      if let past, own.allSatisfy({ known.isTakenOver[$0] }) {
        for record in own.flatMap({ ranges[$0] }) {
          if let output = past[record].output { setOutput(output, of: record) }
        }
        takenOver.formUnion(own)
        continue
      }
      let members = own.flatMap { ranges[$0] }.filter { hasPage[$0] }
      guard !members.isEmpty else { continue }
      let segments = urlSegments(of: members.map { records[$0].id.key })
      for (record, segment) in zip(members, segments) {
        setOutput(.joined(declaration.folder, "\(segment)/index.html"), of: record)
      }
    }
    return takenOver
  }
}
