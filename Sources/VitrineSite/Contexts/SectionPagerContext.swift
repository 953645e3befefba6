internal import VitrineModel
internal import VitrineText

/// `section.pager`: the pages of a section with pagination.
final class SectionPagerContext: NamedContext {
  /// The number of the list page, from 0.
  private let number: Int
  private let count: Int
  private let words: SiteWords

  /// Returns the address of a page, by its number from 0.
  private let link: (Int) -> String

  init(number: Int, count: Int, words: SiteWords, link: @escaping (Int) -> String) {
    (self.number, self.count, self.words) = (number, count, words)
    self.link = link
  }

  static let names = TemplateNames<SectionPagerContext> { names in
    names.text("pageOf", "The number of the page and of all pages, in words: `Page 2 of 7`.") {
      $0.words.text(.pageOf, ["number": $0.number + 1, "count": $0.count])
    }
    names.address("previous", "The address of the previous page.") {
      $0.number > 0 ? $0.link($0.number - 1) : nil
    }
    names.address("next", "The address of the next page.") {
      $0.number + 1 < $0.count ? $0.link($0.number + 1) : nil
    }
    names.list("links", "The first page, the last page and the pages next to this one.") {
      $0.links
    }
    names.text("count", "How many pages there are.") { String($0.count) }
  }

  private var links: [PageLinkContext] {
    let shown = (0..<count).filter { other in
      count <= 7 || other == 0 || other == count - 1 || abs(other - number) <= 1
    }
    return shown.enumerated().map { place, other in
      PageLinkContext(
        title: words.formats.numbers.text(other + 1), link: link(other),
        isCurrent: other == number, isAfterGap: place > 0 && shown[place - 1] != other - 1)
    }
  }
}

/// One of `section.pager.links`.
final class PageLinkContext: NamedContext {
  private let title: String
  private let link: String
  private let isCurrent: Bool
  private let isAfterGap: Bool

  init(title: String, link: String, isCurrent: Bool, isAfterGap: Bool) {
    (self.title, self.link, self.isCurrent, self.isAfterGap) = (title, link, isCurrent, isAfterGap)
  }

  static let names = TemplateNames<PageLinkContext> { names in
    names.text("title", "Its number, from 1.") { $0.title }
    names.address("link", "Its address.") { $0.link }
    names.flag("isCurrent", "Whether it is the current page.") { $0.isCurrent }
    names.flag("isAfterGap", "Whether pages before it are left out.") { $0.isAfterGap }
  }
}
