extension Currency {
  struct Row {
    var code: String
    var decimals: Int
    var sign: String
  }

  /// The currencies in use.
  ///
  /// Codes and decimals come from ISO 4217, list one. Signs are those that Unicode's CLDR 41 uses
  /// in all languages, except signs that are letters, plus `¥` for the yen.
  static let table: [Row] = rows.map { row in
    Row(code: row[0], decimals: Int(row[1])!, sign: row.count > 2 ? row[2] : row[0])
  }

  /// The table rows that a code or a sign can mean, most likely first.
  static let byName: [String: [Int]] = {
    var byName: [String: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for name in Set([row[0]] + row.dropFirst(2)) { byName[name, default: []].append(index) }
    }
    return byName
  }()

  private static let rows: [[String]] = text.split { $0 == ";" || $0.isNewline }.map { row in
    row.split(separator: " ").map(String.init)
  }

  /// A code, its number of decimals, the sign to show, and other accepted signs.
  private static let text = """
    EUR 2 €
    USD 2 US$ $
    GBP 2 £
    JPY 0 ¥ JP¥ ￥ 円
    CNY 2 CN¥ ¥ ￥ 元
    SEK 2 SEK kr
    AFN 2 ؋
    AMD 2 ֏
    ARS 2 ARS $
    AUD 2 A$ AU$ $
    AZN 2 ₼
    BDT 2 ৳
    BRL 2 R$
    CAD 2 CA$ C$ $
    CHF 2 CHF Fr. SFr. Fr
    CLP 0 CLP $
    COP 2 COP $
    CRC 2 ₡
    CZK 2 CZK Kč
    DKK 2 DKK kr
    GEL 2 ₾
    GHS 2 GH₵ ₵
    HKD 2 HK$ $
    HUF 2 HUF Ft
    ILS 2 ₪
    INR 2 ₹
    ISK 0 ISK kr
    KHR 2 ៛
    KRW 0 ₩
    KZT 2 ₸
    LAK 2 ₭
    MNT 2 ₮
    MXN 2 MX$ $
    NGN 2 ₦
    NOK 2 NOK kr
    NZD 2 NZ$ $
    PHP 2 ₱
    PLN 2 PLN zł
    PYG 0 ₲
    RUB 2 ₽
    SGD 2 S$ $
    THB 2 ฿
    TRY 2 ₺
    TWD 2 NT$ $
    UAH 2 ₴
    UYU 2 UYU $
    VND 0 ₫
    AED 2; ALL 2; ANG 2; AOA 2; AWG 2; BAM 2; BBD 2; BGN 2; BHD 3; BIF 0; BMD 2; BND 2; BOB 2;
    BSD 2; BTN 2; BWP 2; BYN 2; BZD 2; CDF 2; CUP 2; CVE 2; DJF 0; DOP 2; DZD 2; EGP 2; ERN 2;
    ETB 2; FJD 2; FKP 2; GIP 2; GMD 2; GNF 0; GTQ 2; GYD 2; HNL 2; HTG 2; IDR 2; IQD 3; IRR 2;
    JMD 2; JOD 3; KES 2; KGS 2; KMF 0; KPW 2; KWD 3; KYD 2; LBP 2; LKR 2; LRD 2; LSL 2; LYD 3;
    MAD 2; MDL 2; MGA 2; MKD 2; MMK 2; MOP 2; MRU 2; MUR 2; MVR 2; MWK 2; MYR 2; MZN 2; NAD 2;
    NIO 2; NPR 2; OMR 3; PAB 2; PEN 2; PGK 2; PKR 2; QAR 2; RON 2; RSD 2; RWF 0; SAR 2; SBD 2;
    SCR 2; SDG 2; SHP 2; SLE 2; SOS 2; SRD 2; SSP 2; STN 2; SYP 2; SZL 2; TJS 2; TMT 2; TND 3;
    TOP 2; TTD 2; TZS 2; UGX 0; UZS 2; VED 2; VES 2; VUV 0; WST 2; XAF 0; XCD 2; XOF 0; XPF 0;
    YER 2; ZAR 2; ZMW 2;
    """
}
