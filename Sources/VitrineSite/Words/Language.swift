/// The first part of a language's name, before its script and region (RFC 5646, §2.1): `en` of
/// `en-GB`.
func primarySubtag(of language: String) -> Substring {
  language.prefix { $0 != "-" }
}
