package import VitrineModel
internal import VitrineText

/// Finds the records and pages of a site's content that are unchanged since an earlier version, even
/// if their indices changed.
package struct ContentComparison: Sendable {
  let old: SiteContent
  let new: SiteContent

  /// The current indices of the earlier records and pages, and the reverse.
  let records: Renumbering
  let pages: Renumbering

  /// For each earlier record, how much of it is unchanged.
  let sameness: [Sameness]

  /// How much of two records is the same; their places in the source do not count.
  enum Sameness {
    case other, allButText, all
  }

  /// Takes the records at the indices in `unchanged` to be the same without comparing them.
  package init(from old: SiteContent, to new: SiteContent, unchanged: [Range<Int>] = []) {
    let records = Renumbering(
      from: old.records.count, to: new.records.count,
      isSame: { old.records[$0].id == new.records[$1].id },
      old: { old.records[$0].id }, new: { new.records[$0].id })
    let pages = Renumbering(
      from: old.pages.count, to: new.pages.count,
      isSame: { old.pages[$0].folder.hasSameBytes(as: new.pages[$1].folder) },
      old: { ExactText(old.pages[$0].folder) }, new: { ExactText(new.pages[$0].folder) })
    self.old = old
    self.new = new
    self.records = records
    self.pages = pages
    var isUnchanged = [Bool](repeating: false, count: old.records.count)
    for range in unchanged { for index in range { isUnchanged[index] = true } }
    sameness = old.records.indices.map { index in
      if isUnchanged[index] { return .all }
      guard let now = records.now[index] else { return .other }
      var record = old.records[index]
      record.place = new.records[now].place
      let count = record.children.count
      record.children = record.children.compactMap { records.now[$0] }
      guard record.children.count == count else { return .other }
      if let parent = record.parent {
        guard let parentNow = records.now[parent] else { return .other }
        record.parent = parentNow
      }
      if case .asset(let asset)? = record.image?.source {
        guard case .asset(let assetNow)? = new.records[now].image?.source,
          old.assets[asset].output.hasSameBytes(as: new.assets[assetNow].output)
        else { return .other }
        if asset != assetNow { record.image?.source = .asset(assetNow) }
      }
      if record.isSame(as: new.records[now]) { return .all }
      guard record.body != nil, new.records[now].body != nil else { return .other }
      record.body = new.records[now].body
      return record.isSame(as: new.records[now]) ? .allButText : .other
    }
  }
}

extension ContentComparison {
  /// The earlier index of an unchanged record; nil if it changed, or if a record directly under it
  /// changed in more than its text.
  package func same(asRecord now: Int) -> Int? {
    guard let before = records.before[now], sameness[before] == .all else { return nil }
    // Most records have none, and this test saves copying the record.
    if old.records[before].children.isEmpty { return before }
    return old.records[before].children.allSatisfy { sameness[$0] != .other } ? before : nil
  }

  /// The earlier index of a page that is unchanged apart from what its records say; nil if it
  /// changed.
  package func same(asPage now: Int) -> Int? {
    guard let before = pages.before[now], isSameHead(ofPage: before), isSameLede(ofPage: before),
      isSameIntroduction(ofPage: before), areSameSections(ofPage: before)
    else { return nil }
    return before
  }

  /// True if `isSame` holds for every record on a page.
  package func shows(onPage now: Int, _ isSame: (Int) -> Bool) -> Bool {
    new.pages[now].sections.allSatisfy { section in
      section.items.allSatisfy { item in
        if case .record(let index) = item.content { isSame(index) } else { true }
      }
    }
  }

  /// True if the sections of an earlier page are unchanged: the same records in the same places.
  func areSameSections(ofPage before: Int) -> Bool {
    guard let now = pages.now[before] else { return false }
    let (old, new) = (old.pages[before].sections, new.pages[now].sections)
    if records.isIdentity, haveSameStorage(old, new) { return true }
    return old.count == new.count && zip(old, new).allSatisfy(isSame)
  }

  private func isSame(_ old: Section, _ new: Section) -> Bool {
    var old = old
    old.place = new.place
    for index in old.items.indices {
      guard case .record(let before) = old.items[index].content else { continue }
      guard let now = records.now[before] else { return false }
      old.items[index].content = .record(now)
    }
    if let charted = old.chart?.records, !records.isIdentity {
      let now = charted.compactMap { records.now[$0] }
      if now.count < charted.count { return false }
      old.chart?.records = now
    }
    return old.isSame(as: new)
  }

  /// True if an earlier page is unchanged apart from its text, its introduction and its sections.
  func isSameHead(ofPage before: Int) -> Bool {
    guard let now = pages.now[before] else { return false }
    var old = old.pages[before]
    let new = new.pages[now]
    old.sections = new.sections
    old.finding = new.finding
    old.figures = new.figures
    old.text = new.text
    old.introduction = new.introduction
    old.place = new.place
    if let parent = old.parent {
      guard let parentNow = pages.now[parent] else { return false }
      old.parent = parentNow
    }
    return old.isSame(as: new)
  }

  /// True if what visitors find on an earlier page is unchanged, whatever numbers its records have.
  func isSameFinding(ofPage before: Int) -> Bool {
    guard let now = pages.now[before] else { return false }
    guard var finding = old.pages[before].finding, let found = new.pages[now].finding else {
      return old.pages[before].finding == nil && new.pages[now].finding == nil
    }
    if !records.isIdentity {
      let today = finding.records.compactMap { records.now[$0] }
      if today.count < finding.records.count { return false }
      finding.records = today
    }
    return finding.isSame(as: found)
  }

  func isSameLede(ofPage before: Int) -> Bool {
    guard let now = pages.now[before] else { return false }
    return old.pages[before].text.hasSameBytes(as: new.pages[now].text)
  }

  func isSameIntroduction(ofPage before: Int) -> Bool {
    guard let now = pages.now[before] else { return false }
    guard let old = old.pages[before].introduction, let new = new.pages[now].introduction else {
      return old.pages[before].introduction == new.pages[now].introduction
    }
    return old.isSame(as: new)
  }

  /// True if an earlier picture and a current one are shown alike.
  func isSame(_ picture: Picture?, now: Picture?) -> Bool {
    guard var picture, let now else { return picture == nil && now == nil }
    if case .asset(let asset) = picture.source {
      guard case .asset(let assetNow) = now.source,
        old.assets[asset].output.hasSameBytes(as: new.assets[assetNow].output)
      else { return false }
      picture.source = now.source
    }
    return picture.isSame(as: now)
  }
}

/// True if two arrays share their storage.
private func haveSameStorage<Element>(_ first: [Element], _ second: [Element]) -> Bool {
  first.withUnsafeBufferPointer { first in
    second.withUnsafeBufferPointer {
      first.baseAddress == $0.baseAddress && first.count == $0.count
    }
  }
}

/// Matches the elements of an older and a newer list by name, and maps their indices both ways.
struct Renumbering: Sendable {
  /// For each old element, its index in the new list; nil if it is gone.
  private(set) var now: [Int?]

  /// For each new element, its index in the old list; nil if it is new.
  private(set) var before: [Int?]

  /// True if every element kept its index and none came or went.
  let isIdentity: Bool

  /// Names are unique in each list. Only elements after the common beginning are looked up by name.
  init<Name: Hashable>(
    from oldCount: Int, to newCount: Int, isSame: (Int, Int) -> Bool,
    old: (Int) -> Name, new: (Int) -> Name
  ) {
    let least = min(oldCount, newCount)
    let start = (0..<least).first { !isSame($0, $0) } ?? least
    now = (0..<oldCount).map { $0 < start ? $0 : nil }
    before = (0..<newCount).map { $0 < start ? $0 : nil }
    isIdentity = start == oldCount && start == newCount
    guard !isIdentity else { return }
    var numbers: [Name: Int] = [:]
    for number in start..<oldCount { numbers[old(number)] = number }
    for number in start..<newCount {
      guard let known = numbers[new(number)] else { continue }
      before[number] = known
      now[known] = number
    }
  }
}
