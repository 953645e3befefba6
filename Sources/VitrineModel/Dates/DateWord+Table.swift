extension DateWord {
  /// The words of English, German, French, Spanish, Italian, Dutch and Portuguese, without dots and
  /// apostrophes. Words that mean different things in different languages are distinguished by
  /// their position.
  static let table: [(DateWord, String)] = [
    (
      .about,
      "c|ca|circa|about|around|approx|approximately|roughly|um|etwa|ungefähr|gegen|vers|env|environ"
        + "|hacia|alrededor de|aprox|verso|intorno al|rond|omstreeks|por volta de|cerca de"
    ),
    (
      .maybe,
      "probably|prob|possibly|poss|perhaps|likely|presumably|vermutlich|wohl|wahrscheinlich|vielleicht"
        + "|probablement|peut-être|probablemente|posiblemente|quizá|quizás|probabilmente|forse"
        + "|waarschijnlijk|mogelijk|provavelmente|talvez"
    ),
    (
      .before,
      "before|prior to|pre|ante|earlier than|vor|avant|antes de|antes del|prima del|prima di|voor"
    ),
    (
      .after,
      "after|post|later than|nach|après|después de|después del|dopo|dopo il|na|depois de|após"
    ),
    (
      .until,
      "until|till|to|up to|by|not after|not later than|no later than|bis|jusquà|jusquen|hasta"
        + "|fino al|tot|até"
    ),
    (
      .since,
      "since|from|not before|not earlier than|no earlier than|ab|seit|von|depuis|dès|à partir de|de|desde"
        + "|dal|a partire dal|vanaf|sinds|van|a partir de"
    ),
    (.between, "between|zwischen|entre|tra|fra|tussen"),
    (.to, "to|till|until|through|thru|bis|à|au|a|al|tot|até"),
    (.or, "or|oder|ou|o|of"),
    (.and, "and|und|et|y|e|en"),
    (
      .orEarlier,
      "or earlier|or before|and earlier|and before|oder früher|und früher|ou avant|o antes|o prima"
        + "|of eerder|ou antes"
    ),
    (
      .orLater,
      "or later|or after|and later|and after|onward|onwards|oder später|und später|ou après|o después"
        + "|o dopo|of later|ou depois"
    ),
    (
      .present,
      "present|the present|date|today|now|heute|aujourdhui|hoy|oggi|heden|hoje"
    ),
    (
      .portion(.early),
      "early|beginning of|start of|anfang|beginn|frühes|frühe|début|inicio|inicios|principios|inizio|inizi"
        + "|begin|vroege|início"
    ),
    (.portion(.mid), "mid|middle of|mitte|milieu|mediados|metà|midden|meados"),
    (
      .portion(.late),
      "late|end of|ende|spätes|späte|fin|finales|fines|fine|eind|final|fim|finais"
    ),
    (
      .portion(.firstHalf),
      "first half|1st half|erste hälfte|1 hälfte|première moitié|1re moitié|1ère moitié"
        + "|1e moitié|primera mitad|prima metà|eerste helft|primeira metade"
    ),
    (
      .portion(.secondHalf),
      "second half|2nd half|zweite hälfte|2 hälfte|seconde moitié|deuxième moitié|2e moitié|2de moitié"
        + "|segunda mitad|seconda metà|tweede helft|segunda metade"
    ),
    (
      .quarter(1),
      "first quarter|1st quarter|erstes viertel|1 viertel|premier quart|1er quart|primer cuarto"
        + "|primo quarto|eerste kwart|primeiro quartel"
    ),
    (
      .quarter(2),
      "second quarter|2nd quarter|zweites viertel|2 viertel|deuxième quart|2e quart|segundo cuarto"
        + "|secondo quarto|tweede kwart|segundo quartel"
    ),
    (
      .quarter(3),
      "third quarter|3rd quarter|drittes viertel|3 viertel|troisième quart|3e quart|tercer cuarto"
        + "|terzo quarto|derde kwart|terceiro quartel"
    ),
    (
      .quarter(4),
      "last quarter|fourth quarter|4th quarter|letztes viertel|viertes viertel|4 viertel|dernier quart"
        + "|quatrième quart|4e quart|último cuarto|ultimo quarto|laatste kwart|último quartel"
    ),
    (
      .century,
      "century|centuries|cent|c|jahrhundert|jahrhunderts|jh|jhd|jhdt|siècle|siècles|secolo|sec|eeuw"
    ),
    (.centuryPrefix, "siglo|siglos|s|secolo|sec|século|séc"),
    (.decadePrefix, "années|anni|años|anos|década de|decennio|jaren"),
    (.decadeSuffix, "s|er|er jahre|er jahren|ies"),
    (.ordinalSuffix, "th|st|nd|rd|e|er|re|ère|ème|eme|de|ste|º|ª"),
    (
      .beforeCommonEra,
      "bc|bce|b c|b c e|before christ|before the common era|before common era|v chr|vchr|v u z|vuz"
        + "|vor christus|vor christi geburt|av j-c|av jc|avant j-c|avant jésus-christ|av n è|avant notre ère"
        + "|ac|a c|a de c|antes de cristo|a n e|ane|avanti cristo|a e c|aec|antes da era comum|voor christus|lc"
        + "|f kr|fkr|f v t|p n e|pne|př n l|př kr|přnl|до н э|до нэ|π χ|πχ|m ö|mö"
    ),
    (
      .commonEra,
      "ad|ce|a d|c e|anno domini|common era|n chr|nchr|n u z|nuz|nach christus|nach christi geburt|ap j-c"
        + "|ap jc|apr j-c|apr jc|après j-c|après jésus-christ|de notre ère|dc|d c|d de c|después de cristo"
        + "|dopo cristo|depois de cristo|na christus|e kr|ekr|n e|ne|n l|nl|н э|нэ|μ χ|μχ|anno"
    ),
    (.season(0), "spring|frühling|frühjahr|printemps|primavera|lente|voorjaar"),
    (.season(1), "summer|sommer|été|verano|estate|zomer|verão"),
    (.season(2), "autumn|fall|herbst|automne|otoño|autunno|herfst|outono"),
    (.season(3), "winter|hiver|invierno|inverno"),
    (.month(1), "january|jan|januar|janvier|janv|enero|gennaio|januari|janeiro"),
    (.month(2), "february|feb|februar|février|févr|fév|febrero|febbraio|februari|fevereiro"),
    (.month(3), "march|mar|märz|mrz|mars|marzo|maart|março"),
    (.month(4), "april|apr|avril|avr|abril|aprile"),
    (.month(5), "may|mai|mayo|maggio|mei|maio"),
    (.month(6), "june|jun|juni|juin|junio|giugno|junho"),
    (.month(7), "july|jul|juli|juillet|juil|julio|luglio|julho"),
    (.month(8), "august|aug|août|aout|agosto|augustus"),
    (.month(9), "september|sep|sept|septembre|septiembre|settembre|setembro"),
    (.month(10), "october|oct|oktober|okt|octobre|octubre|ottobre|outubro"),
    (.month(11), "november|nov|novembre|noviembre|novembro"),
    (.month(12), "december|dec|dezember|dez|décembre|déc|diciembre|dicembre|dezembro"),
    (
      .weekday,
      "sun|sunday|mon|monday|tue|tues|tuesday|wed|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday"
    ),
    (.quarterOfYear, "q"),
    (
      .undated,
      "0000-00-00|nd|n d|no date|not dated|undated|date unknown|date not known|unknown date|unknown|od|o d|oj|o j"
        + "|ohne datum|ohne jahr|undatiert|unbekannt|sd|s d|sans date|non daté|date inconnue|sf|s f"
        + "|sin fecha|senza data|zj|z j|zd|ongedateerd|sem data"
    ),
    (
      .filler,
      "the|of|in|year|der|die|das|des|dem|im|jahr|jahre|jahren|de|du|la|le|les|el|del|della|dello|il|do|da|het"
    ),
  ]
}
