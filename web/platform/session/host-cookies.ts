import { hostCookies, prefixedAnew } from "#shared/http/host-cookie.rules.ts";
import { BETTING_COOKIE } from "#shared/odds/betting.ts";
import { DELAY_KEY, SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";

const YEAR_SECONDS = 365 * 86_400;

function write(lines: readonly string[]): void {
  for (const line of lines) {
    // biome-ignore lint/suspicious/noDocumentCookie: edge reads them; the Cookie Store API is not everywhere
    document.cookie = line;
  }
}

/** Sets a cookie for edge for a year, or removes it with null. */
export const keepCookie = (name: string, value: string | null): void =>
  write(hostCookies(name, { value, seconds: YEAR_SECONDS }, location));

/** Renames choices of the reader that older versions of the site stored under other names. */
export function renewChoices(): void {
  for (const name of [SCORES_KEY, DELAY_KEY, BETTING_COOKIE])
    write(prefixedAnew(name, document.cookie, YEAR_SECONDS, location));
}
