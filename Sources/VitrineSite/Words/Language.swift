/// The first part of a language tag, before its script and region (RFC 5646, §2.1): `en` in
/// `en-GB`.
func primarySubtag(of language: String) -> Substring {
  language.prefix { $0 != "-" }
}
