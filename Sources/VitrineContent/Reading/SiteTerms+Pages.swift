import VitrineModel

extension SiteTerms {
  /// Assigns the terms their pages and records in the site. These follow the pages and records of
  /// folders, and `pages` has only the index pages so far.
  init(_ known: ContentAssembly, indexPages: [Page]) {
    self.init()
    let plan = known.plan
    var firstPage = plan.folderPages + plan.terms.count
    for (terms, fieldTerms) in zip(plan.terms, known.terms) {
      var set = fieldTerms.set
      set.indexPage = terms.indexPage
      set.firstPage = firstPage
      set.firstRecord = known.table.ranges[terms.ownCollection].lowerBound
      firstPage += set.terms.count
      sets.append(set)
    }
    pages = indexPages
  }
}
