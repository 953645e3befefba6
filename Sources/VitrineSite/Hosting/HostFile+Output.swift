internal import VitrineModel

extension RenderContext {
  /// The files for hosts. `outputs` are the paths of all others that are known.
  func hostFiles(_ redirects: [Redirect], outputs: [String]) -> [SiteOutput] {
    let old = Set(byBytes: redirects.map(\.path))
    let others = outputs + content.assets.map(\.output)
    @Sendable func rules(_ writer: PageWriter) -> HostRedirects {
      HostRedirects(redirects, alongside: others.lazy.filter { !old.contains($0) }, writer)
    }
    let hosts = content.settings.hosts
    return content.settings.hostFiles.compactMap { file in
      if file == .redirects, redirects.isEmpty { return nil }
      return SiteOutput(path: file.rawValue) { writer in
        let text =
          switch file {
          case .redirects: rules(writer).lines(for: hosts)
          case .headers: HostHeaders(self, outputs: others).rules
          case .nginxRedirects: rules(writer).nginxMap
          case .nginxHeaders: HostHeaders(self, outputs: others).nginxDirectives
          }
        return RenderedFile(Array(text.utf8))
      }
    }
  }
}
