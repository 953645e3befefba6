internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// `item.*` of a record, in a cell or on its own page.
///
/// One context serves all items of a section: `index` and the position are set before each.
final class RecordContext: NamedContext, ItemContext {
  /// Nil if a record is rendered on its own, without its changes.
  let site: TrackedContext?
  let addresses: SiteAddresses

  /// The folder of the page that contains it, for links.
  let folder: String
  let words: SiteWords

  /// The record's index in the content.
  var index = 0 {
    didSet { selectRecords() }
  }

  /// An earlier version of the record, shown instead of the one at `index`.
  var earlier: Record? {
    didSet { selectRecords() }
  }

  private var records: [Record] = []
  private var own = 0

  /// Read in place, because a copy costs more than most reads.
  var record: Record { _read { yield records[own] } }

  private func selectRecords() {
    if let earlier {
      (records, own) = ([earlier], 0)
    } else if let site {
      (records, own) = (site.records(forRecord: index), index)
    }
  }
  var id = ""

  /// The level of its heading, 2 to 6.
  var heading = 3

  /// Its position in the section, from 1.
  var number = 1

  /// The number of items below it.
  var count = 0

  /// Whether its row expands and is initially open.
  var isOpen = false

  /// Whether its cell has room for more than a title.
  var isWide = false

  /// Whether its picture can be loaded lazily.
  var isLazy = true

  /// Its rendered Markdown, on its own page.
  var body: [UInt8]?

  /// Whether the layout lets pictures keep their own shapes.
  var keepsShape = true

  /// The places of pictures in its list, or nil if every picture has only one file.
  var pictureList: PictureList?

  /// The place of the further pictures on its own page, likewise.
  var stripPictures: PictureList?

  /// Its position in the list, from 0.
  var place = 0

  /// The possible looks of its cell, if visitors can choose.
  var appearances: CellAppearances = []

  /// The source of its sparkline's values, or nil if its section has none.
  var spark: SparkSource?

  /// The section's badge that replaces its own, or nil if it keeps its own.
  var sectionBadge: SectionBadge?

  /// Whether a click on its picture opens it large.
  var enlarges = false

  /// The texts of its cell, if a registration configured it.
  var cellTexts: [String]?

  /// How to cite it, or nil if its page does not show that.
  var citation: CitationContext?
  var isOnOwnPage = false
  var hasContents = false

  init(site: TrackedContext, folder: String, words: SiteWords) {
    self.site = site
    addresses = site.addresses
    self.folder = folder
    self.words = words
  }

  /// Shows records in the cells of a list, with headings of one level.
  convenience init(
    site: TrackedContext, folder: String, on page: PageContext, in list: SectionList,
    heading: Int = 3
  ) {
    self.init(site: site, folder: folder, words: page.words)
    self.heading = heading
    isWide = list.isWide
    keepsShape = list.keepsShapes
    pictureList = site.picturePlaces?.of(list, cell: list.cell, page.column)
    appearances = list.appearances
  }

  /// Shows a record on its own, with addresses as on a page in the site's root.
  init(_ record: Record, addresses: SiteAddresses, words: SiteWords) {
    site = nil
    folder = ""
    self.addresses = addresses
    self.words = words
    earlier = record
    selectRecords()
  }

  static let names = TemplateNames<RecordContext> { names in
    names.value("title", "Its title.") { .breakable($0.record.title) }
    names.flag("hasLongTitle", "Whether its title is longer than 60 characters.") {
      $0.record.title.count > 60
    }
    for slot in RecordSlot.allCases {
      guard let meaning = slot.meaning else { continue }
      names.text(slot.rawValue, meaning) { $0.record[text: slot] }
    }
    names.text("text", "Its text.") { $0.record.text }
    names.text("excerpt", "The beginning of its text.") { $0.record.text.map { excerpt($0) } }
    names.text("summary", "Its text, if its page does not show it elsewhere.") {
      $0.record.subtitle == nil || $0.record.body == nil ? $0.record.text : nil
    }
    names.value("href", "The address of its page, or else its `link`.") { $0.href }
    names.address("link", "The address that its `link` sets.") { $0.link }
    names.context("image", "Its picture.") { $0.image }
    names.address("document", "The address of the document whose first page is its picture.") {
      $0.document
    }
    names.context(
      "lead",
      "On its page: the picture or film that is shown large, if it has several or one with a caption."
    ) {
      $0.lead
    }
    names.list("strip", "On its page: its other pictures and films.") { $0.strip }
    names.flag("hasStrip", "Whether there are any.") { !$0.strip.isEmpty }
    names.list("files", "On its page: its sounds and documents.") { $0.files }
    names.flag("hasFiles", "Whether there are any.") { !$0.files.isEmpty }
    names.text("initial", "The first letter of its title.") {
      $0.record.title.first.map { String($0).uppercased() }
    }
    names.context("badge", "Its own badge, or what changed.") { $0.badges.first }
    names.list("badges", "Both, in this order.") { $0.badges }
    names.text(
      "value",
      "Its first measure, or else its badge if that is a number, or else the kind and length of its file."
    ) { $0.value }
    names.text("measure", "The number of its first measure.") {
      $0.record.measures.first?.figure(in: $0.words.formats).number
    }
    names.text("unit", "The unit of its first measure.") {
      $0.record.measures.first?.figure(in: $0.words.formats).unit
    }
    names.context("measureChange", "How the newest build changed its first measure.") {
      $0.measureChange
    }
    names.context("date", "Its date.") { $0.date }
    names.list("tags", "Its tags.") { $0.record.tags }
    names.flag("hasTags", "Whether there are any.") { !$0.record.tags.isEmpty }
    names.list(
      "tagLinks", "Its tags that have pages, each with `title` and `link`.",
      of: { $0.terms(of: RecordSlot.tags.rawValue) }
    ) { ValueLinkContext($0, links: $1.addresses.links, folder: $1.folder) }
    names.flag("hasTagLinks", "Whether there are any.") {
      !$0.terms(of: RecordSlot.tags.rawValue).isEmpty
    }
    names.data("fields", "Its fields, by name.") { .context($0.fields) }
    names.data("texts", "Texts with `<path>`s; each text, percent-encoded, is the name.") {
      .context($0.texts(for: .words))
    }
    names.data("addresses", "The same as addresses, with values percent-encoded.") {
      .context($0.texts(for: .address))
    }
    names.data("flags", "The same, present if one of the values is true.") {
      .context($0.texts(for: .flag))
    }
    names.data("columns", "What a table shows of it, by percent-encoded path.") {
      .context($0.columns)
    }
    names.markup("spark", "Its sparkline, if its list or table draws one.") { $0.sparkline }
    names.flag("hasSpark", "Whether its list or table has sparklines.") { $0.spark != nil }
    names.text("id", "The id of its element.") { $0.id }
    names.text("cell", "The cell that it sets.") { $0.record.cell }
    names.text("heading", "The level of its heading: 3 in a section with a title.") {
      String($0.heading)
    }
    names.text("number", "Its position in the section, from 1.") {
      $0.words.formats.numbers.text($0.number)
    }
    names.text("count", "How many items are nested in it.") {
      $0.words.formats.numbers.text($0.count)
    }
    names.text("childCount", "How many records are below it, if any.") {
      let count = $0.record.children.count
      return count == 0 ? nil : $0.words.formats.numbers.text(count)
    }
    names.text("noun", "The noun for that number.") { $0.words.noun($0.count) }
    names.flag("isOpen", "In a row that expands: whether it is initially expanded.") { $0.isOpen }
    names.flag("lazy", "Whether its picture loads lazily.") { $0.isLazy }
    names.flag("isWide", "Whether it is at least 120 px wide, even on a page of 320 px.") {
      $0.isWide
    }
    for (name, appearance) in CellAppearances.named {
      names.flag("as\(name)", "In a choice of layouts: whether it can be a \(name.lowercased()).") {
        $0.appearances.contains(appearance)
      }
    }
    names.flag("hasWords", "In a choice of layouts: whether it can show its text and its date.") {
      $0.appearances.contains(.card) || $0.appearances.contains(.tile) && $0.isText
    }
    names.markup("body", "On its page: its rendered text.") { $0.body }
    names.list(
      "facts", "On its page: its measures, its link and its other fields.", of: { $0.facts }
    ) {
      FactContext($0, words: $1.words, links: $1.addresses.links, folder: $1.folder)
    }
    names.flag("hasFacts", "Whether there are any.") { $0.record.hasFacts }
    names.context("citation", "On its page: how to cite it.") { $0.citation }
    names.list("changes", "On its page: what builds changed in it.") { $0.changes }
    names.flag("hasChanges", "Whether there are any.") {
      $0.isOnOwnPage && $0.site?.changes(ofRecord: $0.index) != nil
    }
    names.flag("hasMeta", "Whether it has a badge or a date.") {
      $0.badgeText != nil || $0.record.date != nil
    }
    names.flag("hasHero", "Whether it has a picture, a film, or a symbol in place of these.") {
      $0.record.image != nil || $0.lead != nil || $0.record.symbol != nil && $0.record.media.isEmpty
    }
    names.flag("hasEnd", "Whether anything appears at the end of its row.") {
      $0.badgeText != nil || !$0.record.measures.isEmpty
        || !$0.shownChanges.isEmpty || $0.mediaDetails != nil
    }
    names.flag("hasSide", "Whether anything appears beside its text.") {
      $0.record.hasFacts || !$0.record.tags.isEmpty || $0.hasContents || !$0.files.isEmpty
        || $0.citation != nil
    }
  }

  private func texts(for use: CellTexts.Use) -> CellTexts {
    CellTexts(record, words: words, for: use, ownTexts: cellTexts)
  }

  var fields: FieldsContext? { FieldsContext(record.fields, words: words) }

  private var columns: ColumnsContext {
    ColumnsContext(links: addresses.links, folder: folder, words: words) { [self] path in
      record.fact(
        at: path, in: words, link: link, changes: site?.measureChanges(ofRecord: index) ?? [],
        terms: { terms(of: $0) })
    } number: { [self] in
      record.number(at: $0, in: words)
    } spark: { [self] in
      record.spark(at: $0, in: words)
    }
  }

  private var sparkline: [UInt8]? {
    switch spark {
    case nil: return nil
    case .field(let path): return record.spark(at: ValuePath(path), in: words)
    case .history:
      guard let site, let measure = record.measures.first else { return nil }
      let values = site.whole.trends.values(of: measure.name, ofRecord: record.id.description)
      // An earlier version belongs to the build before this one.
      return sparkMarkup(of: earlier == nil ? values : Array(values.dropLast()), in: words)
    }
  }

  /// Whether it has neither a picture nor a symbol.
  private var isText: Bool { record.image == nil && record.symbol == nil }

  /// The address of its own page, or otherwise of its link, or of a picture that opens large.
  private var href: TemplateValue {
    if let output = record.output {
      return .writing { [addresses, folder] in
        addresses.links.append(output, from: folder, to: &$0)
      }
    }
    return .address(link ?? (enlarges ? largePicture : nil))
  }

  /// The address of its link. A path in the site is written relative to the page.
  private var link: String? {
    record.link.map { addresses.links.address(of: LinkTarget($0), from: folder) }
  }

  private var largePicture: String? {
    record.image.map { addresses.source(of: $0.source, from: folder) }
  }

  var title: String { record.title }

  /// The text of its own badge, or of the section's.
  private var badgeText: String? {
    guard let sectionBadge else { return record.badge }
    return sectionBadge.text(of: record, in: words)
  }

  /// Its own badge, unless it is a number and thus a value, followed by one for all changes that it
  /// shows. The record's own page shows changes separately.
  private var badges: [BadgeContext] {
    let authored = badgeText.flatMap { text -> BadgeContext? in
      if let sectionBadge {
        return BadgeContext(text, (sectionBadge.configuration?.kind).flatMap(BadgeKind.init))
      }
      return readsAsNumber(text)
        ? nil : BadgeContext(text, BadgeKind(text, of: record.status))
    }
    let changed = isOnOwnPage ? nil : BadgeContext(shownChanges.map(\.changeKind), words: words)
    return [authored, changed].compactMap { $0 }
  }

  /// The newest build's change of the measure shown as its value.
  private var measureChange: DeltaContext? {
    guard earlier == nil, let site, let name = record.measures.first?.name,
      let change = site.measureChanges(ofRecord: index)?.first(where: { $0.name == name })
    else { return nil }
    return DeltaContext(change, words: words)
  }

  /// A measure includes its change unless the page lists changes anyway.
  private var facts: [Fact] {
    let isReported = site?.changes(ofRecord: index)?.contains {
      $0.build == 0 && $0.changeKind == .updated
    }
    return record.facts(
      in: words, link: link,
      changes: isReported ?? false ? [] : site?.measureChanges(ofRecord: index) ?? [],
      terms: { terms(of: $0) })
  }

  /// Links to the terms of a field. Empty for an earlier version, which has no term pages.
  private func terms(of field: String) -> [ValueLink] {
    earlier == nil ? site?.termLinks(ofRecord: index, field: field) ?? [] : []
  }

  /// The changes in its badge. Empty for an earlier version.
  private var shownChanges: [SiteChanges.RecordChange] {
    earlier == nil ? site?.changes(ofRecord: index) ?? [] : []
  }

  private var changes: [ChangeContext] {
    guard isOnOwnPage, let noted = site, let changes = noted.changes(ofRecord: index) else {
      return []
    }
    let site = noted.whole
    let lines = site.changeLines(in: words)
    return changes.map { ChangeContext($0, in: site, lines: lines, folder: folder) }
  }

  private var value: String? {
    if let measure = record.measures.first { return measure.text(in: words.formats) }
    let badge = sectionBadge == nil ? record.badge : nil
    return badge.flatMap { readsAsNumber($0) ? $0 : nil } ?? mediaDetails
  }

  /// The details of the file that cells show as a symbol. Nil on the record's own page, which shows
  /// the file.
  private var mediaDetails: String? {
    isOnOwnPage ? nil : record.media.first?.details(in: words)
  }

  private var date: DateContext? {
    record.date.map { DateContext($0, formats: words.formats) }
  }
}

private func readsAsNumber(_ text: String) -> Bool {
  text.utf8.first?.isDigit ?? false
}
