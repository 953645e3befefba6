internal import VitrineModel
internal import VitrineText

/// `item.*` of a record, in a cell or on its own page.
///
/// One context serves all items of a section: `index` and the place are set before each.
final class RecordContext: TemplateContext {
  /// Nil where a record is shown by itself, and nothing is told of its changes.
  private let site: NotedSite?
  private let addresses: SiteAddresses

  /// The folder of the page that shows it, for links.
  let folder: String
  let words: SiteWords

  /// The record's index in the content.
  var index = 0 {
    didSet { hold() }
  }

  /// The record as it was, in the place of the one at `index`.
  var earlier: Record? {
    didSet { hold() }
  }

  /// The record itself is `records[own]`, read where it lies: a copy of one costs more than most of what is
  /// asked of it.
  private var records: [Record] = []
  private var own = 0

  private func hold() {
    if let earlier {
      (records, own) = ([earlier], 0)
    } else if let site {
      (records, own) = (site.records(forRecord: index), index)
    }
  }
  var id = ""

  /// The level of its heading, 2 to 6.
  var heading = 3

  /// Its place in the section, from 1.
  var number = 1

  /// How many items stand under it.
  var count = 0

  /// Whether its cell has room for more than a title.
  var isWide = false

  /// Whether its picture may wait until it is scrolled to.
  var isLazy = true

  /// Its rendered Markdown, on its own page.
  var body: [UInt8]?

  /// Whether pictures say their own shapes; one that the layout gives goes first.
  var keepsShape = true
  var isOnItsPage = false
  var hasContents = false

  init(site: NotedSite, folder: String, words: SiteWords) {
    self.site = site
    addresses = site.addresses
    self.folder = folder
    self.words = words
  }

  /// Shows a record by itself, with addresses as the page at the site's root has them.
  init(_ record: Record, addresses: SiteAddresses, words: SiteWords) {
    site = nil
    folder = ""
    self.addresses = addresses
    self.words = words
    earlier = record
    hold()
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(records[own].title)
    case .subtitle: .text(records[own].subtitle)
    case .text: .text(records[own].text)
    case .excerpt: .text(records[own].text.map(excerpt))
    case .href: href
    case .image: image
    case .symbol: .text(records[own].symbol)
    case .badge: badges.first.map { .context($0) } ?? .nothing
    case .badges: .list(badges) { .context($0) }
    case .value: value
    case .hasEnd:
      .flag(records[own].badge != nil || !records[own].measures.isEmpty || !shownChanges.isEmpty)
    case .date: date
    case .id: .text(id)
    case .heading: .text(String(heading))
    case .number: .text(groupedNumber(number, language: words.language))
    case .count: .text(groupedNumber(count, language: words.language))
    case .noun: .text(words.noun(count))
    case .lazy: .flag(isLazy)
    case .isWide: .flag(isWide)
    case .link: .address(link)
    case .cell: .text(records[own].cell)
    case .fields: .context(FieldsContext(records[own].fields, words: words))
    default: rareValue(of: name)
    }
  }

  private func rareValue(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .initial: .text(records[own].title.first.map { String($0).uppercased() })
    case .measure: .text(records[own].measures.first?.words(language: words.language).number)
    case .unit: .text(records[own].measures.first?.words(language: words.language).unit)
    case .measureChange: measureChange
    case .changes: .list(changes) { .context($0) }
    case .hasChanges: .flag(isOnItsPage && site?.changes(ofRecord: index) != nil)
    case .tags: .list(records[own].tags) { .text($0) }
    case .hasTags: .flag(!records[own].tags.isEmpty)
    case .summary:
      .text(records[own].subtitle == nil || records[own].body == nil ? records[own].text : nil)
    case .body: body.map { .markup($0) } ?? .nothing
    case .facts: .list(facts) { [words] in .context(FactContext($0, words: words)) }
    case .hasFacts: .flag(hasFacts)
    case .hasMeta: .flag(records[own].badge != nil || records[own].date != nil)
    case .hasHero: .flag(records[own].image != nil || records[own].symbol != nil)
    case .hasSide: .flag(hasFacts || !records[own].tags.isEmpty || hasContents)
    default: nil
    }
  }

  private var hasFacts: Bool {
    let record = records[own]
    return !record.measures.isEmpty || record.link != nil
      || record.fields.contains { $0.value.saysSomething }
  }

  /// Its own page, else the address that it names.
  private var href: TemplateValue {
    if let output = records[own].output {
      return .writing { [addresses, folder] in
        addresses.links.append(output, from: folder, to: &$0)
      }
    }
    return .address(link)
  }

  /// An address as it is, a path in the site as the page would write it.
  private var link: String? {
    guard let link = records[own].link else { return nil }
    switch LinkTarget(link) {
    case .address(let address): return address
    case .output(let output, let suffix):
      return addresses.links.link(to: output, from: folder) + suffix
    }
  }

  private var image: TemplateValue {
    guard let picture = records[own].image else { return .nothing }
    return .context(
      PictureContext(
        picture, source: addresses.source(of: picture, from: folder), shape: shape(of: picture),
        label: records[own].title, isLazy: isLazy))
  }

  /// On its own page a picture is shown whole.
  private func shape(of picture: Picture) -> Double? {
    if isOnItsPage { return picture.wholeShape ?? picture.shape }
    return keepsShape ? picture.ownShape : nil
  }

  /// Its own badge, unless that reads as a number and is a value, then one of all changes that it
  /// shows. On its page changes stand by themselves.
  private var badges: [BadgeContext] {
    let authored = records[own].badge.flatMap { readsAsNumber($0) ? nil : BadgeContext($0) }
    let changed = isOnItsPage ? nil : BadgeContext(shownChanges.map(\.changeKind), words: words)
    return [authored, changed].compactMap { $0 }
  }

  /// How the newest build changed the measure that is its value.
  private var measureChange: TemplateValue {
    guard earlier == nil, let site, let name = records[own].measures.first?.name,
      let change = site.measureChanges(ofRecord: index)?.first(where: { $0.name == name })
    else { return .nothing }
    return .context(DeltaContext(change, words: words))
  }

  /// A measure tells its change where the page does not already.
  private var facts: [Fact] {
    let isTold = site?.changes(ofRecord: index)?.contains {
      $0.build == 0 && $0.changeKind == .updated
    }
    return records[own].facts(
      in: words, link: link,
      changes: isTold ?? false ? [] : site?.measureChanges(ofRecord: index) ?? [])
  }

  /// The changes that are its badge.
  private var shownChanges: [SiteChanges.RecordChange] {
    earlier == nil ? site?.changes(ofRecord: index) ?? [] : []
  }

  private var changes: [ChangeContext] {
    guard isOnItsPage, let noted = site, let changes = noted.changes(ofRecord: index) else {
      return []
    }
    let site = noted.whole
    let lines = site.changeLines(in: words)
    return changes.map { ChangeContext($0, in: site, lines: lines, folder: folder) }
  }

  private var value: TemplateValue {
    if let measure = records[own].measures.first {
      return .text(measure.text(language: words.language))
    }
    guard let badge = records[own].badge, readsAsNumber(badge) else {
      return .nothing
    }
    return .text(badge)
  }

  private var date: TemplateValue {
    records[own].date.map { .context(DateContext($0, language: words.language)) }
      ?? .nothing
  }
}

private func readsAsNumber(_ text: String) -> Bool {
  text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
}
