internal import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

extension Record: Fingerprinted {
  /// Feeds everything except the text of its body and what no page shows: its earlier addresses and
  /// its location in the source.
  func feed(_ fingerprint: inout Fingerprint) {
    for slot in RecordSlot.allCases { fingerprint.feed(self[text: slot]) }
    fingerprint.feed(
      id.collection, id.key, image, date?.text, tags, cell, fields, measures, status, output,
      isHidden, body != nil, media)
    fingerprint.feed(children.count)
    for child in children { fingerprint.feed(record: child) }
    fingerprint.feed(record: parent)
  }
}

extension Picture: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(source, alternative, width, height, shape, focus?.x, focus?.y)
  }
}

extension Picture.Source: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    switch self {
    case .asset(let index): fingerprint.feed(asset: index)
    case .remote(let address): fingerprint.feed(address)
    }
  }
}

extension Medium: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      kind.rawValue, source, picture, label, caption, credit, captions, extent.bytes,
      extent.seconds, extent.pages)
  }
}

extension Record.Measure: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(name, value, literal, unit, rule.better?.rawValue, rule.noise, rule.regression)
  }
}

extension MeasureRule.Tolerance: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    switch self {
    case .share(let share): fingerprint.feed(0, share)
    case .amount(let amount): fingerprint.feed(1, amount)
    }
  }
}

extension Record.Status: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.feed(state, rule.field, rule.order) }
}

extension Field: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.feed(name, value) }
}

extension FieldValue: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    switch self {
    case .null: fingerprint.feed(0)
    case .bool(let value): fingerprint.feed(1, value)
    case .number(let number): fingerprint.feed(2, number.value, number.literal, number.unit)
    case .text(let text): fingerprint.feed(3, text)
    case .list(let values): fingerprint.feed(4, values)
    case .object(let fields): fingerprint.feed(5, fields)
    case .date(let date): fingerprint.feed(6, date.text)
    case .link(let link): fingerprint.feed(7, link.written, link.title, link.address)
    case .markup(let markup): fingerprint.feed(8, markup.text, markup.html)
    case .composite(let composite): fingerprint.feed(9, composite.typeName, composite.text)
    }
  }
}

extension Body: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    switch self {
    case .file(let file, let offset, let line, let skipsTitle, let hash):
      fingerprint.feed(0, file, offset, line, skipsTitle, hash)
    case .text(let text, at: let place, let isHTML):
      fingerprint.feed(1, text, place.file, place.line, place.column, isHTML)
    case .part(let text, at: let place):
      fingerprint.feed(2, text, place.file, place.line, place.column)
    }
  }
}
