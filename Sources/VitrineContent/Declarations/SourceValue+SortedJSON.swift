import VitrineModel
import VitrineText

extension SourceValue {
  /// The value as JSON, with the keys of its maps in byte order, so that it does not depend on theirs
  /// in the source.
  var jsonWithSortedKeys: String {
    var writer = JSONWriter()
    writer.value(fieldValue.withSortedKeys)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
