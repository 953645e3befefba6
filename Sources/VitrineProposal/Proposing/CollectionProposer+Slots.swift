import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineText

extension CollectionProposer {
  /// Fills the slots that are visible before an item is opened: what it is, who made it, and when.
  mutating func proposeSlots() {
    let date = isTestData ? nil : dateColumn
    if !isTestData, !page.fields.contains(where: { $0.name == "subtitle" }) {
      proposeSubtitle(besides: date)
    }
    proposeText()
    proposeImage()
    if let symbol = free.first(where: {
      $0.areSymbols && !$0.areCheckMarks && $0.isSingle && $0.records * 2 >= survey.records
    }) {
      fill(.symbol, with: symbol, "each value is a single sign")
    }
    let tags = free.filter {
      !$0.isSingle && $0.all(.text) && $0.arePrintable && $0[.markup] == 0 && $0[.link] == 0
        && $0.depth == 1
    }
    if let tags = tags.first(where: { ColumnRole.tags.names.contains($0.name.lowercased()) }) {
      fill("tags", with: value(of: tags), of: [tags.path])
      note(tags, as: "tags", "its name")
    }
    if let date, !taken.contains(date.path) {
      fill(.date, with: date, date.isNamed(.date) ? "its name and its values" : "its values")
    }
    proposeLink()
    proposePlace()
  }

  /// A column of days or times. Years fit better in the subtitle and as a field, but for those that
  /// a program wrote as `1998.0`.
  private var dateColumn: DataColumn? {
    let dates = free.filter {
      ($0.areDates && !$0.areNumbers && $0.meanLength >= 6 || $0.areYears && $0[.fraction] > 0)
        && $0.isSingle && $0.depth <= 2 && $0.records * 2 >= survey.records
        // What is written for readers may say more than a date.
        && (!$0.isNamed(.displayDate) || $0[.date] * 50 >= $0.values * 49)
    }
    return dates.filter { !$0.isNamed(.end) }.best(as: .date) ?? dates.best(as: .date)
  }

  private mutating func proposeSubtitle(besides date: DataColumn?) {
    let short = free.filter {
      $0.isWrittenAsOne && $0.values > 0 && $0[.veryLong] * 20 <= $0.values
        && $0.meanLength <= 60 && $0.fitOnOneLine && $0[.link] == 0 && $0.depth <= 2
        && $0.records * 3 >= survey.records && $0.path != page.id && !$0.path.hasPrefix("../")
        && !$0.areCodes
    }
    if let own = short.first(where: { [["subtitle"], ["tagline"]].contains($0.words) }) {
      return fill(.subtitle, with: own, "its name")
    }
    let creator = short.filter(\.areWords).best(as: .creator)
    // Cards show the date below the subtitle, and rows of a list do not.
    let isShown = !pictureColumns.isEmpty
    let shown = short.filter {
      ($0.areWords || $0[.date] * 2 >= $0.values) && !(isShown && $0.path == date?.path)
    }.best(as: .displayDate)
    let dates = short.filter {
      $0.path != date?.path && ($0.areYears || !$0.areNumbers && $0[.date] * 2 >= $0.values)
        && $0.meanLength <= 40
    }
    let dated = shown ?? (date == nil ? dates.best(as: .date) : nil)
    let parts = [creator, dated].compactMap(\.self)
    if parts.isEmpty { return }
    // The columns stay free, because an artist or a year is also useful as a fact and for
    // filtering.
    let text =
      parts.count == 1 ? parts[0].path : parts.map { "<\($0.path)>" }.joined(separator: ", ")
    fill("subtitle", with: .text(text), of: [])
    for part in parts { note(part, as: "subtitle", "who made an item, and when") }
  }

  private mutating func proposeText() {
    if areTexts || page.fields.contains(where: { $0.name == "text" }) { return }
    let texts = free.filter {
      $0.isSingle && $0.mostly(.text) && $0.arePrintable && $0.meanLength >= 20 && $0.depth <= 2
        && $0[.link] == 0 && $0[.picture] + $0[.pictureList] + $0[.missingPicture] == 0
    }
    // Otherwise the longest column, if it is too long for a line.
    let longest = texts.filter { $0.meanLength > 80 }.max { $0.meanLength < $1.meanLength }
    guard let text = texts.best(as: .text) ?? longest else { return }
    let isLong = text.meanLength > 400 || text[.multiline] * 4 > text.values
    let name = isLong ? "body" : "text"
    fill(name, with: value(of: text), of: [text.path])
    note(text, as: name, "\(text.meanLength.grouped) characters on average")
  }

  private var pictureColumns: [DataColumn] {
    free.filter { column in
      guard column.values > 0, !column.path.contains("*") else { return false }
      let local = column[.picture] + column[.pictureList]
      if local > 0 { return local * 2 >= column.values }
      return column.all(.link)
        && (column.mostly(.remotePicture) || column.isNamed(.picture) && column[.remotePicture] > 0)
    }
  }

  private mutating func proposeImage() {
    let pictures = pictureColumns
    let large = pictures.filter { !$0.isNamed(.thumbnail) }
    guard let picture = large.best(as: .picture) ?? large.first ?? pictures.best(as: .picture)
    else { return proposePicturesByName() }
    let isOne = picture.isSingle && picture.pictureSeparators.isEmpty
    fill(isOne ? "image" : "images", with: picture)
    // An item can have one picture in front and others besides.
    let more = pictures.first {
      $0.path != picture.path && !$0.isNamed(.thumbnail) && $0[.link] == 0 && picture[.link] == 0
    }
    if isOne, let more { fill("images", with: more) }
    // The same pictures in other sizes are not needed.
    for other in pictures where !taken.contains(other.path) && other.isNamed(.thumbnail) {
      taken.insert(other.path)
      note(other, as: "nothing", "the same pictures, smaller")
    }
  }

  /// Fills `image` or `images` from a folder next to the data, whose pictures have the names that a
  /// column says, or its ids.
  private mutating func proposePicturesByName() {
    let columns = survey.columns.filter { $0[.link] == 0 && $0[.markup] == 0 }
    let folders = areTexts || columns.isEmpty ? [] : source.pictureFolders
    if folders.isEmpty { return }
    let named = columns.filter { $0[.missingPicture] * 2 > $0.values }
    let ids = columns.filter { $0.path == page.id } + (columns.filter { $0.isNamed(.id) })
    for column in named + ids + columns.filter({ $0.uniqueness > 0.9 && $0.areShort }) {
      guard let names = PictureNames(of: column, in: folders) else { continue }
      return fill(column.isSingle && names.isOne ? "image" : "images", with: column, named: names)
    }
  }

  /// Fills `image` or `images` with a column of pictures and the columns that describe these.
  private mutating func fill(
    _ name: String, with picture: DataColumn, named names: PictureNames? = nil
  ) {
    let names = names ?? PictureNames(path: picture.path, separators: picture.pictureSeparators)
    let separators = names.separators
    var entries: [YAMLValue.Entry] = [.init(key: "src", value: .text(names.source))]
    // Without a separator, Vitrine finds that of each text.
    if separators.count == 1, let separator = separators.first {
      entries.append(.init(key: "split", value: .text(separator)))
    }
    let texts = free.filter {
      $0.mostly(.text) && $0[.link] == 0 && $0.isWrittenAsOne && !titlePaths.contains($0.path)
        && $0.depth == picture.depth
    }
    func stems(_ column: DataColumn) -> Set<String> {
      Set(column.words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
    }
    let pictured = survey.columns.filter { $0[.picture] + $0[.pictureList] > 0 }.map(\.records)
    let describing = [
      (key: "alt", role: ColumnRole.alt), ("caption", .caption), ("credit", .credit),
    ]
    .compactMap { key, role -> (key: String, column: DataColumn)? in
      let own = texts.filter { !stems($0).isDisjoint(with: stems(picture)) }
      let column =
        own.best(as: role)
        ?? texts.filter { $0.words.count == 1 || role == .credit }
        .best(as: role)
      guard let column, column.records <= max(picture.records, pictured.max() ?? 0),
        key != "alt" || name == "image"
      else { return nil }
      return (key, column)
    }
    let alt = describing.first { $0.key == "alt" }?.column
    entries.append(.init(key: "alt", value: .texts([alt?.path].compactMap(\.self) + titlePaths)))
    for (key, column) in describing {
      if key != "alt" { entries.append(.init(key: key, value: .text(column.path))) }
      described.insert(column.path)
      note(column, as: "\(key) of \(name)", "its name")
    }
    if picture[.link] == 0 {
      pictures.append(names)
    } else {
      // Covers are upright; nothing says so before a browser loads them.
      let isCover = picture.isNamed(.cover) || survey.columns.contains { $0.isNamed(.book) }
      entries.append(.init(key: "shape", value: .plain(isCover ? "2/3" : "4/3")))
      page.hasRemotePictures = true
    }
    fill(
      name, with: .map(entries), of: names.ending.isEmpty ? [picture.path] : [],
      comment: alt == nil && name == "image" ? "better: let alt describe each picture" : nil)
    let place = names.folder.map { " in \($0.path.isEmpty ? "its folder" : $0.path)" } ?? ""
    note(
      picture, as: name,
      names.ending.isEmpty ? picture.values.counted("picture") + place : "names pictures\(place)")
  }

  /// The address that tells more about an item. Rights and the like are the same for many items.
  private mutating func proposeLink() {
    let links = free.filter {
      $0.areLinks && $0.isSingle && $0[.remotePicture] == 0 && $0.depth <= 2
    }
    let own = links.filter { $0.uniqueness >= 0.9 }
    guard let link = own.best(as: .link) ?? own.first ?? links.best(as: .link) else { return }
    fill(.link, with: link, "an address of its own for each item")
  }

  /// Latitude and longitude, or both in one column, make a map.
  private mutating func proposePlace() {
    let wanted = survey.columns.map(\.records).max() ?? 0
    func isPlace(_ column: DataColumn, _ bound: Double) -> Bool {
      column.isSingle && column.records * 5 >= wanted && column.depth <= 2
        && (column.numbers.map { -bound...bound ~= $0.lowerBound && $0.upperBound <= bound }
          ?? (column[.coordinates] > 0))
    }
    let latitude = free.filter { isPlace($0, 90) && $0.areNumbers }.best(as: .latitude)
    let longitude = free.filter { isPlace($0, 180) && $0.areNumbers }.best(as: .longitude)
    if let latitude, let longitude {
      page.map = [
        .init(key: "latitude", value: .text(latitude.path)),
        .init(key: "longitude", value: .text(longitude.path)),
      ]
      taken.formUnion([latitude.path, longitude.path])
      note(latitude, as: "map", "degrees from -90 to 90")
      note(longitude, as: "map", "degrees from -180 to 180")
    } else if let place = free.first(where: {
      $0.form.type == .coordinates && $0.isSingle && $0.records * 5 >= wanted
    }) {
      page.map = [.init(key: "coordinates", value: .text(field(of: place)))]
      note(place, as: "map", "two degrees each")
    }
  }
}

extension DataColumn {
  /// Whether these are codes, such as those of languages.
  var areCodes: Bool { self[.code] * 2 > values }
}
