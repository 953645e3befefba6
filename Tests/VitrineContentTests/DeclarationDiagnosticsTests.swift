import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// One row for each mistake that a curator can make in front matter and `site.yml`.
@Suite struct DeclarationDiagnosticsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String

    /// Below the first line, `---`, of `index.md`.
    var frontMatter: String
    var expected: String

    init(_ name: String, _ frontMatter: String, _ expected: String) {
      self.name = name
      self.frontMatter = frontMatter
      self.expected = expected
    }

    var testDescription: String { name }
  }

  static let pages = [
    Case(
      "unknown key of a page", "titel: Birds",
      """
      index.md:2:1: error: unknown key 'titel' in a page
        hint: did you mean 'title'?
      """),
    Case(
      "unknown key that is like none", "colour: red",
      """
      index.md:2:1: error: unknown key 'colour' in a page
        hint: the keys of a page are title, text, language, direction, theme, order, draft, hidden, aliases, navigation, collection, collections, sections, layout, cell, select, search, filters, sorts, groups, figures, feed, header, footer, gap
      """),
    Case(
      "key of a collection in a page", "terms: [creator]",
      """
      index.md:2:1: error: unknown key 'terms' in a page
        hint: it is a key of a collection
      """),
    Case(
      "key of pages and sections in a collection", "collection: { from: '*.md', layout: grid }",
      """
      index.md:2:29: error: unknown key 'layout' in a collection
        hint: it is a key of a page, and of a section
      """),
    Case(
      "header of a page that says nothing", "header: { pinned: true }",
      """
      index.md:2:9: error: a header or footer of a page needs 'text'
        hint: write { text: Closed on Mondays, pinned: true }
      """),
    Case(
      "negative gap of a page", "gap: -4",
      "index.md:2:6: error: 'gap' must be a number that is not negative, not '-4'"),
    Case(
      "title that is a list", "title: [Birds]",
      "index.md:2:8: error: 'title' must be text, not a list"),
    Case(
      "title that is a map", "title: { a: b }",
      """
      index.md:2:8: error: 'title' must be text, not a map
        hint: put text that begins with { or contains ': ' in quotes
      """),
    Case(
      "unknown direction", "direction: rlt",
      """
      index.md:2:12: error: 'direction' cannot be 'rlt'
        hint: did you mean 'rtl'?
      """),
    Case(
      "unknown selection of a page", "select: mny",
      """
      index.md:2:9: error: 'select' cannot be 'mny'
        hint: did you mean 'many'?
      """),
    Case(
      "selection that is no name", "sections: [ { select: true } ]",
      """
      index.md:2:23: error: 'select' cannot be 'true'
        hint: 'select' must be one of one, many
      """),
    Case(
      "sections that are no list", "sections: all",
      """
      index.md:2:11: error: 'sections' must be a list, not 'all'
        hint: a section is a map, as in sections: [{ layout: grid }]
      """),
    Case(
      "section that is no map", "sections: [all]",
      """
      index.md:2:12: error: a section must be a map, not 'all'
        hint: a section is a map, as in sections: [{ layout: grid }]
      """),
    Case(
      "sections without hyphens", "sections:\n  layout: grid",
      """
      index.md:3:3: error: 'sections' must be a list, not a map
        hint: begin each entry of the list with '- '
      """),
    Case(
      "hyphen without a space", "sections:\n  -sort: title",
      """
      index.md:3:3: error: 'sections' must be a list, not a map
        hint: add a space after the hyphen of '-sort'
      """),
    Case(
      "list of one without brackets", "filters: artist, year",
      """
      index.md:2:10: error: 'filters' must be a list, not 'artist, year'
        hint: write [artist, year]
      """),
    Case(
      "yes in another language", "draft: Nein",
      """
      index.md:2:8: error: 'draft' must be true or false, not 'Nein'
        hint: write false
      """),
    Case(
      "count of yes", "figures: [ { count: yes } ]",
      """
      index.md:2:21: error: 'count' must be true, false or one of roots, leaves, all, not 'yes'
        hint: write true
      """),
    Case(
      "field in a map in a slot",
      "collection: { fields: { link: { field: url, type: link } } }",
      """
      index.md:2:31: error: 'link' must be text or a list of texts, not a map
        hint: write link: url
      """),
    Case(
      "unit that is a number",
      "collection: { measures: { time: { field: t, unit: 5 } } }",
      "index.md:2:51: error: 'unit' must be a unit such as 'kg', not '5'"),
    Case(
      "no-break space before a key", "\u{A0}text: x",
      """
      index.md:2:1: error: unknown key '\u{A0}text' in a page
        hint: it contains a no-break space or similar: remove it, or write plain spaces
      """),
    Case(
      "unknown key of a section", "sections: [ { titel: All } ]",
      """
      index.md:2:15: error: unknown key 'titel' in a section
        hint: did you mean 'title'?
      """),
    Case(
      "limit that is no number", "sections: [ { limit: few } ]",
      "index.md:2:22: error: 'limit' must be a whole number from 0, not 'few'"),
    Case(
      "limit in quotes", "sections: [ { limit: '3' } ]",
      """
      index.md:2:22: error: 'limit' must be a whole number from 0, not '3'
        hint: remove the quotes
      """),
    Case(
      "repeats that is no bool", "sections: [ { repeats: yes } ]",
      """
      index.md:2:24: error: 'repeats' must be true or false, not 'yes'
        hint: write true
      """),
    Case(
      "repeats that says no", "sections: [ { repeats: off } ]",
      """
      index.md:2:24: error: 'repeats' must be true or false, not 'off'
        hint: write false
      """),
    Case(
      "collections that are no map", "collections: [a.json]",
      "index.md:2:14: error: 'collections' must be a map of names to collections, not a list"),
    Case(
      "fields that are no map", "collection: { from: '*.md', fields: [title] }",
      "index.md:2:37: error: 'fields' must be a map from fields to their sources, not a list"),
    Case(
      "measures that are no map", "collection: { from: '*.md', measures: mean }",
      "index.md:2:39: error: 'measures' must be a map of names to measures, not 'mean'"),
    Case(
      "where with a sign of comparison", "sections: [ { where: year >= 1760 } ]",
      """
      index.md:2:22: error: 'where' must be a map from fields to their values, not 'year >= 1760'
        hint: write { year: { atLeast: 1760 } }
      """),
    Case(
      "where that is no map", "sections: [ { where: new } ]",
      """
      index.md:2:22: error: 'where' must be a map from fields to their values, not 'new'
        hint: write a map, as { kind: Print }
      """),
    Case(
      "unknown test of a condition", "sections: [ { where: { year: { atleast: 3 } } } ]",
      """
      index.md:2:32: error: unknown key 'atleast' in a condition
        hint: did you mean 'atLeast'?
      """),
    Case(
      "has that is no bool", "sections: [ { where: { year: { has: 3 } } } ]",
      "index.md:2:37: error: 'has' must be true or false, not '3'"),
    Case(
      "sort that is a map", "sections: [ { sort: { title: up } } ]",
      """
      index.md:2:23: error: unknown key 'title' in an order of records
        hint: the keys of an order of records are by, skipArticles
      """),
    Case(
      "condition on a list in a list", "sections: [ { where: { year: [[3]] } } ]",
      "index.md:2:31: error: 'year' must be one value, not a list"),
    Case(
      "outline by nothing", "sections: [ { outline: [] } ]",
      """
      index.md:2:15: error: 'outline' needs 'by'
        hint: name the field for the parents, as in outline: { by: category }
      """),
    Case(
      "outline without by", "sections: [ { outline: { sort: title } } ]",
      """
      index.md:2:15: error: 'outline' needs 'by'
        hint: name the field for the parents, as in outline: { by: category }
      """),
    Case(
      "each without by", "sections: [ { each: { none: Other } } ]",
      """
      index.md:2:15: error: 'each' needs 'by'
        hint: name the field for the sections, as in each: { by: category }
      """),
    Case(
      "each by a list", "sections: [ { each: { by: [a, b] } } ]",
      "index.md:2:27: error: 'by' must be a field, such as 'title' or 'date by decade', not a list"),
    Case(
      "each by two", "sections: [ { each: [a, b] } ]",
      "index.md:2:21: error: 'each' must be a field, such as 'title' or 'date by decade', not a list"
    ),
    Case(
      "labels that are no map", "sections: [ { outline: { by: a, labels: b } } ]",
      "index.md:2:41: error: 'labels' must be a map from values to titles, not 'b'"),
    Case(
      "unknown cell", "sections: [ { cell: crad } ]",
      """
      index.md:2:21: error: there is no cell 'crad'
        hint: did you mean 'card'?
      """),
    Case(
      "unknown cell that is like none", "cell: portrait",
      """
      index.md:2:7: error: there is no cell 'portrait'
        hint: a cell is a file Templates/cells/portrait.html; the existing cells are card, chip, plate, row, tile
      """),
    Case(
      "unknown collection", "sections: [ { collection: brids } ]",
      """
      index.md:2:27: error: there is no collection 'brids'
        hint: a collection of this page is referred to by its name, another page's by that page's folder
      """),
    Case(
      "collection and collections", "collection: { from: '*.md' }\ncollections: {}",
      """
      index.md:3:1: error: 'collections' cannot be used with 'collection'
        hint: keep one of the two
      """),
    Case(
      "collection that is no map", "collection: birds.json",
      """
      index.md:2:13: error: a collection must be a map, not 'birds.json'
        hint: write { from: birds.json }
      """),
    Case(
      "collection of another page", "collection: /birds",
      """
      index.md:2:13: error: a collection must be a map, not '/birds'
        hint: to show the collection of another page, write 'collection: /birds' in one of its 'sections'
      """),
    Case(
      "a section beside a collection that is no map",
      "collection: '*.md'\nsections: [ { title: All } ]",
      """
      index.md:2:13: error: a collection must be a map, not '*.md'
        hint: write { from: "*.md" }
      """),
    Case(
      "a section beside an unknown key for a collection",
      "colection: { from: '*.md' }\nsections: [ { title: All } ]",
      """
      index.md:2:1: error: unknown key 'colection' in a page
        hint: did you mean 'collection'?
      """),
    Case(
      "two sections, and a condition that is none",
      "sections: [ { id: a, where: { year: { min: 1 } } }, { id: b } ]",
      """
      index.md:2:39: error: unknown key 'min' in a condition
        hint: the keys of a condition are atLeast, atMost, not, contains, startsWith, has
      """),
    Case(
      "unknown key of a collection", "collection: { form: '*.md' }",
      """
      index.md:2:15: error: unknown key 'form' in a collection
        hint: did you mean 'from'?
      """),
    Case(
      "from that matches nothing", "collection: { from: 'bird/*.md' }",
      """
      index.md:2:21: error: no file matches 'bird/*.md'
        hint: paths start in the folder of this file; ** matches any folders
      """),
    Case(
      "folders as Windows writes them", #"collection: { from: 'data\a.csv' }"#,
      """
      index.md:2:21: error: no file matches 'data\\a.csv'
        hint: folders end with /: write data/a.csv
      """),
    Case(
      "quotes of a text program", "collection: { from: “a.csv” }",
      """
      index.md:2:21: error: no file matches '“a.csv”'
        hint: use straight quotes: write "a.csv"
      """),
    Case(
      "from with braces", "collection: { from: '*.{jpg,png}' }",
      """
      index.md:2:21: error: no file matches '*.{jpg,png}'
        hint: write several patterns in a list, as in [a/*.jpg, a/*.png]
      """),
    Case(
      "from that leaves the content folder", "collection: { from: ../birds.json }",
      """
      index.md:2:21: error: '../birds.json' leaves the content folder
        hint: a path starts in its own folder, or with / in the content folder: move the file there
      """),
    Case(
      "name of a collection with a sign", "collections: { a/b: { from: '*.md' } }",
      """
      index.md:2:16: error: 'a/b' cannot be the name of a collection
        hint: leave out '#' and '/'
      """),
    Case(
      "children without from", "collection: { from: '*.md', children: { id: name } }",
      """
      index.md:2:29: error: 'children' needs 'from'
        hint: name the field that contains the children, as in from: releases
      """),
    Case(
      "image without src", "collection: { from: '*.md', fields: { image: { alt: name } } }",
      """
      index.md:2:39: error: an image needs 'src'
        hint: name the field that contains the picture, as in image: { src: thumbnail }
      """),
    Case(
      "shape that is none",
      "collection: { from: '*.md', fields: { image: { src: a, shape: 4/3/2 } } }",
      "index.md:2:63: error: 'shape' must be a shape such as 4/3 or <width>/<height>, not '4/3/2'"),
    Case(
      "measure with an unknown direction",
      "collection: { from: '*.md', measures: { mean: { better: less } } }",
      """
      index.md:2:57: error: 'better' cannot be 'less'
        hint: 'better' must be one of lower, higher
      """),
    Case(
      "noise that is no share", "collection: { from: '*.md', measures: { mean: { noise: some } } }",
      "index.md:2:56: error: 'noise' must be a share such as 3%, or a number, not 'some'"),
    Case(
      "page that is no bool", "collection: { from: '*.md', page: always }",
      "index.md:2:35: error: 'page' must be true or false, not 'always'"),
  ]

  @Test(arguments: pages) func aMistakeOnAPageIsReportedAtItsPlace(_ row: Case) throws {
    let folder = try ContentFixture([
      "index.md": "---\n\(row.frontMatter)\n---\n", "owl.md": "---\ntitle: Owl\n---\n",
    ])

    let errors = folder.read().diagnostics.filter { $0.severity == .error }

    #expect(errors.map(\.description) == [row.expected])
  }

  static let layouts = [
    Case(
      "two layouts at once", "layout: { list: {}, grid: {} }",
      """
      index.md:2:21: error: 'grid' cannot be used with the layout 'list'
        hint: choose by width, with 0: and 700:
      """),
    Case(
      "unknown layout", "layout: gird",
      """
      index.md:2:9: error: there is no layout 'gird'
        hint: did you mean 'grid'?
      """),
    Case(
      "masonry", "layout: { masonry: {} }",
      """
      index.md:2:11: error: there is no layout 'masonry'
        hint: columns of different heights go into a row: write { row: { gap: 16, of: [{ column: { width: 50%, times: 2 } }, { column: { width: 50%, times: 2 } }] } }
      """),
    Case(
      "unknown layout that is like none", "layout: { wall: {} }",
      """
      index.md:2:11: error: there is no layout 'wall'
        hint: the layouts are list, grid, carousel, gallery, flow, row, column, table, chart, timeline, map
      """),
    Case(
      "unknown option", "layout: { grid: { narow: 240 } }",
      """
      index.md:2:19: error: unknown key 'narow' in the layout 'grid'
        hint: the keys of the layout 'grid' are columns, narrowest, gap, of, picture, fit, insets, header, footer, background, badges
      """),
    Case(
      "picture of no shape", "layout: { grid: { picture: wide } }",
      "index.md:2:28: error: 'picture' must be 'own' or a shape such as 4/3, not 'wide'"),
    Case(
      "unknown fit", "layout: { carousel: { fit: contian } }",
      """
      index.md:2:28: error: 'fit' cannot be 'contian'
        hint: did you mean 'contain'?
      """),
    Case(
      "fit within a row", "layout: { row: { of: [ { column: { times: 2, fit: contain } } ] } }",
      """
      index.md:2:46: error: a column inside another does not support 'fit'
        hint: set it on the outermost row or column, for all
      """),
    Case(
      "unknown style", "layout: { list: { style: insett } }",
      """
      index.md:2:26: error: 'style' cannot be 'insett'
        hint: did you mean 'inset'?
      """),
    Case(
      "two layouts", "layout: { grid: {}, columns: 3 }",
      """
      index.md:2:21: error: 'columns' cannot be used with the layout 'grid'
        hint: indent it if it is an option of 'grid'
      """),
    Case(
      "columns and narrowest", "layout: { grid: { columns: 3, narrowest: 200 } }",
      """
      index.md:2:31: error: 'narrowest' cannot be used with 'columns'
        hint: keep one of the two
      """),
    Case(
      "width of a grid's items", "layout: { grid: { of: { width: 8 } } }",
      """
      index.md:2:25: error: unknown key 'width' in 'of' in a grid
        hint: the keys of 'of' in a grid are insets, edges
      """),
    Case(
      "edges of a grid's items", "layout: { grid: { of: { edges: none } } }",
      """
      index.md:2:32: error: 'edges' cannot be 'none'
        hint: write a gap such as 8 or at least 8
      """),
    Case(
      "insets above a grid's items", "layout: { grid: { of: { insets: [7, 0] } } }",
      """
      index.md:2:33: warning: the insets above and below the items of a grid have no effect
        hint: items are as tall as their content: write insets: [0, 8], or use 'edges' for space above and below
      """),
    Case(
      "no columns at all", "layout: { grid: { columns: 0 } }",
      "index.md:2:28: error: 'columns' must be a whole number from 1 to 1000, not '0'"),
    Case(
      "too many columns", "layout: { grid: { columns: 1001 } }",
      "index.md:2:28: error: 'columns' must be a whole number from 1 to 1000, not '1001'"),
    Case(
      "too many small pictures", "layout: { gallery: { small: 1001 } }",
      "index.md:2:29: error: 'small' must be a whole number from 1 to 1000, not '1001'"),
    Case(
      "too many parts", "layout: { row: { height: 20, times: 1001 } }",
      "index.md:2:37: error: 'times' must be a whole number from 1 to 1000, not '1001'"),
    Case(
      "negative gap", "layout: { flow: { gap: -1 } }",
      "index.md:2:24: error: 'gap' must be a number that is not negative, not '-1'"),
    Case(
      "columns narrower than a pixel", "layout: { grid: { narrowest: 0 } }",
      "index.md:2:30: error: 'narrowest' must be a number from 16, not '0'"),
    Case(
      "items of a negative width", "layout: { carousel: { width: -1 } }",
      "index.md:2:30: error: 'width' must be a number from 1, not '-1'"),
    Case(
      "negative insets", "layout: { list: { insets: [4, -8] } }",
      """
      index.md:2:31: error: 'insets' must not be negative, but -8 is
        hint: insets are the space inside the edges: write 0 for none
      """),
    Case(
      "three insets", "layout: { list: { insets: [1, 2, 3] } }",
      """
      index.md:2:27: error: 'insets' takes 1, 2 or 4 numbers, not 3
        hint: two set top and bottom, then the sides; four go clockwise from the top
      """),
    Case(
      "insets in percent", "layout: { list: { insets: 10% } }",
      "index.md:2:27: error: 'insets' must be a number, or a list of 2 or 4 numbers, not '10%'"),
    Case(
      "choice of one layout", "layout: { choose: [grid] }",
      """
      index.md:2:19: error: 'choose' needs at least two layouts
        hint: write choose: [grid, list], or a single layout without 'choose'
      """),
    Case(
      "choice of one that is no list", "layout: { choose: grid }",
      "index.md:2:19: error: 'choose' must be a list of layouts, not 'grid'"),
    Case(
      "choice that is no list", "layout: { choose: 'grid, list' }",
      """
      index.md:2:19: error: 'choose' must be a list of layouts, not 'grid, list'
        hint: write [grid, list]
      """),
    Case(
      "choice of an unknown layout", "layout: { choose: [grid, lst] }",
      """
      index.md:2:26: error: there is no layout 'lst'
        hint: did you mean 'list'?
      """),
    Case(
      "key beside a choice", "layout: { choose: [grid, list], gap: 8 }",
      """
      index.md:2:33: error: 'gap' cannot be used with 'choose'
        hint: each layout in the list of 'choose' has its own options
      """),
    Case(
      "choice twice", "layout: { choose: [grid, { grid: { columns: 2 } }] }",
      """
      index.md:2:26: error: two layouts to choose from are both called 'grid'
        hint: give each a title: { grid: { columns: 2 }, title: Large }
      """),
    Case(
      "choice by width", "layout: { choose: [grid, { 0: list, 700: grid }] }",
      """
      index.md:2:28: error: a layout to choose from must be the same at all widths
        hint: presets adapt to the width: remove the widths
      """),
    Case(
      "title of no choice", "layout: { choose: [grid, list, { title: Large }] }",
      """
      index.md:2:32: error: this title has no layout
        hint: write it next to one: { grid: , title: Large }
      """),
    Case(
      "row among choices", "layout: { choose: [grid, { row: { times: 2 } }] }",
      """
      index.md:2:26: error: the layout 'row' cannot be chosen
        hint: visitors can choose from list, grid, carousel, gallery, flow
      """),
    Case(
      "choice with a header", "layout: { choose: [list, { grid: { header: pinned } }] }",
      """
      index.md:2:26: error: a layout to choose from does not support 'header'
        hint: all choices share one list and what surrounds it: remove the header
      """),
    Case(
      "choice with a title that is a row", "layout: { choose: [grid, { list: { header: row } }] }",
      """
      index.md:2:26: error: a layout to choose from does not support 'header'
        hint: all choices share one list and what surrounds it: remove the header
      """),
    Case(
      "by width without 0", "layout: { 700: list }",
      """
      index.md:2:9: error: layouts by width must start at 0
        hint: add 0: with the layout for the narrowest pages
      """),
    Case(
      "by width with another key", "layout: { 0: list, wide: grid }",
      """
      index.md:2:20: error: 'wide' is not a container width
        hint: next to widths such as 0 and 700, every key must be a width in CSS pixels
      """),
    Case(
      "length that is none", "layout: { row: { height: half, times: 2 } }",
      """
      index.md:2:26: error: 'height' cannot be 'half'
        hint: write a length such as 120, 50%, 40% of width, about 44 or even 44
      """),
    Case(
      "gap that is none", "layout: { row: { gap: some, times: 2 } }",
      """
      index.md:2:23: error: 'gap' cannot be 'some'
        hint: write a gap such as 8 or at least 8
      """),
    Case(
      "of and times", "layout: { row: { of: [ {} ], times: 2 } }",
      """
      index.md:2:30: error: 'times' cannot be used with 'of'
        hint: keep one of the two
      """),
    Case(
      "part that is no map", "layout: { row: { of: [ 50% ] } }",
      """
      index.md:2:24: error: a part of 'of' must be a map, not '50%'
        hint: write { width: 50% }
      """),
    Case(
      "part of a column that is no map", "layout: { column: { of: [ 120 ] } }",
      """
      index.md:2:27: error: a part of 'of' must be a map, not '120'
        hint: write { height: 120 }
      """),
    Case(
      "part that is a word", "layout: { row: { of: [ grid ] } }",
      """
      index.md:2:24: error: a part of 'of' must be a map, not 'grid'
        hint: a part is an item such as { width: 50% }, a { row: … } or a { column: … }
      """),
    Case(
      "carousel's width with a unit", "layout: { carousel: { width: 160px } }",
      """
      index.md:2:30: error: 'width' cannot be '160px'
        hint: the width of a carousel is in pixels: write a number such as 160
      """),
    Case(
      "carousel's width in quotes", "layout: { carousel: { width: '160' } }",
      """
      index.md:2:30: error: 'width' must be a number from 1, not '160'
        hint: remove the quotes
      """),
    Case(
      "carousel's width in percent", "layout: { carousel: { width: 90% } }",
      """
      index.md:2:30: error: 'width' cannot be '90%'
        hint: the width of a carousel is in pixels, such as 160; write row: { width: 90%, scroll: item }
      """),
    Case(
      "row without parts", "layout: row",
      """
      index.md:2:9: error: this row or column is empty
        hint: list its parts, as in of: [ { width: 50% }, { width: 50% } ]
      """),
    Case(
      "column without anything", "layout: { 0: list, 700: { column: } }",
      """
      index.md:2:27: error: this row or column is empty
        hint: list its parts, as in of: [ { width: 50% }, { width: 50% } ]
      """),
    Case(
      "row of an empty column", "layout: { row: { of: [ { column: {} } ] } }",
      """
      index.md:2:26: error: this row or column is empty
        hint: list its parts, as in of: [ { width: 50% }, { width: 50% } ]
      """),
    Case(
      "row of nothing", "layout: { row: { of: [] } }",
      """
      index.md:2:16: error: this row or column is empty
        hint: list its parts, as in of: [ { width: 50% }, { width: 50% } ]
      """),
    Case(
      "part without room", "layout: { row: { of: [ { width: 100% }, {} ] } }",
      """
      index.md:2:41: error: the other parts leave no room for this one
        hint: make the other parts take up less than 100% together
      """),
    Case(
      "part without a length", "layout: { row: { of: [ { width: 120 }, {} ] } }",
      """
      index.md:2:40: error: a part without a length is next to one that is not a percentage
        hint: give it a length, such as 120 or 50%
      """),
    Case(
      "scroll in a row inside another",
      "layout: { row: { of: [ { row: { times: 2, scroll: item } } ] } }",
      """
      index.md:2:43: error: a row inside another does not support 'scroll'
        hint: set it on the outermost row or column, for all
      """),
    Case(
      "unknown key of a part", "layout: { row: { of: [ { widht: 50% } ] } }",
      """
      index.md:2:26: error: unknown key 'widht' in a part of 'of'
        hint: did you mean 'width'?
      """),
    Case(
      "width beside a column", "layout: { row: { of: [ { width: 50%, column: { times: 2 } } ] } }",
      """
      index.md:2:26: error: 'width' cannot be used with 'column' in a part of 'of'
        hint: move it inside: { column: { width: 50%, … } }
      """),
    Case(
      "height beside a row", "layout: { column: { of: [ { row: { times: 2 }, height: 80 } ] } }",
      """
      index.md:2:48: error: 'height' cannot be used with 'row' in a part of 'of'
        hint: move it inside: { row: { height: 80, … } }
      """),
    Case(
      "row and column in one part", "layout: { row: { of: [ { row: {}, column: {} } ] } }",
      """
      index.md:2:35: error: 'column' cannot be used with 'row' in a part of 'of'
        hint: a part is one row, one column or one item: split it into two parts
      """),
    Case(
      "part longer than its row", "layout: { row: { of: [ { width: 50% }, { width: 150% } ] } }",
      """
      index.md:2:40: error: this part is longer than the row or column that contains it
        hint: make it no longer than its row or column
      """),
    Case(
      "percentage of an open height",
      "layout: { row: { of: [ { column: { of: [ { height: 50% } ] } } ] } }",
      """
      index.md:2:42: error: this height is a percentage of one that follows the content
        hint: give it a height such as 120 or 40% of width, or set one on the group around it
      """),
    Case(
      "text in a fixed column",
      "layout: { column: { height: 200, of: [ { height: about 44 }, { height: about 44 } ] } }",
      """
      index.md:2:11: error: a page cannot show this layout: a part as tall as its text shares a fixed height with others
        hint: give all parts a definite 'height', such as 80 or 50%
      """),
    Case(
      "even above another",
      "layout: { column: { of: [ { height: even 44 }, { height: even 44 } ] } }",
      """
      index.md:2:11: error: a page cannot show this layout: the parts of a column are set to be as tall as the tallest of them
        hint: use 'about' for them: 'even' is for the parts of a row
      """),
    Case(
      "row in a column beside another part",
      "layout: { row: { of: [ { column: { width: 50%, of: [ { row: { times: 2 } } ] } }, {} ] } }",
      """
      index.md:2:11: error: a page cannot show this layout: a column beside other parts contains a row whose parts are as tall as the tallest of them
        hint: give them their own 'height', such as about 44 or 40% of width
      """),
    Case(
      "two texts beside a column",
      "layout: { row: { of: [ { width: 25% }, { width: 25% }, { column: { width: 50%, times: 2 } } ] } }",
      """
      index.md:2:11: error: a page cannot show this layout: parts as tall as the tallest in their row are beside a column or a part that is not
        hint: give them their own 'height', such as about 44 or 40% of width
      """),
    Case(
      "what a page cannot do", "layout: { column: { times: 2, direction: horizontal } }",
      """
      index.md:2:31: error: the layout 'column' does not support 'direction'
        hint: the sections of a page are stacked; use 'scroll' for one that scrolls sideways
      """),
    Case(
      "layout that is a list", "layout: [grid]",
      "index.md:2:9: error: 'layout' must be the name of a layout, or a map, not a list"),
  ]

  @Test(arguments: layouts) func aMistakeInALayoutIsReportedAtItsPlace(_ row: Case) throws {
    let folder = try ContentFixture([
      "index.md": "---\n\(row.frontMatter)\n---\n", "owl.md": "---\ntitle: Owl\n---\n",
    ])

    #expect(folder.read().words == [row.expected])
  }

  static let sites = [
    Case(
      "unknown key of the site", "titel: Birds",
      """
      site.yml:1:1: error: unknown key 'titel' in site.yml
        hint: did you mean 'title'?
      """),
    Case(
      "unknown theme", "theme: dark",
      """
      site.yml:1:8: error: 'theme' cannot be 'dark'
        hint: 'theme' must be one of system, editorial, dense
      """),
    Case(
      "accent that is a name", "accent: teal",
      """
      site.yml:1:9: error: 'accent' cannot be 'teal'
        hint: write colours in quotes, such as "#00647a"
      """),
    Case(
      "accent that is pale by day", "accent: { light: '#f60', dark: '#ff7026' }",
      """
      site.yml:1:18: error: 'light' has a contrast of 2.2 on #e3e3de, but text needs 4.5
        hint: the nearest readable colour is "#ae4300"
      """),
    Case(
      "accent that is dim by night", "accent: { light: '#00647a', dark: '#00647a' }",
      """
      site.yml:1:35: error: 'dark' has a contrast of 1.8 on #343432, but text needs 4.5
        hint: the nearest readable colour is "#57a6bd"
      """),
    Case(
      "accent of one colour in a map", "accent: { light: '#00647a' }",
      """
      site.yml:1:9: error: 'accent' needs 'dark'
        hint: a single colour, without a map, sets both
      """),
    Case(
      "logo that is not there", "logo: owl.svg",
      """
      site.yml:1:7: warning: there is no file 'owl.svg'
        hint: did you mean 'owls.svg'?
      """),
    Case(
      "logo without a file", "logo: { alt: Birds }",
      """
      site.yml:1:7: error: 'logo' needs 'src'
        hint: name its file, as in { src: logo.svg }
      """),
    Case(
      "logo that is not a picture", "logo: font.woff2",
      """
      site.yml:1:7: warning: 'font.woff2' is not a picture
        hint: supported formats: SVG, PNG, WEBP, AVIF, JPG, JPEG, GIF
      """),
    Case(
      "icon that is no icon", "icon: font.woff2",
      """
      site.yml:1:7: warning: 'font.woff2' is not an icon that browsers can show
        hint: supported formats: SVG, PNG
      """),
    Case(
      "icon elsewhere", "icon: ../owls.svg",
      """
      site.yml:1:7: warning: there is no file '../owls.svg'
        hint: did you mean 'owls.svg'?
      """),
    Case(
      "font without a file", "fonts: [ { family: Owl } ]",
      """
      site.yml:1:10: error: a font needs 'file'
        hint: write { family: Literata, file: fonts/literata.woff2 }
      """),
    Case(
      "font that is none", "fonts: [ { family: Owl, file: text.woff2 } ]",
      """
      site.yml:1:31: warning: 'text.woff2' is not a font that browsers can load
        hint: supported formats: WOFF2, WOFF, TTF, OTF
      """),
    Case(
      "font for nothing there is", "fonts: [ { family: Owl, file: font.woff2, for: title } ]",
      """
      site.yml:1:48: error: 'for' cannot be 'title'
        hint: did you mean 'titles'?
      """),
    Case(
      "fonts for one role",
      "fonts: [ { family: Owl, file: font.woff2 }, { family: Ibis, file: font.woff2 } ]",
      """
      site.yml:1:45: error: 'Ibis' is for text, but so is 'Owl'
        hint: set 'for' in each font: text, titles, code
      """),
    Case(
      "weight that is a word", "fonts: [ { family: Owl, file: font.woff2, weight: bold } ]",
      """
      site.yml:1:51: error: 'weight' cannot be 'bold'
        hint: a weight is a number from 1 to 1000, or two such as '200 900'
      """),
    Case(
      "range without its letter",
      "fonts: [ { family: Owl, file: font.woff2, unicodeRange: 0-FF } ]",
      """
      site.yml:1:57: error: 'unicodeRange' cannot be '0-FF'
        hint: write 'U+0000-00FF, U+2013' in quotes, as in CSS
      """),
    Case(
      "address without a scheme", "url: example.org",
      """
      site.yml:1:6: error: 'url' cannot be 'example.org'
        hint: an address begins with https://
      """),
    Case(
      "unknown page in the navigation", "navigation: [brids]",
      """
      site.yml:1:14: error: there is no page 'brids'
        hint: did you mean 'birds'?
      """),
    Case(
      "unknown page that is like none", "navigation: [mammals]",
      """
      site.yml:1:14: error: there is no page 'mammals'
        hint: pages are named by their folder, and addresses begin with https://
      """),
    Case(
      "navigation without a page", "navigation: [ { title: Birds } ]",
      """
      site.yml:1:15: error: an entry of 'navigation' needs 'page'
        hint: name the folder of a page, or an address with 'link'
      """),
    Case(
      "links that are neither", "links: short",
      """
      site.yml:1:8: error: 'links' cannot be 'short'
        hint: 'links' must be one of files, pretty
      """),
    Case(
      "feeds that are a number", "feeds: 3",
      "site.yml:1:8: error: 'feeds' must be true or false, not '3'"),
    Case(
      "feeds without an address", "feeds: true",
      """
      site.yml:1:8: warning: feeds need the address of the site
        hint: set the address in site.yml, as in 'url: https://example.org'
      """),
    Case(
      "badge of another change", "badges: { new: 3 builds }",
      """
      site.yml:1:11: error: unknown key 'new' in 'badges'
        hint: the keys of 'badges' are inserted, updated, moved
      """),
    Case(
      "badges for a number", "badges: { inserted: 3 }",
      """
      site.yml:1:21: error: 'inserted' must be a time or false, not '3'
        hint: write '3 builds' or '3 days'
      """),
    Case(
      "badges for weeks", "badges: { updated: 2 weeks }",
      """
      site.yml:1:20: error: 'updated' must be a time or false, not '2 weeks'
        hint: write '3 builds' or '14 days'
      """),
    Case(
      "badges for no builds", "badges: 0 builds",
      """
      site.yml:1:9: error: 'badges' must be a time or false, not '0 builds'
        hint: write '3 builds' or '14 days'
      """),
    Case(
      "site.yml that is a list", "- title",
      "site.yml:1:1: error: site.yml must be a map, not a list"),
  ]

  @Test(arguments: sites) func aMistakeInSiteYMLIsReportedAtItsPlace(_ row: Case) throws {
    let folder = try ContentFixture([
      "site.yml": row.frontMatter, "birds/owl.md": "---\ntitle: Owl\n---\n",
      "owls.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
      "font.woff2": "wOF2", "text.woff2": "text",
    ])

    #expect(folder.read().words == [row.expected])
  }
}
