extension Alphabet {
  /// Returns the alphabet of a language tag, such as `sv`, `sr-Latn` or `es-MX`, or nil if the
  /// language sorts its letters in the default order.
  static func of(_ language: String) -> Alphabet? {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    guard let primary = parts.first else { return nil }
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    let names = script.map { ["\(primary)-\($0)", $0, primary] } ?? [primary]
    for name in names {
      let row = rows.first { $0.languages.split(separator: " ").contains { $0 == name } }
      if let row { return Alphabet(row.languages, rules: row.rules) }
    }
    return nil
  }

  /// The order of Unicode's root collation (CLDR) for the Cyrillic letters of all languages,
  /// including historical letters.
  private static let cyrillic =
    "а<ә<ӕ г=ґ<ғ<ҕ<ӷ д<ђ<ҙ е<є ж<җ з<ѕ<ӡ и<і й<ј к<қ<ҡ<ҝ л<љ н<ң<ҥ<њ о<ө с<ҫ т<ҭ<ћ у<ү<ұ "
    + "х<ҳ<һ<ѡ ч<ҷ<ҹ<џ ь<ѣ я<ѧ<ѫ<ѳ<ѵ "

  /// CLDR 48's tailorings for alphabets. Letters that a rule does not mention sort like their base
  /// letter, or as `LetterTable` has them: `þ` in a Swedish text is `th`.
  private static let rows: [(languages: String, rules: String)] = [
    // Latin letters.
    ("az", "c<ç e<ə g<ğ h<x<ı k<q o<ö s<ş u<ü z<w"),
    ("br", "c<ch<c'h=cʼh=c’h"),
    ("ceb fil tl", "n<ñ<ng"),
    ("cs", "c<č h<ch r<ř s<š z<ž"),
    ("cy", "c<ch d<dd f<ff g<ng l<ll p<ph r<rh t<th"),
    ("da", "y=ü=ű z<æ=ä<ø=ö=ő<å=aa"),
    ("dsb", "c<č<ć e<ě h<ch k<ł n<ń r<ŕ s<š<ś z<ž<ź"),
    ("eo", "c<ĉ g<ĝ h<ĥ j<ĵ s<ŝ u<ŭ"),
    ("es gl", "n<ñ"),
    ("et", "s<š<z<ž w<õ<ä<ö<ü"),
    ("fi", "y=ü z<å<ä=æ<ö=ø"),
    ("fy", "i=y"),
    ("ha", "b<ɓ d<ɗ k<ƙ s<sh t<ts y<ƴ=ʼy='y"),
    ("haw", "a<e<i<o<u w<ʻ"),
    (
      "bs hr cnr sh sr-latn",
      "c<č<ć d<dž=ǆ<đ l<lj=ǉ n<nj=ǌ s<š z<ž"
    ),
    ("hsb", "c<č<ć e<ě h<ch k<ł r<ř s<š z<ž<ź"),
    (
      "hu",
      "c<cs d<dz<dzs g<gy l<ly n<ny o<ö=ő s<sz t<ty u<ü=ű z<zs "
        + "cscs=ccs dzdz=ddz dzsdzs=ddzs gygy=ggy lyly=lly nyny=nny szsz=ssz tyty=tty zszs=zzs"
    ),
    ("ig", "b<ch g<gb<gh<gw i<ị k<kp<kw n<ṅ<nw<ny o<ọ s<sh u<ụ"),
    ("is", "a<á d<ð e<é i<í o<ó u<ú y<ý z<þ<æ=ä<ö=ø<å"),
    ("kl", "q=ĸ y=ü=ű z<æ=ä=ę<ø=ö=ő=œ<å"),
    ("ku", "c<ç e<ê=é i<î=í s<ş u<û=ú=ù"),
    ("lkt", "c<č g<ǧ h<ȟ s<š z<ž"),
    ("ln", "e<ɛ o=ɔ"),
    ("lt", "c<č i=y s<š z<ž"),
    ("lv", "a<ā c<č e<ē g<ģ i<y<ī k<ķ l<ļ n<ņ o<ō r<ŗ s<š u<ū z<ž"),
    ("mt", "b<ċ f<ġ g<għ h<ħ y<ż"),
    ("nb nn no fo", "y=ü=ű z<æ=ä=ę<ø=ö=ő=œ<å=aa"),
    ("pl", "a<ą c<ć e<ę l<ł n<ń o<ó s<ś z<ź<ż"),
    ("ro mo", "a<ă<â i<î s<ș=ş t<ț=ţ"),
    ("se", "a<á c<č<ʒ<ǯ d<đ=ð g<ǧ<ǥ k<ǩ n<ŋ=ń=ñ s<š t<ŧ=þ y=ü=ű z<ž<ø=œ<æ<å=ȧ<ä=ã<ö=ő=õ=ô=ǫ"),
    ("sk", "a<ä c<č h<ch o<ô r<ř s<š z<ž"),
    ("sl", "c<č<ć d<đ s<š z<ž"),
    ("smn", "a<â=à c<č d<đ n<ŋ=ñ=ń s<š z<ž<æ<ø<å<ã<ä<á<ö"),
    ("sq", "c<ç d<dh e<ë g<gj l<ll n<nj r<rr s<sh t<th x<xh z<zh"),
    ("sv", "y=ü=ű z<å<ä=æ=ę<ö=ø=ő=œ=ô"),
    ("tk", "c<ç e<ä j<ž n<ň o<ö s<ş u<ü y<ý"),
    ("to", "n<ng=ŋ z<ʻ=ʽ"),
    ("tr", "c<ç g<ğ h<ı o<ö s<ş u<ü"),
    ("uz", "z<oʻ=o‘=o'=o’<gʻ=g‘=g'=g’<sh<ch"),
    ("vi", "a<ă<â d<đ e<ê o<ô<ơ u<ư"),
    ("wo", "a<à e<é<ë n<ñ<ŋ o<ó"),
    ("yo", "e<ẹ g<gb o<ọ s<ṣ"),

    // Cyrillic letters.
    ("ba bg mn ru tg tt cyrl", cyrillic),
    ("be", cyrillic + "е<ё<є у<ў<ү<ұ"),
    ("kk", cyrillic + "е<ё<є у<ұ<ү ы<і"),
    ("ky", cyrillic + "е<ё<є"),
    ("mk", cyrillic + "д<ђ<ѓ<ҙ и=й<і<ј т<ҭ<ћ<ќ"),
    ("sr", cyrillic + "и=й<і<ј"),
    ("uk", cyrillic + "г<ґ<ғ<ҕ<ӷ и<і<ї"),

    // Other letters.
    ("ar", "ا=ء=أ=إ=ؤ=ئ=ٱ اا=آ ت=ة ي=ى=ی"),
    ("fa", "آ<ا=ٱ<ء=أ=إ=ؤ=ئ=ٲ=ٳ ب<پ ج<چ ز<ژ ق<ک=ك<گ و<ه=ة=ە=ہ=ھ=ۀ=ۂ=ۃ<ی=ي=ى=ې=ے=ۓ"),
    ("he", "כ=ך מ=ם נ=ן פ=ף צ=ץ"),
    ("hy", "եվ=և"),
    (
      "ps",
      "آ<ا=أ=إ=ٱ=ٲ=ٳ<ء ب<پ ت<ټ=ٹ ج<ځ<چ<څ د<ډ=ڈ ر<ړ=ڑ ز<ژ<ږ ش<ښ ق<ک=ك=ڪ<ګ=گ ن<ڼ=ڻ "
        + "ه=ة=ە=ہ=ھ=ۀ=ۂ=ۃ و=ؤ=ۇ=ۉ<ی=ي=ى=ې=ے=ۓ=ۍ=ئ"
    ),
    (
      "ur",
      "ا=أ<آ<ب<بھ<پ<پھ<ت<تھ<ٹ<ٹھ<ث<ج<جھ<چ<چھ<ح<خ<د<دھ<ڈ<ڈھ<ذ<ر<رھ<ڑ<ڑھ<ز<ژ<س<ش<ص<ض<ط<ظ<ع<غ<ف<ق<ک<کھ"
        + "<گ<گھ<ل<لھ<م<مھ<ن<نھ<ں<ںھ<و=ؤ<وھ<ہ=ۂ<ھ<ۃ<ء<ی=ئ<یھ<ے=ۓ"
    ),
  ]
}
