/// The type of an item, in the vocabulary of schema.org (<https://schema.org>). Kinds are declared
/// once, below. They inherit from the kind above them what they do not set.
package struct ItemKind: Sendable {
  /// The name of the type: `VisualArtwork`.
  package let name: String

  /// The names of the properties that items of the kind can have.
  package let properties: Set<String>

  /// The types of entries in BibTeX, RIS and CSL, and the type in Dublin Core, for which Zotero
  /// understands only its own names.
  let forms: [String]

  /// The properties that its date and its place on a map fill, or nil if there is none.
  let date: String?
  let place: String?

  /// The names of all kinds. Every build needs these, but few need the kinds themselves.
  package static let names = table.utf8.split(separator: UInt8(ascii: "\n")).flatMap { line in
    line.prefix { $0 != UInt8(ascii: " ") }.split(separator: UInt8(ascii: ","))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  package static let all = table.split(separator: "\n").reduce(into: [ItemKind]()) { kinds, line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    let above = kinds.first { $0.name == cells[0].dropFirst().first }
    kinds += cells[0][0].split(separator: ",").map { name in
      ItemKind(
        name: String(name), properties: (above?.properties ?? []).union(cells[4]),
        forms: cells[1].isEmpty ? above!.forms : cells[1], date: cells[2].first ?? above?.date,
        place: cells[3].first ?? above?.place)
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static subscript(name: String) -> ItemKind? { byName[name] }
}

/// Kinds and the one above them; its forms; the properties of its date and its place; and what they
/// add to the properties of the kind above: those whose values can be texts, numbers, dates,
/// places, names or addresses.
private let table = """
  Thing | misc ELEC webpage webpage | | | alternateName description identifier image name sameAs \
    url
  CreativeWork Thing | misc GEN document document | dateCreated | spatial | about abstract \
    alternativeHeadline author award citation conditionsOfAccess contentLocation contentRating \
    contributor copyrightHolder copyrightNotice copyrightYear countryOfOrigin creator creditText \
    dateCreated dateModified datePublished editor educationalLevel funder genre headline \
    inLanguage isAccessibleForFree isBasedOn isPartOf keywords learningResourceType license \
    locationCreated material materialExtent position producer provider publisher size \
    sourceOrganization spatial spatialCoverage sponsor temporal temporalCoverage text \
    thumbnailUrl timeRequired translationOfWork translator usageInfo version wordCount
  Article CreativeWork | article JOUR article-journal journalArticle | datePublished | | \
    articleSection pagination wordCount
  BlogPosting Article | misc BLOG post-weblog blogPost | | |
  NewsArticle Article | article NEWS article-newspaper newspaperArticle | | |
  ScholarlyArticle Article | | | |
  TechArticle Article | misc ELEC webpage webpage | | | dependencies proficiencyLevel
  Report Article | techreport RPRT report report | | | reportNumber
  ArchiveComponent CreativeWork | misc MANSCPT manuscript manuscript | | | holdingArchive \
    itemLocation
  Book CreativeWork | book BOOK book book | datePublished | | bookEdition illustrator isbn \
    numberOfPages
  Chapter CreativeWork | incollection CHAP chapter bookSection | datePublished | | pagination
  Dataset CreativeWork | misc DATA dataset dataset | datePublished | | issn measurementTechnique \
    variableMeasured
  Manuscript CreativeWork | misc MANSCPT manuscript manuscript | | |
  Map CreativeWork | misc MAP map map | | |
  Movie CreativeWork | misc MPCT motion_picture film | datePublished | | actor countryOfOrigin \
    director duration musicBy
  MusicAlbum CreativeWork | misc SOUND song audioRecording | datePublished | | byArtist \
    numTracks
  MusicComposition CreativeWork | misc MUSIC musical_score document | | | composer iswcCode \
    lyricist lyrics
  MusicRecording CreativeWork | misc SOUND song audioRecording | datePublished | | byArtist \
    duration isrcCode
  Recipe CreativeWork | misc ELEC webpage webpage | datePublished | | cookTime cookingMethod \
    prepTime recipeCategory recipeCuisine recipeIngredient recipeInstructions recipeYield step \
    totalTime yield
  SoftwareApplication CreativeWork | misc COMP software computerProgram | datePublished | | \
    applicationCategory downloadUrl featureList fileSize operatingSystem runtimePlatform \
    softwareVersion
  SoftwareSourceCode CreativeWork | misc COMP software computerProgram | datePublished | | \
    codeRepository programmingLanguage runtimePlatform
  Thesis CreativeWork | phdthesis THES thesis thesis | datePublished | |
  VisualArtwork CreativeWork | misc ART graphic artwork | | | artEdition artMedium artform \
    artist artworkSurface colorist depth height weight width
  Painting,Photograph,Sculpture,Drawing CreativeWork | misc ART graphic artwork | | |
  AudioObject CreativeWork | misc SOUND song audioRecording | | | caption contentUrl duration \
    embedUrl height transcript uploadDate width
  ImageObject CreativeWork | misc ART graphic artwork | | | caption contentUrl duration embedUrl \
    height uploadDate width
  VideoObject CreativeWork | misc VIDEO motion_picture videoRecording | | | actor caption \
    contentUrl director duration embedUrl height musicBy transcript uploadDate width
  Event Thing | misc GEN event webpage | startDate | location | about actor composer contributor \
    director doorTime duration endDate funder inLanguage isAccessibleForFree keywords location \
    organizer performer sponsor startDate translator
  ExhibitionEvent,MusicEvent Event | | | |
  Organization Thing | | | location | address award email founder foundingDate foundingLocation \
    funder keywords legalName location member numberOfEmployees parentOrganization sponsor \
    telephone
  Person Thing | | | | additionalName address affiliation alumniOf award birthDate birthPlace \
    children deathDate deathPlace email familyName funder gender givenName height homeLocation \
    honorificPrefix honorificSuffix jobTitle nationality parent sibling sponsor spouse telephone \
    weight workLocation worksFor
  Place Thing | | | geo | address containedInPlace geo hasMap isAccessibleForFree keywords \
    latitude longitude photo telephone
  Mountain,Museum,LandmarksOrHistoricalBuildings,TouristAttraction Place | | | |
  Product Thing | | releaseDate | | award category color countryOfOrigin depth gtin height \
    keywords manufacturer material model mpn productionDate releaseDate size sku weight width
  Taxon Thing | | | | parentTaxon taxonRank
  """
