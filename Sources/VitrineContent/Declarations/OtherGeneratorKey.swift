/// A key of another site generator, and what to write here instead.
struct OtherGeneratorKey: Sendable {
  /// The generators that have the key, as a possessive.
  let generators: String

  /// The advice for the key in the front matter of an item or a page, or in `site.yml`. Nil if the
  /// key has no meaning there.
  var item: String?
  var page: String?
  var site: String?

  /// The hint for `key`, such as `for Hugo's 'weight', use 'order'`.
  func hint(_ key: String, _ advice: String) -> String { "for \(generators) '\(key)', \(advice)" }
}

extension OtherGeneratorKey {
  static let all = Dictionary(
    uniqueKeysWithValues: rows.flatMap { keys, key in
      keys.split(separator: " ").map { (String($0), key) }
    })

  private static let noEquivalent = "remove it: pages have nothing like it"

  /// Keys that share the same advice are separated by spaces.
  private static let rows: KeyValuePairs<String, OtherGeneratorKey> = [
    "weight": Self("Hugo's", everywhere: "use 'order'"),
    "nav_order": Self("Jekyll's", everywhere: "use 'order'"),
    "sidebar_position": Self("Docusaurus's", everywhere: "use 'order'"),
    "eleventyNavigation": Self(
      "Eleventy's", everywhere: "use 'order': the tree of pages follows the folders"),
    "slug": Self("Hugo's", item: "use 'id'", page: "remove it: the folder gives the address"),
    "permalink": Self(
      "Jekyll's and Eleventy's",
      item: "use 'id' for the last part of the address, and 'aliases' for other addresses",
      page: "remove it: the folder gives the address, and 'aliases' gives others"),
    "redirect_from": Self("Jekyll's", everywhere: "use 'aliases'"),
    "published": Self("Jekyll's", everywhere: "use 'draft', which is the opposite"),
    "publishDate": Self(
      "Hugo's", item: "use 'date', and 'scheduled: true'", page: "remove it: items have dates"),
    "pubDate": Self("Astro's", item: "use 'date', and 'scheduled: true'"),
    "id": Self("Docusaurus's", page: "remove it: the folder gives the address"),
    "description": Self("other generators'", page: "use 'text'"),
    "summary": Self("Hugo's", page: "use 'text'"),
    "linkTitle": Self("Hugo's", everywhere: "remove it: a page has one title, 'title'"),
    "sidebar_label pagination_label": Self(
      "Docusaurus's", everywhere: "remove it: a page has one title, 'title'"),
    "nav_title": Self(
      "other generators'", everywhere: "remove it: a page has one title, 'title'"),
    "lang": Self("Jekyll's and VitePress's", page: "use 'language'"),
    "date": Self("other generators'", page: "remove it: items have dates"),
    "lastmod": Self("Hugo's", page: "remove it: Vitrine compares builds to find changes"),
    "last_modified_at": Self(
      "Jekyll's", page: "remove it: Vitrine compares builds to find changes"),
    "lastUpdated": Self("VitePress's", page: "remove it: Vitrine compares builds to find changes"),
    "type": Self("Hugo's", page: "remove it, or use 'layout: grid' to set how its items look"),
    "template": Self("MkDocs's and Starlight's", page: "remove it: all pages share one template"),
    "url": Self(
      "Hugo's", page: "remove it: the folder gives the address, and 'aliases' gives others"),
    "parent": Self(
      "Just the Docs'", page: "remove it: the tree of pages follows the folders"),
    "grand_parent has_children": Self(
      "Just the Docs'", everywhere: "remove it: the tree of pages follows the folders"),
    "has_toc": Self(
      "Just the Docs'", everywhere: "remove it: long texts have a table of contents"),
    "hide_table_of_contents": Self(
      "Docusaurus's", everywhere: "remove it: long texts have a table of contents"),
    "tableOfContents": Self(
      "Starlight's", everywhere: "remove it: long texts have a table of contents"),
    "hide": Self(
      "Material for MkDocs'", everywhere: "remove it: set 'navigation' on a page to show the tree"),
    "sidebar": Self(
      "VitePress's and Starlight's", page: "use 'navigation: tree'; by default there is no tree"),
    "displayed_sidebar": Self(
      "Docusaurus's", everywhere: "remove it: set 'navigation' on a page to show the tree"),
    "sidebar_class_name": Self("Docusaurus's", everywhere: "remove it: pages have no class"),
    "pagination_next pagination_prev": Self(
      "Docusaurus's", everywhere: "remove it: 'order' sets what comes next"),
    "custom_edit_url": Self(
      "Docusaurus's", everywhere: "remove it, and set 'edit' in site.yml"),
    "editLink": Self("VitePress's", everywhere: "remove it, and set 'edit' in site.yml"),
    "hero": Self("VitePress's and Starlight's", page: "use 'title', 'text' and 'sections'"),
    "features": Self("VitePress's", page: "use 'sections'"),
    "keywords": Self("other generators'", page: "remove it: search covers the text"),
    "tags": Self("other generators'", page: "remove it: items have tags"),
    "author authors": Self("other generators'", page: "remove it: items have fields"),
    "image": Self("other generators'", page: "put the picture into the text"),
    "icon": Self("other generators'", page: "remove it: pages have no icon"),
    "unlisted": Self("Docusaurus's", everywhere: "use 'hidden'"),
    "nav_exclude": Self("Jekyll's", everywhere: "use 'hidden'"),
    "eleventyExcludeFromCollections": Self("Eleventy's", everywhere: "use 'hidden'"),
    "categories": Self(
      "Jekyll's", item: "use 'tags', or name the field in the collection's 'terms'",
      page: "use 'terms' in its collection, which names the field of the items"),
    "layout": Self(
      "Jekyll's and Hugo's",
      item: "remove it, or use 'cell: card' to set how lists show it; all item pages look the same"),
    "listing": Self("Quarto's", page: "use 'collection', and 'layout' to set how it looks"),
    "toc": Self("Quarto's", everywhere: "remove it: long texts have a table of contents"),
    "baseURL": Self("Hugo's", site: "use 'url'"),
    "baseurl": Self("Jekyll's", site: "use 'url', including the folder"),
    "languageCode": Self("Hugo's", site: "use 'language'"),
    "menu menus": Self(
      "Hugo's", page: "use 'navigation' in site.yml",
      site: "use navigation: [{ title: Birds, page: birds }]"),
    "taxonomies": Self("Hugo's", site: "use 'terms' in a collection"),
    "paginate": Self("Hugo's", site: "use 'pages' in a section"),
    "collections": Self(
      "Jekyll's", site: "use 'collection' in the index.md of the folder that shows it"),
    "website": Self("Quarto's", site: "use 'title' and 'navigation' without a map around them"),
    "bibliography code-fold csl execute format jupyter number-sections page-layout": Self(
      "Quarto's", page: noEquivalent),
    "output": Self("R Markdown's", page: noEquivalent),
    "html_meta jupytext kernelspec orphan tocdepth": Self("MyST's", page: noEquivalent),
    "head next prev": Self("VitePress's", page: noEquivalent),
    "banner": Self("Starlight's", page: noEquivalent),
    "bookCollapseSection cascade expiryDate outputs sitemap": Self("Hugo's", page: noEquivalent),
    "comments excerpt math mathjax mermaid": Self("Jekyll's", page: noEquivalent),
    "cssclass cssclasses publish": Self("Obsidian's", page: noEquivalent),
  ]

  private init(_ generators: String, everywhere advice: String) {
    self.init(generators, item: advice, page: advice)
  }

  private init(
    _ generators: String, item: String? = nil, page: String? = nil, site: String? = nil
  ) {
    self.generators = generators
    self.item = item
    self.page = page
    self.site = site
  }
}
