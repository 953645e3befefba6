extension CellConfiguration {
  /// All its texts, which can contain `<path>`s.
  package var texts: [String] { numbered.texts }

  /// The addresses of its accessories and actions, which can contain `<path>`s.
  package var links: [String] {
    (swipeActions.leading + swipeActions.trailing).map(\.link)
      + accessories.flatMap { accessory -> [String] in
        switch accessory.kind {
        case .delete(let link), .insert(let link): [link]
        case .popUpMenu(let items): items.map(\.link)
        case .disclosureIndicator, .detail, .checkmark, .reorder, .multiselect,
          .label, .customView:
          []
        }
      }
  }

  /// Returns the cell with its texts and addresses replaced by `<0>`, `<1>` and so on, and these
  /// texts in order. Cells that differ only in their texts get the same form.
  package var numbered: (form: CellConfiguration, texts: [String]) {
    var texts: [String] = []
    let form = replacingTexts {
      texts.append($0)
      return "<\(texts.count - 1)>"
    }
    return (form, texts)
  }

  private func replacingTexts(_ replace: (String) -> String) -> CellConfiguration {
    var cell = self
    cell.content.text = content.text.map(replace)
    cell.content.secondaryText = content.secondaryText.map(replace)
    cell.swipeActions = swipeActions.replacingTexts(replace)
    for index in accessories.indices {
      cell.accessories[index].kind = accessories[index].kind.replacingTexts(replace)
    }
    return cell
  }
}

extension SwipeActions {
  fileprivate func replacingTexts(_ replace: (String) -> String) -> SwipeActions {
    func replaced(_ actions: [Action]) -> [Action] {
      actions.map { Action(replace($0.title), link: replace($0.link), style: $0.style) }
    }
    return SwipeActions(leading: replaced(leading), trailing: replaced(trailing))
  }
}

extension CellAccessory.Kind {
  fileprivate func replacingTexts(_ replace: (String) -> String) -> Self {
    switch self {
    case .detail(let text): .detail(replace(text))
    case .label(let text): .label(replace(text))
    case .delete(let link): .delete(link: replace(link))
    case .insert(let link): .insert(link: replace(link))
    case .popUpMenu(let items):
      .popUpMenu(items.map { CellAccessory.MenuItem(replace($0.title), link: replace($0.link)) })
    case .disclosureIndicator, .checkmark, .reorder, .multiselect, .customView: self
    }
  }
}
