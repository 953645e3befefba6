internal import VitrineModel
internal import VitrineText

/// The template of records as table rows. It combines the templates in `table`.
struct RowTemplate: DescribedCell {
  let templateName: String
  let table: SectionTable

  let className: String
  let stylesheets = ["table"]

  init(_ name: String, _ table: SectionTable) {
    templateName = "cells/" + name
    self.table = table
    className = "c" + ContentHash(of: Array(name.utf8)).description.prefix(8)
  }

  var addressNames: [String] { [] }

  var text: String {
    table.columns.enumerated().map { index, column in
      let isFirst = index == 0
      var content = value(of: column, orTitle: isFirst)
      if isFirst {
        content = including("table/link", "words", content)
      } else if column.isTitle {
        content = "<bdi>\(content)</bdi>"
      }
      if column.isTitle || isFirst && !table.columns.contains(where: \.isTitle) {
        content = including("table/title", "name", content)
      }
      return isFirst ? "<th scope=\"row\">\(content)</th>" : "<td>\(content)</td>"
    }.joined()
  }

  /// The content of a table cell. The first cell is a link, which falls back to the title.
  private func value(of column: SectionTable.Column, orTitle: Bool) -> String {
    if column.isTitle { return "{{item.title}}" }
    if table.spark == .history, column.field == table.spark?.name {
      return "{{{item.spark}}}" + (orTitle ? "{{^item.spark}}{{item.title}}{{/item.spark}}" : "")
    }
    let name = "item.columns." + TextName.encoded(column.field)
    let template = column.field == table.spark?.name ? "spark" : column.template
    return "{{#\(name)}}{{>table/\(template)}}{{/\(name)}}"
      + (orTitle ? "{{^\(name)}}{{item.title}}{{/\(name)}}" : "")
  }

  private func including(_ template: String, _ block: String, _ text: String) -> String {
    "{{<\(template)}}{{$\(block)}}\(text){{/\(block)}}{{/\(template)}}"
  }
}

extension SectionTable.Column {
  fileprivate var isTitle: Bool { field == RecordSlot.title.rawValue }

  /// The name of the template for its values.
  fileprivate var template: String {
    if alignment == .point { return "number" }
    if field == RecordSlot.date.rawValue { return "date" }
    return hasTerms ? "terms" : "text"
  }
}

// MARK: Rules

extension RowTemplate {
  var css: String {
    table.columns.enumerated().map { rules(of: $1, at: $0) }.joined()
  }

  private func rules(of column: SectionTable.Column, at index: Int) -> String {
    let place = ":nth-child(\(index + 1))"
    let all = ".\(className) :is(th,td)\(place)"
    var rules = ""
    switch column.alignment {
    case .center: rules += "\(all){text-align:center}"
    case .end: rules += "\(all){text-align:end}\(order(at: place)){flex-direction:row-reverse}"
    case .point:
      // Digits align at their right ends, also in right-to-left text.
      let parts = ["f", "p", "u"].map { "--\($0):var(--\($0)\(index))" }.joined(separator: ";")
      rules += "\(all){text-align:right;\(parts)}"
      rules += ".\(className) tbody :is(th,td)\(place){white-space:nowrap}"
      rules += "\(order(at: place)):dir(ltr){flex-direction:row-reverse}"
    case .start, nil: break
    }
    if let width = column.width {
      let length = "\(width.decimalText(places: 3))px"
      rules += "\(all){min-inline-size:\(length);inline-size:\(length);max-inline-size:none}"
    }
    if table.narrow == .cards {
      let label = ".\(className) td\(place)::before{content:\(column.label.quotedForStyle)}"
      rules += "@container (width < 37.5rem){\(label)}"
    }
    return rules
  }

  /// The column title that sorts the table. Its arrow comes first if the column is right-aligned.
  private func order(at place: String) -> String { ".\(className) \(place)>.order" }
}
