import VitrineModel

extension SiteTerms {
  /// The sets of terms with their places in the site, after the pages and records of its folders. The
  /// pages of terms are still to come after the index pages.
  init(_ known: ContentAssembly, indexPages: [Page]) {
    self.init()
    let plan = known.plan
    var firstPage = plan.folderPages + plan.terms.count
    for (terms, reading) in zip(plan.terms, known.terms) {
      var set = reading.set
      set.indexPage = terms.indexPage
      set.firstPage = firstPage
      set.firstRecord = known.table.ranges[terms.ownCollection].lowerBound
      firstPage += set.terms.count
      sets.append(set)
    }
    pages = indexPages
  }
}
