/// A key of another site generator, and what to write here instead.
struct ForeignKey: Sendable {
  /// The generators that have the key, as a possessive.
  let generators: String

  /// What to do instead in the front matter of an item or a page, or in `site.yml`. Nil where the
  /// key has no meaning.
  var item: String?
  var page: String?
  var site: String?

  /// The hint for `key`, such as `for Hugo's 'weight', write 'order'`.
  func hint(_ key: String, _ advice: String) -> String { "for \(generators) '\(key)', \(advice)" }
}

extension ForeignKey {
  static let all = Dictionary(
    uniqueKeysWithValues: rows.flatMap { keys, key in
      keys.split(separator: " ").map { (String($0), key) }
    })

  private static let noLikeness = "leave it out: pages have nothing like it"

  /// Keys that share the same advice are separated by spaces.
  private static let rows: KeyValuePairs<String, ForeignKey> = [
    "weight": Self("Hugo's", everywhere: "write 'order'"),
    "nav_order": Self("Jekyll's", everywhere: "write 'order'"),
    "sidebar_position": Self("Docusaurus's", everywhere: "write 'order'"),
    "eleventyNavigation": Self(
      "Eleventy's", everywhere: "write 'order': the tree of pages is that of the folders"),
    "slug": Self("Hugo's", item: "write 'id'", page: "leave it out: its folder gives its address"),
    "permalink": Self(
      "Jekyll's and Eleventy's",
      item: "write 'id', the last part of its address, and 'aliases' for others",
      page: "leave it out: its folder gives its address, and 'aliases' gives others"),
    "redirect_from": Self("Jekyll's", everywhere: "write 'aliases'"),
    "published": Self("Jekyll's", everywhere: "write 'draft', which is the opposite"),
    "publishDate": Self(
      "Hugo's", item: "write 'date', and 'scheduled: true'", page: "leave it out: items have dates"),
    "pubDate": Self("Astro's", item: "write 'date', and 'scheduled: true'"),
    "id": Self("Docusaurus's", page: "leave it out: its folder gives its address"),
    "description": Self("other generators'", page: "write 'text'"),
    "summary": Self("Hugo's", page: "write 'text'"),
    "linkTitle": Self("Hugo's", everywhere: "leave it out: a page has one title, 'title'"),
    "sidebar_label pagination_label": Self(
      "Docusaurus's", everywhere: "leave it out: a page has one title, 'title'"),
    "nav_title": Self(
      "other generators'", everywhere: "leave it out: a page has one title, 'title'"),
    "lang": Self("Jekyll's and VitePress's", page: "write 'language'"),
    "date": Self("other generators'", page: "leave it out: items have dates"),
    "lastmod": Self("Hugo's", page: "leave it out: builds know what changed"),
    "last_modified_at": Self("Jekyll's", page: "leave it out: builds know what changed"),
    "lastUpdated": Self("VitePress's", page: "leave it out: builds know what changed"),
    "type": Self("Hugo's", page: "leave it out, or write 'layout: grid' for how its items look"),
    "template": Self("MkDocs's and Starlight's", page: "leave it out: all pages have one template"),
    "url": Self(
      "Hugo's", page: "leave it out: its folder gives its address, and 'aliases' gives others"),
    "parent": Self(
      "Just the Docs'", page: "leave it out: the tree of pages is that of the folders"),
    "grand_parent has_children": Self(
      "Just the Docs'", everywhere: "leave it out: the tree of pages is that of the folders"),
    "has_toc": Self(
      "Just the Docs'", everywhere: "leave it out: long texts have a list of their headings"),
    "hide_table_of_contents": Self(
      "Docusaurus's", everywhere: "leave it out: long texts have a list of their headings"),
    "tableOfContents": Self(
      "Starlight's", everywhere: "leave it out: long texts have a list of their headings"),
    "hide": Self(
      "Material for MkDocs'", everywhere: "leave it out: 'navigation' of a page shows the tree"),
    "sidebar": Self(
      "VitePress's and Starlight's", page: "write 'navigation: tree'; without it there is none"),
    "displayed_sidebar": Self(
      "Docusaurus's", everywhere: "leave it out: 'navigation' of a page shows the tree"),
    "sidebar_class_name": Self("Docusaurus's", everywhere: "leave it out: a page has no class"),
    "pagination_next pagination_prev": Self(
      "Docusaurus's", everywhere: "leave it out: 'order' says what is next"),
    "custom_edit_url": Self(
      "Docusaurus's", everywhere: "leave it out, and write 'edit' in site.yml"),
    "editLink": Self("VitePress's", everywhere: "leave it out, and write 'edit' in site.yml"),
    "hero": Self("VitePress's and Starlight's", page: "write 'title', 'text' and 'sections'"),
    "features": Self("VitePress's", page: "write 'sections'"),
    "keywords": Self("other generators'", page: "leave it out: search reads the text"),
    "tags": Self("other generators'", page: "leave it out: items have tags"),
    "author authors": Self("other generators'", page: "leave it out: items have fields"),
    "image": Self("other generators'", page: "put the picture into its text"),
    "icon": Self("other generators'", page: "leave it out: pages have no icon"),
    "unlisted": Self("Docusaurus's", everywhere: "write 'hidden'"),
    "nav_exclude": Self("Jekyll's", everywhere: "write 'hidden'"),
    "eleventyExcludeFromCollections": Self("Eleventy's", everywhere: "write 'hidden'"),
    "categories": Self(
      "Jekyll's", item: "write 'tags', or name the field in the 'terms' of the collection",
      page: "write 'terms' in its collection, which names the field of the items"),
    "layout": Self(
      "Jekyll's and Hugo's",
      item: "leave it out, or write 'cell: card' for how lists show it; its page looks as all do"),
    "listing": Self("Quarto's", page: "write 'collection', and 'layout' for how it looks"),
    "toc": Self("Quarto's", everywhere: "write nothing: long texts have a list of their headings"),
    "baseURL": Self("Hugo's", site: "write 'url'"),
    "baseurl": Self("Jekyll's", site: "write 'url', with the folder"),
    "languageCode": Self("Hugo's", site: "write 'language'"),
    "menu menus": Self(
      "Hugo's", page: "write 'navigation' in site.yml",
      site: "write navigation: [{ title: Birds, page: birds }]"),
    "taxonomies": Self("Hugo's", site: "write 'terms' in a collection"),
    "paginate": Self("Hugo's", site: "write 'pages' in a section"),
    "collections": Self(
      "Jekyll's", site: "write 'collection' into the index.md of the folder that shows it"),
    "website": Self("Quarto's", site: "write 'title' and 'navigation' without a map around them"),
    "bibliography code-fold csl execute format jupyter number-sections page-layout": Self(
      "Quarto's", page: noLikeness),
    "output": Self("R Markdown's", page: noLikeness),
    "html_meta jupytext kernelspec orphan tocdepth": Self("MyST's", page: noLikeness),
    "head next prev": Self("VitePress's", page: noLikeness),
    "banner": Self("Starlight's", page: noLikeness),
    "bookCollapseSection cascade expiryDate outputs sitemap": Self("Hugo's", page: noLikeness),
    "comments excerpt math mathjax mermaid": Self("Jekyll's", page: noLikeness),
    "cssclass cssclasses publish": Self("Obsidian's", page: noLikeness),
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
