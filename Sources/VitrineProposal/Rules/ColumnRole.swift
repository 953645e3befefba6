/// What a column can be for, with the names that columns have for it.
///
/// The names come from the programs and catalogues whose data people bring: CollectionBuilder, Omeka and
/// Dublin Core, Wax, Airtable, museum databases, JUnit, Allure, benchmarks, feeds. They are words in
/// lower case, the most likely first.
enum ColumnRole: CaseIterable, Sendable {
  case id, parent, title, creator, date, displayDate, text, picture, thumbnail, cover, alt, caption,
    credit
  case link, tags, list
  case term, range, book, end, rights
  case latitude, longitude, length, state, testPlace, measure

  /// Whatever only programs need, and what changes whenever a file is edited.
  case program, position
}

extension ColumnRole {
  var names: [String] { Self.table[self] ?? [] }

  private static let table: [ColumnRole: [String]] = [
    .id: [
      "id", "objectid", "object id", "pid", "key", "slug", "historyid", "uid", "code", "isbn",
      "doi",
      "sku", "identifier", "nr", "no", "number", "accession", "inventory", "inventar", "signatur",
    ],
    .parent: ["parentid", "parent id", "parent", "part of", "ispartof", "belongs to"],
    .title: [
      "title", "name", "benchmark", "label", "headline", "titel", "titre", "título", "titulo",
      "titolo", "nombre", "nom", "nome", "bezeichnung", "objekttitel", "werktitel",
      "objektbezeichnung", "gegenstand", "objekt", "object", "désignation", "designation",
      "denominación", "denominazione", "oggetto", "objet", "objeto", "benaming", "species", "album",
      "werk", "question", "frage", "method", "term", "word", "caption", "subject", "description",
    ],
    .creator: [
      "artist", "artists", "author", "authors", "creator", "creators", "maker", "makers",
      "composer", "director", "photographer", "architect", "designer", "brand", "manufacturer",
      "publisher", "by", "künstler", "künstlerin", "autor", "autora", "auteur", "autore",
    ],
    .displayDate: [
      "displaydate", "display date", "date display", "datetext", "date text", "life dates",
      "lifespan",
      "active dates", "dates",
    ],
    .date: [
      "date", "dates", "published", "released", "created", "updated", "year", "dated", "datum",
      "jahr", "datierung", "année", "annee", "fecha", "año", "anno", "day", "timestamp", "time",
    ],
    .text: [
      "description", "summary", "abstract", "text", "excerpt", "overview", "synopsis", "biography",
      "bio", "about", "note", "notes", "content", "comment", "beschreibung", "message", "details",
    ],
    .picture: [
      "image", "images", "object location", "picture", "photo", "cover", "poster", "image small",
      "img", "portrait", "logo", "avatar", "icon", "bild", "foto", "imagen", "immagine",
      "attachments", "thumbnail", "thumb",
    ],
    .thumbnail: ["thumbnail", "thumb", "small", "mini", "icon"],
    .rights: ["rights", "rightsstatement", "license", "licence", "copyright", "lizenz"],
    .end: [
      "end", "to", "until", "last", "finished", "death", "died", "ende", "bis", "fin", "fine",
    ],
    .cover: ["cover", "covers", "jacket", "poster"],
    .alt: ["alt", "alt text", "alternative text", "image alt text", "alternativtext"],
    .caption: ["caption", "captions", "legend", "bildunterschrift", "légende"],
    .credit: [
      "photo credit", "image credit", "photographer", "photo by", "credit", "credits",
      "bildnachweis", "crédit photo",
    ],
    .book: ["isbn", "isbn13"],
    .link: [
      "url", "link", "website", "homepage", "web", "href", "page", "address", "repository",
      "source",
    ],
    .tags: ["tags", "keywords"],
    .list: [
      "tags", "keywords", "genres", "categories", "subjects", "topics", "labels", "materials",
      "techniques", "languages", "colours", "colors", "schlagwörter", "schlagworte",
      "materialien", "farben", "etiquetas", "étiquettes", "couleurs",
    ],
    .term: [
      "category", "categories", "type", "kind", "genre", "genres", "class", "classification",
      "group", "department", "subject", "subjects", "topic", "topics", "tags", "tag", "keywords",
      "artist", "artists", "author", "authors", "creator", "maker", "material", "medium",
      "technique", "country", "nationality", "place", "location", "region", "language", "series",
      "collection", "suite", "classname", "kategorie", "gattung", "catégorie", "categoría",
    ],
    .range: [
      "year", "jahr", "année", "año", "anno", "date", "price", "rating", "score", "height", "size",
      "weight", "length", "area", "population", "points",
    ],
    .latitude: ["latitude", "lat", "breitengrad"],
    .longitude: ["longitude", "lng", "lon", "long", "längengrad"],
    .length: [
      "height", "width", "depth", "length", "diameter", "höhe", "breite", "tiefe", "länge",
      "durchmesser", "hauteur", "largeur", "profondeur", "alto", "ancho", "altezza", "larghezza",
    ],
    .state: ["status", "state", "outcome", "result", "conclusion", "verdict"],
    .testPlace: [
      "suite", "classname", "class", "file", "module", "package", "full name", "fullname",
    ],
    .measure: [
      "mean", "score", "median", "min", "max", "duration", "time", "real time", "cpu time",
      "elapsed", "latency", "throughput", "value", "memory", "allocs",
    ],
    .program: ["id", "uid", "uuid", "guid", "key", "slug", "hash", "etag"],
    .position: ["line", "row", "offset", "index", "position", "zeile"],
  ]
}
