internal import VitrineModel

extension SiteContent {
  /// The names of the fields that hold dates.
  var dateFields: Set<String> {
    var names: Set<String> = []
    for record in records {
      for field in record.fields where field.value.date != nil { names.insert(field.name) }
    }
    return names
  }
}
