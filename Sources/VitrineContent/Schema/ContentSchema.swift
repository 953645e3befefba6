internal import VitrineModel
internal import VitrineText

/// A schema of what curators write, for editors that complete and check as one types.
///
/// It says which keys there are and what their values look like. What only the rest of the content
/// can tell, as whether a collection is there, a build says.
public enum ContentSchema: Sendable {
  /// The front matter of a page.
  case page

  /// `site.yml`.
  case site

  /// JSON Schema, draft 2020-12, UTF-8.
  public var json: [UInt8] {
    var writer = JSONWriter()
    switch self {
    case .page:
      writer.document(
        .map(Subject.page.schemaKeys), title: "The front matter of a page of a Vitrine site",
        definitions: LayoutName.definitions)
    case .site:
      writer.document(
        .map(Subject.site.schemaKeys), title: "The site.yml of a Vitrine site", definitions: [])
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension Subject {
  /// Every key that it may have.
  fileprivate var schemaKeys: [(key: String, value: JSONSchema)] {
    keys.map { ($0, value(of: $0)) }
  }

  private func value(of key: String) -> JSONSchema {
    switch self {
    case .site: Self.siteValue(of: key)
    case .page: Self.pageValue(of: key)
    case .children where key == "from": .described("The field that holds them.", .text)
    case .collection, .children: Self.collectionValue(of: key)
    case .section: Self.sectionValue(of: key)
    case .measure: Self.measureValue(of: key)
    case .field: Self.fieldValue(of: key)
    case .image: Self.imageValue(of: key)
    case .outline: Self.outlineValue(of: key)
    case .each: Self.eachValue(of: key)
    case .condition: Self.conditionValue(of: key)
    case .navigation: .text
    case .changeBadges: Self.badgePeriod
    case .boundary, .background, .badges: .text
    }
  }
}

// MARK: The site

extension Subject {
  private static let languageTag = JSONSchema.pattern(
    "^([A-Za-z]{2,3}|[ixIX]-[A-Za-z0-9]{1,8})(-[A-Za-z0-9]{1,8})*$")

  /// How long a change is a badge.
  private static let badgePeriod = JSONSchema.either([
    .flag, .pattern("^ *0*[1-9][0-9]{0,6} +(builds?|days?) *$"),
  ])

  private static func siteValue(of key: String) -> JSONSchema {
    switch key {
    case "title": .described("The site's name.", .text)
    case "url": .described("Where the site will be published.", .pattern("^https?://"))
    case "language": .described("Of all pages, as 'en'.", languageTag)
    case "direction": .choice(["ltr", "rtl"])
    case "description": .described("One sentence for search engines.", .text)
    case "theme": .choice(["system", "editorial", "dense"])
    case "unsafe": .described("Whether HTML in Markdown is kept.", .flag)
    case "previous": .described("The build that builds are compared with.", .text)
    case "history": .described("How many builds are remembered.", .count)
    case "badges":
      .described(
        "For how long changes are badges, as '3 builds' or '14 days'.",
        .either([badgePeriod, .map(changeBadges.schemaKeys)]))
    case "links":
      .described("Whether links end in '/index.html' or in '/'.", .choice(["files", "pretty"]))
    case "feeds": .described("Whether there are feeds of what changed.", .flag)
    case "navigation":
      .described(
        "The links in the bar at the top.",
        .list(
          .either([
            .text, .map(navigation.schemaKeys.filter { $0.key != "link" }, required: ["page"]),
            .map(navigation.schemaKeys.filter { $0.key != "page" }, required: ["link"]),
          ])))
    case "words":
      .described(
        "The site's own words, in the place of the built-in ones.",
        .map(SiteWord.allCases.map { ($0.rawValue, text(with: $0.placeholders)) }))
    case "remoteImages": .described("Whether pictures on other servers are shown.", .flag)
    default: preconditionFailure("the schema does not know the key '\(key)' of site.yml")
    }
  }
}

extension Subject {
  private static func text(with placeholders: [String]) -> JSONSchema {
    placeholders.isEmpty
      ? .text : .pattern("^" + placeholders.map { "(?=.*\\{\($0)\\})" }.joined())
  }
}

// MARK: Pages and sections

extension Subject {
  private static func pageValue(of key: String) -> JSONSchema {
    switch key {
    case "title": .described("The heading of the page.", .text)
    case "text": .described("One or two sentences under it.", .text)
    case "language": .described("Where it is not the site's, as 'ar'.", languageTag)
    case "direction": .choice(["ltr", "rtl"])
    case "collection":
      .described("Where the items come from.", .map(collection.schemaKeys))
    case "collections":
      .described(
        "Several collections by their names.",
        .mapOf(.map(collection.schemaKeys)))
    case "sections":
      .described("What is shown, in this order.", .list(.map(section.schemaKeys)))
    case "layout": .described("Of sections that say none.", .reference("layoutByWidth"))
    case "cell": .described("Of sections that say none.", .text)
    default: preconditionFailure("the schema does not know the key '\(key)' of a page")
    }
  }

  private static func sectionValue(of key: String) -> JSONSchema {
    switch key {
    case "id": .described("Its name in links, '#s-ID'.", .text)
    case "title": .described("Its heading.", .text)
    case "text": .described("A sentence under the heading.", .text)
    case "collection": .described("Which collection, as 'notes', '../emoji' or 'a#b'.", .text)
    case "items": .described("The ids of the records to show, in this order.", .list(.text))
    case "where":
      .described("Which records to show; all conditions have to hold.", .mapOf(conditionSchema))
    case "sort": .described("By what, with '-' in front for the other direction.", .texts)
    case "limit": .described("How many at most.", .count)
    case "outline":
      .described(
        "A parent for each value of a field.",
        .either([.someTexts, .map(outline.schemaKeys, required: ["by"])]))
    case "each":
      .described(
        "A section for each value of a field.",
        .either([.text, .map(each.schemaKeys, required: ["by"])]))
    case "layout": .reference("layoutByWidth")
    case "cell": .described("The template that shows its items.", .text)
    case "empty": .described("The sentence to show when nothing is left.", .text)
    case "repeats":
      .described("Whether it may show records that stand elsewhere on the page.", .flag)
    default: preconditionFailure("the schema does not know the key '\(key)' of a section")
    }
  }

  /// A value, one of several, or tests.
  private static let conditionSchema = JSONSchema.either([
    .text, .list(.text), .map(condition.schemaKeys),
  ])

  private static func conditionValue(of key: String) -> JSONSchema {
    switch key {
    case "atLeast", "atMost", "contains": .text
    case "not": .either([.text, .list(.text)])
    case "has": .flag
    default: preconditionFailure("the schema does not know the test '\(key)'")
    }
  }

  private static func outlineValue(of key: String) -> JSONSchema {
    switch key {
    case "by": .described("A field, or several for levels.", .someTexts)
    case "split": .described("Parts one value into levels, as ' - '.", .text)
    case "sort": .described("Sorts the parents: by title.", .texts)
    case "labels": .described("Titles for values.", .mapOf(.text))
    case "none": .described("The title of a parent for records without the value.", .text)
    case "every":
      .described("Whether a record with a list of values stands under each of them.", .flag)
    default: preconditionFailure("the schema does not know the key '\(key)' of 'outline'")
    }
  }

  private static func eachValue(of key: String) -> JSONSchema {
    switch key {
    case "by": .described("The field.", .text)
    case "sort": .described("Sorts the sections: by title.", .texts)
    case "labels": .described("Titles for values.", .mapOf(.text))
    case "none": .described("The title of the section for records without the value.", .text)
    case "every":
      .described("Whether a record with a list of values stands in each of their sections.", .flag)
    default: preconditionFailure("the schema does not know the key '\(key)' of 'each'")
    }
  }
}

// MARK: Collections

extension Subject {
  private static func collectionValue(of key: String) -> JSONSchema {
    switch key {
    case "from": .described("Files, as 'list.json' or '*.md'.", .texts)
    case "records": .described("Where the array is in the file, as 'report.items'.", .text)
    case "where":
      .described("What is a record at all; all conditions have to hold.", .mapOf(conditionSchema))
    case "id":
      .described(
        "The field that names a record for ever; 'row' numbers those without one.", .texts)
    case "fields":
      .described(
        "What a record shows: a path, the first of several, or a text with <path>s.",
        .mapOf(
          .either([.texts, .map(field.schemaKeys)]),
          besides: RecordSlots.wordless.subtracting(["image"]).sorted().map { ($0, .texts) }
            + [("image", .either([.texts, .map(mappedImage, required: ["src"])]))]))
    case "otherFields":
      .described("Whether keys that 'fields' takes nothing from are fields too.", .flag)
    case "measures": .mapOf(.map(measure.schemaKeys))
    case "page": .described("Whether records without a text have a page too.", .flag)
    case "parent": .described("The field with the id of the record above.", .text)
    case "children":
      .described("Records under each record.", .map(children.schemaKeys, required: ["from"]))
    default: preconditionFailure("the schema does not know the key '\(key)' of a collection")
    }
  }

  /// What says a picture of each record, its shape by other fields too.
  private static var mappedImage: [(key: String, value: JSONSchema)] {
    image.schemaKeys.map { key, value in
      guard key == "shape" else { return (key, value) }
      return (
        key,
        .described(
          "Width over height, as 4/3 or <width>/<height>.",
          .either([.shape, .pattern("[^-+0-9./: ]")]))
      )
    }
  }

  private static func measureValue(of key: String) -> JSONSchema {
    switch key {
    case "field": .texts
    case "unit": .text
    case "better": .choice(["lower", "higher"])
    case "noise", "regression":
      .either([.pattern(#"^\#(JSONSchema.plainNumber)%$"#), .number(from: 0)])
    default: preconditionFailure("the schema does not know the key '\(key)' of a measure")
    }
  }

  private static func fieldValue(of key: String) -> JSONSchema {
    switch key {
    case "field": .texts
    case "type":
      .described(
        "The markup that its texts hold.",
        .choice(FieldMapping.TextType.allCases.map(\.rawValue)))
    default: preconditionFailure("the schema does not know the key '\(key)' of a field")
    }
  }

  private static func imageValue(of key: String) -> JSONSchema {
    switch key {
    case "src": .someTexts
    case "alt": .described("What it shows; '' says that it only decorates.", .texts)
    case "shape": .described("Width over height, as 4/3.", .shape)
    default: preconditionFailure("the schema does not know the key '\(key)' of an image")
    }
  }
}
