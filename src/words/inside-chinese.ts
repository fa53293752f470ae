/**
 * A name as it stands between Chinese words: Latin letters and digits keep a space on their side, Chinese ones do not.
 * `insideChinese('EC25-E')` is ` EC25-E `, `insideChinese('德国')` is `德国`.
 */
export function insideChinese(name: string): string {
  return name.replace(/^(?=[!-~\p{Script=Latin}])|(?<=[!-~\p{Script=Latin}])$/gu, ' ');
}
