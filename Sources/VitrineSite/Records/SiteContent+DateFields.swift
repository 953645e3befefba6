internal import VitrineModel

extension SiteContent {
  /// The names of date fields.
  var dateFields: Set<String> {
    var names: Set<String> = []
    for record in records {
      for field in record.fields where field.value.date != nil { names.insert(field.name) }
    }
    return names
  }
}
