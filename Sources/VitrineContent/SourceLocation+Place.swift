import VitrineModel
import VitrineText

extension SourceLocation {
  init(_ place: Place) {
    self.init(file: place.file, line: place.line, column: place.column)
  }
}
