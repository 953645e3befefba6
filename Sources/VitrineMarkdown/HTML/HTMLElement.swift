/// The role of an HTML element in a text.
enum HTMLElement {
  /// Part of a line.
  case inline

  /// A block of its own.
  case block

  /// An element whose content is not text of the page.
  case hidden

  /// Fails if HTML has no element with this name.
  init?(_ name: String) {
    guard let element = elements[name] else { return nil }
    self = element
  }
}

private let elements: [String: HTMLElement] = {
  let names: [(HTMLElement, String)] = [
    (
      .inline,
      """
      a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label link \
      mark meta meter nobr output progress q rp rt ruby s samp select small span strike strong sub sup textarea \
      time tt u var wbr
      """
    ),
    (
      .block,
      """
      address article aside audio blockquote body br canvas caption center col colgroup dd details \
      dialog dir div dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup \
      hr html legend li main map math menu nav ol optgroup option p picture pre search \
      section source summary table tbody td tfoot th thead title tr track ul video
      """
    ),
    (.hidden, "applet iframe noembed noframes noscript object script style svg template"),
  ]
  var elements: [String: HTMLElement] = [:]
  for (element, names) in names {
    for name in names.split(separator: " ") { elements[String(name)] = element }
  }
  return elements
}()
