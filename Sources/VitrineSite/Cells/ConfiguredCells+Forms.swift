internal import VitrineLayout

extension ConfiguredCells {
  /// Configurations with their texts replaced by placeholders, by name.
  struct Forms: Sendable {
    private(set) var byName: [String: CellConfiguration] = [:]
    private var names: [Key: String] = [:]
    private let use: CellTemplate.Use

    private struct Key: Hashable, Sendable {
      var registration: String
      var form: CellConfiguration
    }

    init(use: CellTemplate.Use = .cell) {
      self.use = use
    }

    /// Adds the form of a cell, and returns the cell with its texts.
    mutating func cell(_ cell: CellConfiguration, of registration: String) -> Cell {
      let (form, texts) = cell.numbered
      let key = Key(registration: registration, form: form)
      let name = names[key] ?? CellTemplate.name(of: form, registration, as: use)
      names[key] = name
      byName[name] = form
      return Cell(template: "\(use.rawValue)/\(name)", texts: texts)
    }

    /// Copies the form of a cell from `others`, if it is there.
    mutating func take(_ cell: Cell, from others: Forms) {
      guard cell.template.hasPrefix("\(use.rawValue)/") else { return }
      let name = String(cell.template.dropFirst(use.rawValue.count + 1))
      if let form = others.byName[name] { byName[name] = form }
    }
  }
}

extension ConfiguredCells.Cell {
  init(html: String, as use: CellTemplate.Use) {
    self.init(template: MarkupCell.templateName(use), texts: [html])
  }
}
