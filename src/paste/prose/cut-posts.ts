/**
 * Finds the heads of what people write to each other, as `#3 mike77 wrote:` and `anna · 3 days ago`. The name of a person
 * is none of a product, and the bands of a post belong to nothing that the post before it names.
 */
import { type LaidToken, NO_OWNER, ownerToken } from './laid-token.js';
import { endOf, linesOf, type Token } from './tokenise.js';

const LONGEST_HEAD = 100;
const MONTH = '(?:jan|feb|m[aä]r|mrz|a[pv]r|ma[iy]|jun|jul|aug|ago|sep|o[ckt]t|nov|de[cz])\\p{L}{0,7}\\.?';
const DATE = `(?<![\\d./-])(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|${MONTH} \\d{1,2},? '?\\d{2,4}|\\d{1,2}\\.? (?:de )?${MONTH},?(?: de)? '?\\d{2,4})(?![\\d./-])`;
const WROTE =
  'wrote|said|posted|commented|replied|answered|asked|edited|reviewed|schrieb|geschrieben|escribi[oó]|escrito|écrit|posté|scritto|escreveu|napisała?|написала?|пишет';
/** A line about who wrote, and when. */
const HEAD = new RegExp(
  [
    // `mike77 wrote:`, `anna commented on Mar 3, 2024`
    `(?<!\\p{L})(?:${WROTE})(?!\\p{L})(?:[^!?]*:| .*(?:${DATE}| ago))$`,
    '发表于|写道[:：]$',
    // `3 days ago`, `vor 3 Tagen`
    // `anna — Today at 11:02 PM`
    '(?:today|yesterday|heute|gestern|hoy|ayer|hier|oggi|ieri|hoje|ontem|сегодня|вчера) (?:at|um|a las|à|alle|às|в) \\d',
    '\\d+ ?\\p{L}{1,8}\\.? (?:ago|назад|fa|atrás|temu)(?!\\p{L})|(?:^|\\P{L})(?:vor|il y a|hace) \\d+ \\p{L}+$|\\d+ ?(?:天|小时|分钟|年|个月|日)前',
    // `by anna » Mon Mar 4, 2024`, `anna, 04.03.2024 12:31`
    `(?:^|\\P{L})(?:by|von|par|por|od|от) .*${DATE}|[»·•@] ?(?:\\p{L}{2,9},? )?${DATE}|^[^|\\t]*${DATE},?(?: at| um|,)? \\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?(?: #\\d+)?$`,
    // `anna   Mar 4`
    `^[\\p{L}\\d_.-]{2,24}\\s{2,}(?:${MONTH} \\d{1,2}|\\d{1,2}\\.? ${MONTH})$`,
    // `Joined: Jan 2019`, `Posts: 134`, `#3`; of a question, `Viewed 2k times`
    '^viewed [\\d.,]+k? times$|^(?:join(?:ed| date)|(?:total )?(?:posts|messages)|registered|registriert(?: seit)?|beiträge|mensajes|reaction score|регистрация|сообщени[йя]|注册|帖子)[:：]? .*\\d|^#\\d+$',
  ].join('|'),
  'iu',
);

/** The tokens, with an owner without a name in place of each head. */
export function cutPosts(tokens: readonly Token[], text: string): readonly LaidToken[] {
  return linesOf(tokens).flatMap(({ from, to, letters }): readonly LaidToken[] => {
    const line = tokens.slice(from, to + 1);
    if (letters === '' || /[bn]/.test(letters)) return line;
    const { offset } = line[0]!;
    const length = endOf(tokens[to - 1]!) - offset;
    return length <= LONGEST_HEAD && HEAD.test(text.slice(offset, offset + length))
      ? [{ ...ownerToken(NO_OWNER), offset, length, beginsPost: true }, ...tokens.slice(to, to + 1)]
      : line;
  });
}
