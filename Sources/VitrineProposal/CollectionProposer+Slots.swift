import VitrineFormats
import VitrineModel

private let creatorNames = [
  "artist", "artists", "author", "authors", "creator", "creators", "maker", "composer", "director",
  "photographer", "architect", "designer", "brand", "manufacturer", "publisher", "by", "künstler",
  "künstlerin", "autor", "autora", "auteur", "autore",
]

private let dateNames = [
  "date", "dates", "published", "released", "created", "updated", "year", "dated", "datum", "jahr",
  "datierung", "année", "annee", "fecha", "año", "anno", "day", "timestamp", "time",
]

extension DataColumn {
  var isNamedAsDate: Bool { rank(among: dateNames) != nil }
}

private let textNames = [
  "description", "summary", "abstract", "text", "excerpt", "overview", "synopsis", "biography",
  "bio", "about", "note", "notes", "content", "comment", "beschreibung", "message", "details",
]

private let imageNames = [
  "image", "images", "picture", "photo", "cover", "poster", "thumbnail", "thumb", "img", "portrait",
  "logo", "avatar", "icon", "bild", "foto", "imagen", "immagine",
]

private let linkNames = [
  "url", "link", "website", "homepage", "web", "href", "page", "address", "repository",
]

extension CollectionProposer {
  /// Fills the slots that are visible before an item is opened: what it is, who made it, and when.
  mutating func proposeSlots() {
    let date = dateColumn
    if !collection.fields.contains(where: { $0.name == "subtitle" }) {
      proposeSubtitle(besides: date)
    }
    proposeText()
    proposeImage()
    if let symbol = free.first(where: {
      $0.areSymbols && !$0.areCheckMarks && $0.isSingle && $0.records * 2 >= survey.records
    }) {
      fill(.symbol, with: symbol.path)
    }
    let tags = free.filter {
      !$0.isSingle && $0.texts == $0.values && $0.isPrintable && $0.markup == 0
        && $0.links == 0
    }
    if let tags = tags.first(where: { ["tags", "keywords"].contains($0.path.lowercased()) }) {
      fill("tags", with: value(of: tags), of: [tags.path])
    }
    if let date, !taken.contains(date.path) { fill(.date, with: date.path) }
    let links = free.filter {
      $0.areLinks && $0.isSingle && $0.remotePictures == 0 && $0.depth <= 2
    }
    if let link = links.best(among: linkNames) ?? links.first { fill(.link, with: link.path) }
  }

  /// A column of days or times. Years fit better in the subtitle and as a field.
  private var dateColumn: DataColumn? {
    free.filter {
      $0.areDates && $0.isSingle && !$0.areNumbers && $0.meanLength >= 6 && $0.depth <= 2
        && $0.records * 2 >= survey.records
    }.best(among: dateNames)
  }

  private mutating func proposeSubtitle(besides date: DataColumn?) {
    let short = free.filter {
      $0.isWrittenAsOne && $0.values > 0 && $0.longest <= 200 && $0.meanLength <= 60
        && $0.fitsOnOneLine && $0.depth <= 2 && $0.records * 3 >= survey.records
        && $0.path != collection.id
        && !$0.path.hasPrefix("../")
    }
    let creator = short.filter(\.areWords).best(among: creatorNames)
    let dates = short.filter {
      $0.path != date?.path && ($0.areYears || !$0.areNumbers && $0.dates * 2 >= $0.values)
        && $0.meanLength <= 40
    }
    let dated = date == nil ? dates.best(among: dateNames) : nil
    let parts = [creator, dated].compactMap(\.self)
    guard !parts.isEmpty else {
      if let own = short.first(where: { $0.words == ["subtitle"] || $0.words == ["tagline"] }) {
        fill(.subtitle, with: own.path)
      }
      return
    }
    // The columns stay free, because an artist or a year is also useful as a fact and for
    // filtering.
    let text =
      parts.count == 1 ? parts[0].path : parts.map { "<\($0.path)>" }.joined(separator: ", ")
    fill("subtitle", with: .text(text), of: [])
  }

  private mutating func proposeText() {
    if areTexts || collection.fields.contains(where: { $0.name == "text" }) { return }
    let texts = free.filter {
      $0.isSingle && $0.texts == $0.values && $0.values > 0 && $0.isPrintable
        && $0.meanLength >= 20 && $0.depth <= 2 && $0.links == 0
    }
    // Otherwise the longest column, if it is too long for a line.
    let longest = texts.filter { $0.meanLength > 80 }.max { $0.meanLength < $1.meanLength }
    guard let text = texts.best(among: textNames) ?? longest else { return }
    let isLong = text.meanLength > 400 || text.multiline * 4 > text.values
    fill(isLong ? "body" : "text", with: value(of: text), of: [text.path])
  }

  private mutating func proposeImage() {
    let pictures = free.filter { column in
      guard column.values > 0, !column.path.contains("*") else { return false }
      let areRemote = column.links == column.values
      return column.pictures + column.pictureLists == column.values
        || areRemote
          && (column.remotePictures * 10 >= column.values * 9
            || column.rank(among: imageNames) != nil && column.remotePictures > 0)
    }
    guard let picture = pictures.best(among: imageNames) ?? pictures.first else { return }
    let separators = picture.pictureSeparators
    var entries: [YAMLValue.Entry] = [.init(key: "src", value: .text(picture.path))]
    // Without a separator, Vitrine finds that of each text.
    if separators.count == 1, let separator = separators.first {
      entries.append(.init(key: "split", value: .text(separator)))
    }
    entries.append(.init(key: "alt", value: .texts(titlePaths)))
    if picture.links == 0 {
      self.pictures = (ValuePath(picture.path), separators)
    } else {
      entries.append(.init(key: "shape", value: .plain("4/3")))
      collection.hasRemotePictures = true
    }
    fill(
      picture.isSingle && separators.isEmpty ? "image" : "images", with: .map(entries),
      of: [picture.path],
      comment: "better: let alt describe each picture")
  }
}
