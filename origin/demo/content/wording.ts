import type { Match } from "#shared/match/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import { dateOf, timeOf } from "#shared/time/index.ts";
import { pathOf, type Screen } from "#shared/url/index.ts";
import type { DemoLocale } from "../demo-locale.ts";
import { createRandom, type Random } from "../random.ts";

/** Building blocks of the demo articles' sentences. */

export type Values = Readonly<Record<string, string | number>>;

/** Fills a template's placeholders; throws on an unknown one. */
export function fill(pattern: string, values: Values): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in: ${pattern}`);
    return String(value);
  });
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A link to a screen. */
export const linkTo = (screen: Screen, locale: DemoLocale, id: number, text: string): string =>
  `<a href="${pathOf(screen, locale, { id })}">${escapeHtml(text)}</a>`;

export const paragraph = (html: string): string => `<p>${html}</p>`;
export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** An HTML table; cells are HTML, and the first column holds row headers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const top = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const body = rows.map(
    ([first, ...others]) =>
      `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${top}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

const CONJUNCTIONS: Readonly<Record<DemoLocale, string>> = { vi: " và ", en: " and " };

/** "a, b and c". */
export function listed(locale: DemoLocale, items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")}${CONJUNCTIONS[locale]}${last}`;
}

/** Counted nouns; Vietnamese ones have one form. */
const NOUNS = {
  goal: { vi: "bàn thắng", en: ["goal", "goals"] },
  match: { vi: "trận", en: ["match", "matches"] },
  point: { vi: "điểm", en: ["point", "points"] },
  win: { vi: "trận thắng", en: ["win", "wins"] },
  draw: { vi: "trận hòa", en: ["draw", "draws"] },
  defeat: { vi: "trận thua", en: ["defeat", "defeats"] },
  shot: { vi: "cú sút", en: ["shot", "shots"] },
  yellow: { vi: "thẻ vàng", en: ["yellow card", "yellow cards"] },
  red: { vi: "thẻ đỏ", en: ["red card", "red cards"] },
} as const satisfies Record<string, { vi: string; en: readonly [string, string] }>;

/** "1 goal", "3 goals", "3 bàn thắng". */
export function counted(locale: DemoLocale, count: number, noun: keyof typeof NOUNS): string {
  const forms = NOUNS[noun];
  return `${count} ${locale === "vi" ? forms.vi : forms.en[count === 1 ? 0 : 1]}`;
}

/** "thứ nhất", "thứ 3", "3rd". */
export function ordinal(locale: DemoLocale, place: number): string {
  if (locale === "vi") return place === 1 ? "thứ nhất" : `thứ ${place}`;
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

/** A minute in a sentence: `45+2` in Vietnamese, "the 67th minute" and "added time (45+2)" in English. */
export function minuteText(locale: DemoLocale, minute: string): string {
  if (locale === "vi") return minute;
  return minute.includes("+") ? `added time (${minute})` : `the ${ordinal("en", Number(minute))} minute`;
}

/** A ground in a Vietnamese sentence: some names already include the word. */
export const groundName = (name: string): string =>
  /^Sân /.test(name) ? name.replace(/^S/, "s") : `sân ${name}`;

/** `23-11-2026`, in Vietnam. */
export const dayIn = (seconds: number): string => dateOf(seconds).split("-").reverse().join("-");
/** `19:30`, in Vietnam. */
export const timeIn = (seconds: number): string => timeOf(seconds);
/** `12:30`, UTC. */
export const timeUtc = (seconds: number): string => timeOf(seconds, "+00:00");

const KNOCK_OUT: Readonly<Record<string, Readonly<Record<DemoLocale, string>>>> = {
  "Quarter-finals": { vi: "vòng tứ kết", en: "the quarter-finals" },
  "Semi-finals": { vi: "vòng bán kết", en: "the semi-finals" },
  Final: { vi: "trận chung kết", en: "the final" },
};

/** Position of a match in its competition: "vòng 14 Giải …", "the quarter-finals of the … Cup". */
export function phaseOf(locale: DemoLocale, { round, group, competition }: Match): string {
  const name = nameIn(locale, competition);
  const [vi, en] = [name, `the ${name}`];
  const letter = group?.split(" ").at(-1);
  const knockOut = round === null ? undefined : KNOCK_OUT[round];
  const left = /^Round of (\d+)$/.exec(round ?? "")?.[1];
  if (knockOut) return locale === "vi" ? `${knockOut.vi} ${vi}` : `${knockOut.en} of ${en}`;
  if (left) return locale === "vi" ? `vòng 1/${Number(left) / 2} ${vi}` : `the round of ${left} of ${en}`;
  if (letter && round)
    return locale === "vi"
      ? `lượt ${round} bảng ${letter} ${vi}`
      : `matchday ${round} of Group ${letter} in ${en}`;
  if (round) return locale === "vi" ? `vòng ${round} ${vi}` : `round ${round} of ${en}`;
  return locale === "vi" ? vi : en;
}

/** Placeholder values as HTML: links stay, everything else is escaped. */
const safe = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && !value.startsWith("<a ") ? escapeHtml(value) : value,
    ]),
  );

/** Picks templates at random, repeating one only when no other is left. */
export interface Writer {
  readonly random: Random;
  pick(patterns: readonly string[]): string;
  /** A sentence as HTML. */
  write(patterns: readonly string[], values?: Values): string;
}

export function createWriter(seed: string): Writer {
  const random = createRandom(seed);
  const used = new Set<string>();
  const pick = (patterns: readonly string[]): string => {
    const fresh = patterns.filter((pattern) => !used.has(pattern));
    const picked = random.pick(fresh.length > 0 ? fresh : patterns);
    used.add(picked);
    return picked;
  };
  return { random, pick, write: (patterns, values = {}) => capital(fill(pick(patterns), safe(values))) };
}

/** Capitalizes a sentence that begins with a name or phrase in lower case. */
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Truncates a text to a maximum length, at a word boundary. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}
