internal import VitrineModel
internal import VitrineText

/// What the templates can rely on: the contexts of this folder's neighbours, as names.
enum Shapes {
  /// The shape of the templates that the renderer fills itself; nil for those that only others
  /// include.
  static func shape(of name: String) -> TemplateShape? {
    if name.hasPrefix("cells/") { return cell }
    return switch name {
    case "page": shell
    case "header", "footer": chrome
    case "folder", "404", "pages": folder
    case "redirect", "changes", "feed-entry": shell
    case "item": record
    case "section", "section-header", "section-footer", "plates": section
    case "outline", "outline-page", "group-header": cell
    case "playback": playback
    default: nil
    }
  }

  private static let shell = TemplateShape([
    "site": .context(site), "page": .context(page), "words": .context(words),
  ])
  private static let chrome = TemplateShape(["site": .context(site)])
  private static let folder = shell
  private static let record = TemplateShape([
    "site": .context(site), "page": .context(page), "words": .context(words),
    "item": .context(item), "fields": .any,
  ])
  private static let section = TemplateShape([
    "site": .context(site), "page": .context(page), "words": .context(words),
    "section": .context(sectionMembers),
  ])
  private static let cell = TemplateShape([
    "site": .context(site), "page": .context(page), "words": .context(words),
    "section": .context(sectionMembers),
    "item": .context(item), "fields": .any,
  ])

  private static let playback = TemplateShape([
    "title": .value, "language": .value, "direction": .value, "wordsLanguage": .value,
    "words": .context(words), "stylesheet": .value, "count": .value, "hasSteps": .value,
    "first": .value,
    "steps": .list(
      TemplateShape([
        "title": .value, "number": .value, "tally": .value, "pages": .list(playedPage),
      ])),
  ])
  private static let playedPage = TemplateShape([
    "title": .value, "href": .value,
    "changes": .list(
      TemplateShape([
        "title": .value, "kind": .value, "word": .value, "text": .value, "href": .value,
        "id": .value,
      ])),
  ])

  private static let words = TemplateShape(
    Dictionary(uniqueKeysWithValues: SiteWord.allCases.map { ($0.rawValue, .value) }))

  private static let link = TemplateShape(["title": .value, "link": .value])

  private static let site = TemplateShape([
    "title": .value, "language": .value, "direction": .value, "description": .value,
    "home": .value, "stylesheet": .value, "icon": .value,
    "hasNavigation": .value, "changes": .value, "changesTitle": .value,
    "changesLanguage": .value, "hasFeeds": .value, "atomFeed": .value, "jsonFeed": .value,
    "feedTitle": .value,
    "navigation": .list(
      TemplateShape(["title": .value, "link": .value, "current": .value, "language": .value])),
  ])

  private static let page = TemplateShape([
    "title": .value, "fullTitle": .value, "text": .value, "description": .value,
    "language": .value, "wordsLanguage": .value, "direction": .value, "canonical": .value,
    "type": .value, "picture": .value, "meta": .values, "hasMeta": .value,
    "layouts": .value, "tree": .value,
    "transition": .context(
      TemplateShape(["tally": .value, "style": .value, "stylesheet": .value, "script": .value])),
    "tally": .value, "newest": .context(toldBuild), "earlier": .list(toldBuild),
    "hasEarlier": .value, "crumbs": .list(link), "hasCrumbs": .value, "content": .value,
    "body": .value,
    "sections": .value,
    "contents": .list(TemplateShape(["title": .value, "link": .value, "nested": .value])),
    "header": .value, "footer": .value, "hasContents": .value, "hasPager": .value,
    "previous": .context(link), "next": .context(link),
  ])

  private static let toldBuild = TemplateShape([
    "title": .value, "tally": .value, "hasGroups": .value,
    "groups": .list(
      TemplateShape([
        "id": .value, "kind": .value, "word": .value, "title": .value, "note": .value,
        "count": .value, "noun": .value, "rest": .value, "items": .list(toldItem),
      ])),
  ])

  private static let toldItem = TemplateShape([
    "title": .value, "kind": .value, "isGone": .value, "href": .value, "subtitle": .value,
    "symbol": .value, "image": .context(picture), "lines": .list(changeLine),
    "hasLines": .value, "note": .value,
  ])

  private static let sectionMembers = TemplateShape([
    "id": .value, "title": .value, "prefix": .value, "text": .value, "classes": .value,
    "count": .value, "noun": .value, "total": .value, "isCut": .value, "someOf": .value,
    "under": .value, "seeAll": .value, "link": .value,
    "linkTitle": .value, "isEmpty": .value, "empty": .value, "items": .value,
    "header": .value, "footer": .value,
    "plates": .list(
      TemplateShape([
        "number": .value, "title": .value, "subtitle": .value, "opensPart": .value,
      ])),
  ])

  private static let badge = TemplateShape([
    "word": .value, "kind": .value, "language": .value,
  ])

  private static let delta = TemplateShape([
    "delta": .value, "status": .value, "word": .value, "language": .value,
  ])

  private static let change = TemplateShape([
    "word": .value, "kind": .value, "language": .value, "date": .context(date), "note": .value,
    "lines": .list(changeLine), "hasLines": .value,
  ])

  private static let changeLine = TemplateShape([
    "label": .value, "ownLabel": .value, "isText": .value, "delta": .value, "status": .value,
    "word": .value, "language": .value,
    "pieces": .list(
      TemplateShape([
        "kept": .value, "removed": .value, "inserted": .value, "arrow": .value,
        "removedPicture": .context(picture), "insertedPicture": .context(picture),
      ])),
  ])

  private static let date = TemplateShape(["iso": .value, "words": .value])

  private static let picture = TemplateShape([
    "src": .value, "alt": .value, "label": .value, "width": .value, "height": .value,
    "shape": .value, "lazy": .value,
  ])

  private static let item = TemplateShape([
    "id": .value, "title": .value, "subtitle": .value, "text": .value, "summary": .value,
    "excerpt": .value, "href": .value, "link": .value, "heading": .value, "number": .value,
    "count": .value, "noun": .value, "language": .value, "cell": .value, "symbol": .value,
    "symbols": .values, "hasSymbols": .value, "initial": .value, "lazy": .value, "isWide": .value,
    "value": .value, "measure": .value, "unit": .value, "body": .value, "tags": .values,
    "hasTags": .value,
    "hasMeta": .value, "hasFacts": .value, "hasHero": .value, "hasEnd": .value, "hasSide": .value,
    "fields": .any,
    "facts": .list(
      TemplateShape([
        "label": .value, "ownLabel": .value, "text": .value, "link": .value, "delta": .value,
        "status": .value, "word": .value, "language": .value,
        "table": .context(TemplateShape(["columns": .values, "rows": .any])),
      ])),
    "badge": .context(badge), "badges": .list(badge),
    "changes": .list(change), "hasChanges": .value, "measureChange": .context(delta),
    "date": .context(date), "image": .context(picture),
  ])
}
