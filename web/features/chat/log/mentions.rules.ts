/** Mentions in a message: `@` and a complete nickname. Pure. */

/** A segment of a text; `mention` is the mentioned nickname. */
export interface TextSegment {
  readonly text: string;
  readonly mention: string | null;
}

const lower = (text: string): string => text.normalize("NFC").toLocaleLowerCase("vi");

/** End of a nickname: no word character follows. */
const goesOn = (text: string): boolean => /^[\p{L}\p{N}_]/u.test(text);

/** The longest nickname that a text mentions at its beginning, after the `@`. */
function calledAt(rest: string, nicks: readonly string[]): string | null {
  const start = lower(rest);
  const found = nicks.filter((nick) => start.startsWith(lower(nick)) && !goesOn(rest.slice(nick.length)));
  return found.reduce<string | null>((best, nick) => (nick.length > (best?.length ?? 0) ? nick : best), null);
}

/** Splits a text into segments at mentions of these nicknames. */
export function segmentsOf(text: string, nicks: readonly string[]): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const nick = calledAt(text.slice(at + 1), nicks);
    if (nick === null) continue;
    if (at > from) segments.push({ text: text.slice(from, at), mention: null });
    from = at + 1 + nick.length;
    segments.push({ text: text.slice(at, from), mention: nick });
    at = from - 1;
  }
  if (from < text.length) segments.push({ text: text.slice(from), mention: null });
  return segments;
}

/** True if a text mentions this nickname. */
export const callsNick = (text: string, nick: string): boolean =>
  text.includes("@") && segmentsOf(text, [nick]).some(({ mention }) => mention !== null);

/** The text being typed after an `@` before the caret, with the position of the `@`; null outside a mention. */
export function callAt(text: string, caret: number): { readonly at: number; readonly start: string } | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || (at > 0 && goesOn(text.slice(at - 1, at)))) return null;
  const start = text.slice(at + 1, caret);
  return start.length <= 40 && !/\s{2}|^\s/.test(start) ? { at, start } : null;
}

const OFFERED_MAX = 5;

/** Nicknames with this prefix, latest writers first. */
export function offeredNicks(nicks: readonly string[], start: string): readonly string[] {
  const wanted = lower(start);
  return nicks
    .filter((nick) => lower(nick).startsWith(wanted) && lower(nick) !== wanted)
    .slice(0, OFFERED_MAX);
}

/** The nicknames of the writers, latest first. */
export const nicksOf = (
  messages: readonly { readonly author: { readonly nick_name: string } }[],
): readonly string[] => [...new Set(messages.map(({ author }) => author.nick_name).reverse())];
