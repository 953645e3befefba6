import VitrineModel
import VitrineText

extension DownloadedItems {
  /// A list of all items, each on a line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.array(records, inLines: true) { json, record in
      json.object { properties(of: record, to: &$0) }
    }
    return writer.bytes + "\n".utf8
  }

  /// Writes the values of a record as members of an object.
  func properties(of record: Record, to json: inout JSONWriter) {
    for column in columns {
      guard let value = column.value(record) else { continue }
      json.key(column.key)
      json.value(value)
    }
  }
}
