internal import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// Computes the fingerprints of the parts of a record that outputs read.
struct RecordFingerprinter: Sendable {
  private let site: RenderContext
  private let content: ContentFingerprints

  /// The fingerprint of the words in change lines, apart from the changes themselves.
  private let changeWords: UInt64

  /// Of what the records of each collection are for machines.
  private let descriptions: [ExactText: UInt64]

  init(_ site: RenderContext, _ content: ContentFingerprints) {
    self.site = site
    self.content = content
    descriptions = site.content.descriptions.mapValues { description in
      Fingerprint.of(content.names) { $0.feed(reflecting: description) }
    }
    changeWords =
      site.recordChanges.changes.isEmpty
      ? Fingerprint.incomparable
      : Fingerprint.of(content.names) { $0.feed(reflecting: site.wordsOfChanges) }
  }
}

extension RecordFingerprinter {
  func fingerprint(_ kind: Dependency.Kind, ofRecord index: Int) -> UInt64 {
    if kind == .record { return record(index) }
    if kind == .body { return content.wholeRecords[index] }
    return Fingerprint.of(content.names) { fingerprint in
      switch kind {
      case .source:
        let source = site.content.records[index].source
        fingerprint.feed(source.file, source.line)
      case .appearance:
        let appearance = RecordAppearance(site.content.records[index])
        fingerprint.feed(appearance.hasPicture, appearance.hasSymbol, appearance.shape)
        feedConfigured(index, &fingerprint)
      case .owner: fingerprint.feed(page: site.map.owner[index])
      case .collection: fingerprint.feed(site.map.roots[site.map.collection[index]].count)
      case .neighbours:
        let (previous, next) = site.neighbours(of: index)
        fingerprint.feed(record: previous)
        fingerprint.feed(record: next)
      case .others:
        fingerprint.feed(page: site.map.page[index])
        fingerprint.feed(page: site.map.owner[index])
        for other in site.others(beside: index) { fingerprint.feed(record: other) }
      case .terms:
        if !site.content.terms.sets.isEmpty {
          fingerprint.feed(site.termFields(ofRecord: index), site.termLinks(ofRecord: index))
        }
      default: preconditionFailure("\(kind) is not a fact about a record")
      }
    }
  }

  private func record(_ index: Int) -> UInt64 {
    let changes = site.recordChanges.changes[index]
    let measures = site.recordChanges.measures[index]
    let count = site.count(ofTerm: index)
    let description =
      descriptions.isEmpty ? nil : descriptions[site.content.records[index].id.collection]
    if changes == nil, measures == nil, count == nil, description == nil, site.configured.isEmpty {
      return content.records[index]
    }
    return Fingerprint.of(content.names) { fingerprint in
      // A term gets its title from its value, in the words of its page.
      fingerprint.feed(content.records[index], count, site.content.records[index].title)
      if let description { fingerprint.feed(description) }
      if let changes {
        fingerprint.feed(changeWords)
        fingerprint.feed(changes)
      }
      if let measures { fingerprint.feed(reflecting: measures) }
      feedConfigured(index, &fingerprint)
    }
  }

  /// Feeds the cells that registrations made for a record.
  private func feedConfigured(_ index: Int, _ fingerprint: inout Fingerprint) {
    if !site.configured.isEmpty {
      fingerprint.feed(reflecting: site.configured.made(ofRecord: index))
    }
  }
}

extension SiteChanges.RecordChange: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(build)
    switch kind {
    // A build can add thousands of records, so this case must be cheap.
    case .inserted: fingerprint.feed(0)
    case .updated(let update): fingerprint.feed(reflecting: update)
    case .moved(let move): fingerprint.feed(reflecting: move)
    }
  }
}
