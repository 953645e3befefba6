/// The header fields of a request or reply. Repeated fields are joined into one value.
typealias Fields = [FieldName: String]

/// The header fields that the server reads or writes, in the order in which replies have them. All
/// others are ignored.
enum FieldName: String, CaseIterable {
  case contentType = "Content-Type"
  case contentLength = "Content-Length"
  case contentRange = "Content-Range"
  case contentEncoding = "Content-Encoding"
  case transferEncoding = "Transfer-Encoding"
  case connection = "Connection"
  case location = "Location"
  case allow = "Allow"
  case eTag = "ETag"
  case cacheControl = "Cache-Control"
  case acceptRanges = "Accept-Ranges"
  case range = "Range"
  case ifRange = "If-Range"
  case ifNoneMatch = "If-None-Match"
  case origin = "Origin"
  case secFetchSite = "Sec-Fetch-Site"
  case secFetchDestination = "Sec-Fetch-Dest"
  case editToken = "Vitrine-Edit-Token"
  case contentSecurityPolicy = "Content-Security-Policy"
  case crossOriginResourcePolicy = "Cross-Origin-Resource-Policy"
  case xContentTypeOptions = "X-Content-Type-Options"
}
