/**
 * Sierra and Netgear answers to `AT!BAND=?` and `AT!BAND?`: rows `00, All bands, <GW mask> <L mask> <…>`. Row 00 of the
 * long table is the capability; the single row of the short one is what is set. The legend below is not read.
 */
export const sierraBandTable =
  /^.*\bl band mask.{0,60}\n.*? [\da-f]{16} +(?<X1>[\da-f]{16})\b(?:(?<!\bl band mask +tds.*\n.*) +(?<X65>[\da-f]{16}))?(?=.*\n\W*(?<C>0\d),|)|^.*\b[\da-f]{16}(?: +[\da-f]{16}\b| - b)/;
