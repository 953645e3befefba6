import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// A value that contains texts.
///
/// Swift considers two texts equal if they spell the same characters in different bytes (an accented
/// letter as one scalar or as two). Pages made from them differ all the same.
protocol TextHolding: Equatable {
  /// Calls `body` with each text, in an order that depends on the value's structure alone.
  func forEachText(_ body: (String) -> Void)
}

extension TextHolding {
  /// True if the values are equal and all their texts have the same bytes.
  func isSame(as other: Self) -> Bool { hasSameTexts(as: other) }

  fileprivate func hasSameTexts(as other: Self) -> Bool {
    guard self == other else { return false }
    // Equal ASCII texts have equal bytes.
    if isASCII && other.isASCII { return true }
    var texts: [String] = []
    forEachText { texts.append($0) }
    // Equal values have equally many texts.
    var isSame = true
    var index = 0
    other.forEachText { text in
      if isSame { isSame = text.hasSameBytes(as: texts[index]) }
      index += 1
    }
    return isSame
  }

  private var isASCII: Bool {
    var isASCII = true
    forEachText { text in
      if isASCII { isASCII = text.utf8.allSatisfy { $0 < 0x80 } }
    }
    return isASCII
  }
}

extension [String?] {
  fileprivate func forEachText(_ body: (String) -> Void) {
    for case let text? in self { body(text) }
  }
}

extension Record: TextHolding {
  /// Skips the bytes of texts that both records share as copies of one.
  func isSame(as other: Record) -> Bool {
    guard sharesContent(with: other) else { return hasSameTexts(as: other) }
    guard self == other else { return false }
    guard let output, let otherOutput = other.output else { return true }
    return output.hasSameBytes(as: otherOutput)
  }

  func forEachText(_ body: (String) -> Void) {
    body(id.collection)
    body(id.key)
    body(title)
    // An array would cost too much: there are many records.
    if let subtitle { body(subtitle) }
    if let text { body(text) }
    if let symbol { body(symbol) }
    if let date { body(date.text) }
    if let link { body(link) }
    if let badge { body(badge) }
    if let cell { body(cell) }
    if let output { body(output) }
    tags.forEach(body)
    image?.forEachText(body)
    for field in fields { field.forEachText(body) }
    for measure in measures { [measure.name, measure.literal, measure.unit].forEachText(body) }
    self.body?.forEachText(body)
  }
}

extension Picture: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    if let alternative { body(alternative) }
    if case .remote(let address) = source { body(address) }
  }
}

extension Field: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    body(name)
    value.forEachText(body)
  }
}

extension FieldValue: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    switch self {
    case .null, .bool: break
    case .number(let number): [number.literal, number.unit].forEachText(body)
    case .text(let text): body(text)
    case .date(let date): body(date.text)
    case .size(let size): (size.lengths.map(Optional.some) + [size.unit]).forEachText(body)
    case .place(let place): [place.latitude, place.longitude].forEachText(body)
    case .markup(let markup): [markup.text, markup.html].forEachText(body)
    case .link(let link): [link.written, link.title, link.address].forEachText(body)
    case .list(let values): for value in values { value.forEachText(body) }
    case .object(let fields): for field in fields { field.forEachText(body) }
    }
  }
}

extension Body: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    switch self {
    case .file(let file, offset: _, line: _, skipsTitle: _, hash: _): body(file)
    case .text(let text, at: let place, isHTML: _), .part(let text, at: let place):
      body(text)
      body(place.file)
    }
  }
}

extension Page: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    [output, folder, title, text, language, source, frame.header?.text, frame.footer?.text]
      .forEachText(body)
    introduction?.forEachText(body)
    for figure in figures.figures { figure.forEachText(body) }
    for section in sections { section.forEachText(body) }
  }
}

extension Section: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    [id, title, text, empty, cell, header, footer, badge].forEachText(body)
    self.body?.forEachText(body)
    layoutDeclaration.value.forEachText(body)
    chart?.forEachText(body)
    for figure in figures.figures { figure.forEachText(body) }
    if let open { body(open.text) }
    for entry in index { body(entry.label) }
    for item in items {
      if case .outline(let id, let title) = item.content { [id, title].forEachText(body) }
      if let parent = item.copyUnder { body(parent) }
    }
  }
}

extension Figure: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    [name, title, measure.literal, measure.unit].forEachText(body)
  }
}

extension SectionChart: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    [x.name, x.unit, y?.name, y?.unit, by].forEachText(body)
    if case .categories(let values, _) = scale { for value in values { value?.forEachText(body) } }
    for value in series { value?.forEachText(body) }
    for field in facts?.fields ?? [] { body(field) }
    for values in facts?.values ?? [] { for value in values { value?.forEachText(body) } }
  }
}

extension Finding: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    for filter in filters {
      [filter.field, filter.title].forEachText(body)
      switch filter.choice {
      case .values(let values):
        for value in values.values { [value.title, value.name].forEachText(body) }
      case .range(let range):
        if let unit = range.unit { body(unit) }
        range.unplaced.forEachText(body)
      case .flag: break
      }
    }
    for sort in sorts { [sort.name, sort.title].forEachText(body) }
    for grouping in groupings {
      [grouping.name, grouping.title].forEachText(body)
      for case .title(let title) in grouping.groups { body(title) }
    }
  }
}

extension FilterTerms: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    body(index)
    for term in terms { [term.title, term.output].forEachText(body) }
  }
}

extension SiteSettings: TextHolding {
  func forEachText(_ body: (String) -> Void) {
    [title, url, edit, language, description, theme, previous].forEachText(body)
    for entry in navigation { [entry.title, entry.target].forEachText(body) }
    for word in SiteWord.allCases { for form in words[word]?.forms ?? [] { body(form.text) } }
    if let place = badges.daysPlace { body(place.file) }
    [logo?.picture.output, logo?.dark?.output, logo?.alternative, icon?.output].forEachText(body)
    for font in fonts { [font.family, font.file.output].forEachText(body) }
  }
}
