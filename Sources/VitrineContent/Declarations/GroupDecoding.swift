import VitrineLayout
import VitrineModel
import VitrineText

/// Rows and columns: `row: { height: 40% of width, gap: 8, of: [ { width: 50% }, … ] }`.
extension Declarations {
  /// The section that repeats the row or column of `entry`, whose options are `options`.
  mutating func layoutSection(
    _ axis: Axis, _ options: [SourceValue.Member], at entry: SourceValue.Member
  ) -> LayoutDescription? {
    var scrolling = OrthogonalScrolling.none
    for member in options where member.key == "scroll" {
      scrolling = choice(member, of: CarouselOptions.Stop.self).map(self.scrolling) ?? .none
    }
    guard let group = group(axis, options.filter { $0.key != "scroll" }) else { return nil }
    do {
      let section = try group.section(scrolling: scrolling)
      if let obstacle = Self.pageSizes.lazy.compactMap(section.obstacle).first {
        note(.layoutWithObstacle(obstacle, at: location(ofKey: entry)))
        return nil
      }
      for path in group.partsWithoutRoom {
        note(.partWithoutRoom(at: location(of: part(at: path, of: entry.value))))
      }
      return .section(section)
    } catch {
      note(.badGroup(error.problem, at: location(of: part(at: error.path, of: entry.value))))
      return nil
    }
  }

  /// A phone, a tablet and a desk: where a layout is asked whether a page can show it.
  static let pageSizes = [(320.0, 640.0), (768, 1024), (1440, 900)].map { width, height in
    LayoutEnvironment(width: width, height: height)
  }

  /// How a section comes to rest that says so in a carousel's words: with `item` a flick goes on by
  /// one group, where a carousel's may pass several of its items.
  private func scrolling(_ stop: CarouselOptions.Stop) -> OrthogonalScrolling {
    stop == .item ? .groupPaging : stop.scrolling
  }

  /// Nil when a part was noted: half a group would be another layout.
  private mutating func group(_ axis: Axis, _ options: [SourceValue.Member]) -> GroupDescription? {
    let mistakes = diagnostics.count
    var result = GroupDescription(axis, parts: .times(1, .item()))
    var times: SourceValue.Member?
    for member in options {
      switch member.key {
      case "width": result.width = dimension(member, along: .horizontal)
      case "height": result.height = dimension(member, along: .vertical)
      case "gap": result.gap = gap(member) ?? result.gap
      case "insets": result.insets = insets(member) ?? result.insets
      case "times":
        times = member
        if let count = partCount(member) { result.parts = .times(count, .item()) }
      case "of":
        if let list = list(member) { result.parts = .of(list.compactMap { part($0, along: axis) }) }
      default: preconditionFailure("the option '\(member.key)' of a group is not read")
      }
    }
    if let times, options.contains(where: { $0.key == "of" }) {
      note(.twoKeysForOne("of", "times", at: location(ofKey: times)))
    }
    return diagnostics.count == mistakes ? result : nil
  }

  /// `{ width: 50% }`, `{ row: … }` or `{ column: … }`.
  private mutating func part(
    _ value: SourceValue, along axis: Axis
  ) -> GroupDescription.Part? {
    guard case .object(let members) = value.content else {
      note(.partWithoutKeys(value, along: axis, at: location(of: value)))
      return nil
    }
    if let entry = members.first(where: { $0.key == "row" || $0.key == "column" }) {
      return groupPart(entry, among: members)
    }
    var width: LayoutDimension?
    var height: LayoutDimension?
    for member in members {
      switch member.key {
      case "width": width = dimension(member, along: .horizontal)
      case "height": height = dimension(member, along: .vertical)
      default:
        note(
          .unknownKey(
            member.key, of: "a part of 'of'", among: ["width", "height", "row", "column"],
            at: location(ofKey: member)))
      }
    }
    return .item(width: width, height: height)
  }

  /// The row or column of `entry`, one of the `members` of a part that has no other.
  private mutating func groupPart(
    _ entry: SourceValue.Member, among members: [SourceValue.Member]
  ) -> GroupDescription.Part? {
    let name: LayoutName = entry.key == "row" ? .row : .column
    let others = members.filter { $0.key != entry.key }
    for member in others {
      note(.besideGroup(member, entry.key, among: name.options, at: location(ofKey: member)))
    }
    guard others.isEmpty, let options = options(entry, of: name, without: LayoutName.outermost)
    else { return nil }
    return group(name == .row ? .horizontal : .vertical, options).map { .group($0) }
  }

  /// How many parts of a layout repeat: each is asked for at every width.
  mutating func partCount(_ member: SourceValue.Member) -> Int? {
    wholeNumber(member, from: 1, to: Self.mostParts)
  }

  /// More than any row of a page has.
  static let mostParts = 1000

  /// `120`, `50%`, `40% of width`, `about 44`, `even 44`.
  mutating func dimension(
    _ member: SourceValue.Member, along axis: Axis
  ) -> LayoutDimension? {
    if let length = length(member) { return .absolute(length) }
    guard let text = text(member) else { return nil }
    if let dimension = LayoutDimension(text, along: axis) { return dimension }
    note(.notALength(text, of: member.key, at: location(of: member.value)))
    return nil
  }

  /// A number of pixels; nil for what is none, of which nothing is noted.
  private func length(_ member: SourceValue.Member) -> Double? {
    guard case .number(let number) = member.value.content, number.value >= 0 else { return nil }
    return number.value
  }

  /// `8` or `at least 8`.
  private mutating func gap(_ member: SourceValue.Member) -> Spacing? {
    if let length = length(member) { return .fixed(length) }
    guard let text = text(member) else { return nil }
    if let spacing = Spacing(text) { return spacing }
    note(.notAGap(text, at: location(of: member.value)))
    return nil
  }

  /// `8` at every edge, `[8, 16]` above and below, then beside, or four: top, trailing, bottom,
  /// leading.
  mutating func insets(_ member: SourceValue.Member) -> EdgeInsets? {
    var values = [member.value]
    if case .list(let list) = member.value.content { values = list }
    let numbers = values.compactMap { value in
      if case .number(let number) = value.content { (value, number.value) } else { nil }
    }
    let lengths = numbers.map(\.1).filter { $0 >= 0 }
    switch lengths.count == values.count ? lengths.count : 0 {
    case 1: return EdgeInsets(all: lengths[0])
    case 2:
      return EdgeInsets(
        top: lengths[0], leading: lengths[1], bottom: lengths[0], trailing: lengths[1])
    case 4:
      return EdgeInsets(
        top: lengths[0], leading: lengths[3], bottom: lengths[2], trailing: lengths[1])
    default:
      if values.isEmpty || numbers.count < values.count {
        wrongType(member, "a number, or a list of 2 or 4 numbers")
      } else if let negative = numbers.first(where: { $0.1 < 0 })?.0 {
        note(.negativeInset(negative.scalarText ?? "", at: location(of: negative)))
      } else {
        note(.countOfInsets(values.count, at: location(of: member.value)))
      }
      return nil
    }
  }

  /// The value that describes the part at `path` of a row or column.
  private func part(at path: [Int], of group: SourceValue) -> SourceValue {
    guard let index = path.first, let parts = group["of"], case .list(let values) = parts.content,
      values.indices.contains(index)
    else { return group }
    let part = values[index]
    guard path.count > 1, let inner = part.members.first?.value else { return part }
    return self.part(at: Array(path.dropFirst()), of: inner)
  }
}
