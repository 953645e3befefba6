import VitrineData
import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Finds the data files of pages, next to the pages. Hidden pages do not have any, because their
  /// records are not visible.
  mutating func planDownloads() {
    for collection in plan.collections {
      descriptions[collection.name] = collection.declaration.kind
    }
    for page in pages.indices where !pages[page].isHidden {
      let own = plan.collectionsOfPage[page].filter {
        let declaration = plan.collections[$0].declaration
        return declaration.download != nil || declaration.isCited || declaration.iiif != nil
      }
      if own.isEmpty { continue }
      var result = PageDownloads(page: page)
      let folder = plan.pages[page].folder
      let names = urlSegments(
        of: own.map {
          plan.collections[$0].declaration.name ?? (folder.isEmpty ? "items" : folder.fileName)
        })
      var formatsOfPage: Set<String> = []
      for (number, collection) in own.enumerated() {
        let records = table.ranges[collection].filter { !table.records[$0].isHidden }
        result.collections.append(
          PageDownloads.Collection(
            name: names[number], records: records,
            types: plan.typesOfDownload(of: collection)))
        for format in formats(of: collection, records: records) {
          let path = String.joined(folder, format.file(named: names[number]))
          let name = plan.collections[collection].name
          if format.isOfReferences {
            descriptions[name, default: ItemDescription()].references.append(path)
          } else if format.isOfManifests {
            descriptions[name, default: ItemDescription()].manifests = path
          }
          if format.isOfPage, !formatsOfPage.insert(format.name).inserted { continue }
          result.files.append(
            PageDownloads.File(
              path: path, format: format.name, collection: format.isOfPage ? nil : number))
        }
      }
      // Those that describe the others come last.
      result.files =
        result.files.filter { $0.collection != nil }
        + result.files.filter { $0.collection == nil }
      downloads.append(result)
    }
  }

  /// Returns the formats in which a collection is offered. Warns about named ones that have nothing
  /// to say of its records.
  private mutating func formats(of collection: Int, records: [Int]) -> [DownloadFormat] {
    let declaration = plan.collections[collection].declaration
    let declared = declaration.download
    let records = records.map { table.records[$0] }
    let named = DownloadFormat.all.filter { format in
      if format.isOfReferences { return declaration.isCited }
      if format.isOfManifests { return declaration.iiif != nil && settings.url != nil }
      guard let declared else { return false }
      return declared.value?.contains(format.name)
        ?? format.isOfferedUnnamed(records, declaration.kind?.kind)
    }
    for format in named where !format.applies(to: records) {
      let isNamed = format.isOfManifests || declared?.value != nil
      guard isNamed, let place = format.isOfManifests ? declaration.iiif?.place : declared?.place
      else { continue }
      diagnostics.warn(
        "empty download", at: place,
        "no item has what '\(format.name)' needs, so the file is left out",
        hint: "it needs \(format.requirement)")
    }
    if let iiif = declaration.iiif, settings.url == nil {
      diagnostics.warn(
        "manifests without an address", at: iiif.place, "manifests need the address of the site",
        hint: "set the address in site.yml, as in 'url: https://example.org'")
    }
    return named.filter { $0.applies(to: records) }
  }
}

extension ContentPlan {
  /// The declared types of a collection's fields, by name.
  fileprivate func typesOfDownload(of collection: Int) -> [String: PageDownloads.FieldType] {
    let shape = collections[collection].declaration.shape
    var types: [String: PageDownloads.FieldType] = [:]
    for mapping in shape.allMappings.flatMap({ $0.shape.fields ?? [] }) {
      types[mapping.name] = PageDownloads.FieldType(
        name: mapping.form.type?.rawValue, unit: mapping.form.unit,
        reference: mapping.rules?.reference.flatMap {
          self.collection(named: $0, page: collections[collection].page)
        }.map { "/" + collections[$0].name })
    }
    for field in shape.pictureFields ?? [] where shape.takesType(of: field) {
      types[field.rawValue, default: PageDownloads.FieldType(name: nil)].name =
        field.type?.rawValue
    }
    return types
  }
}
