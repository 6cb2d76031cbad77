import { canonicalQuery, keysAt, screenAt } from "#shared/url/index.ts";
import { messages } from "./messages.ts";

/** Crawls a site, and finds everything about betting. */

export interface Visit {
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

interface CrawlOptions {
  readonly url: string;
  readonly from: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * True if another reader, without these headers, requests everything first: the cache then holds that reader's
   * responses.
   */
  readonly afterOthers?: boolean;
  /** Total number of pages, and of pages that differ in numbers only. */
  readonly most: number;
  readonly mostAlike: number;
}

/** Paths on the site that a page links to, and all other URLs. */
function linksIn(html: string, { url }: CrawlOptions): { own: string[]; outbound: string[] } {
  const body = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
  const links = [...body.matchAll(/<(?:a|iframe|area)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    ([, link]) => new URL((link ?? "").replaceAll("&amp;", "&"), url),
  );
  const host = new URL(url).host;
  return {
    own: links.filter((link) => link.host === host).map((link) => link.pathname + link.search),
    outbound: links.filter((link) => link.host !== host).map(String),
  };
}

/** URLs of a page's GET forms, with a value of each of their fields. */
const formsIn = (html: string, { url }: CrawlOptions): { path: string; keys: string[] }[] =>
  [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head]) => !/method="post"/i.test(head ?? ""))
    .map(([, head, body]) => ({
      path: new URL(/action="([^"]*)"/.exec(head ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "", url).pathname,
      keys: [...(body ?? "").matchAll(/\sname="([^"]*)"/g)].map(([, name]) => name ?? ""),
    }));

/** Links of a page whose URL the site normalizes: they lead to another page than they promise. */
function unheardIn(html: string, options: CrawlOptions): string[] {
  const links = linksIn(html, options).own.filter((link) => {
    const { pathname, searchParams } = new URL(link, options.url);
    return screenAt(pathname) && canonicalQuery(pathname, searchParams).size < searchParams.size;
  });
  const forms = formsIn(html, options).flatMap(({ path, keys }) => {
    const present: readonly string[] = keysAt(path);
    return keys.filter((key) => !present.includes(key)).map((key) => `${path} with ${key}`);
  });
  return [...links, ...forms];
}

/** The common form of pages that differ in ids and days only. */
const kindOf = (path: string): string => path.replaceAll(/\d{4}-\d\d-\d\d|\d+/g, "n");

/** The data request of a page, as a soft navigation makes it. */
function dataPathOf(path: string): string {
  const [pathname = "/", query] = path.split("?");
  return `${pathname === "/" ? "/_" : pathname}.data${query ? `?${query}` : ""}`;
}

/**
 * Follows every link of the site from some start pages, each with its data request. Pages that differ most from the
 * read ones come first: a list full of matches does not keep the crawl from the other screens.
 */
export async function crawl(options: CrawlOptions) {
  const visits: Visit[] = [];
  const outbound = new Set<string>();
  const linked = new Set(options.from);
  const unheard = new Set<string>();
  const seen = new Map<string, number>();
  const read = async (path: string): Promise<Visit> => {
    if (options.afterOthers) await (await fetch(options.url + path, { redirect: "manual" })).text();
    const response = await fetch(options.url + path, { headers: { ...options.headers }, redirect: "manual" });
    const visit = { path, status: response.status, text: await response.text() };
    visits.push(visit);
    return visit;
  };
  const waiting = new Map<string, string[]>();
  const wait = (path: string) => waiting.set(kindOf(path), [...(waiting.get(kindOf(path)) ?? []), path]);
  const next = (): string | undefined => {
    const open = [...waiting.keys()].filter((kind) => (seen.get(kind) ?? 0) < options.mostAlike);
    const rarest = open.toSorted((one, other) => (seen.get(one) ?? 0) - (seen.get(other) ?? 0))[0];
    if (rarest === undefined) return undefined;
    const [path, ...later] = waiting.get(rarest) ?? [];
    if (later.length > 0) waiting.set(rarest, later);
    else waiting.delete(rarest);
    seen.set(rarest, (seen.get(rarest) ?? 0) + 1);
    return path;
  };
  for (const path of options.from) wait(path);
  for (let path = next(); path !== undefined && visits.length < options.most * 2; path = next()) {
    const { text } = await read(path);
    if (!text.startsWith("<!DOCTYPE html>")) {
      if (/^\s*<html/.test(text)) throw new Error(`${path} is a page without a doctype`);
      continue;
    }
    await read(dataPathOf(path));
    for (const way of unheardIn(text, options)) unheard.add(way);
    const { own, outbound: others } = linksIn(text, options);
    for (const link of own) {
      if (linked.has(link)) continue;
      linked.add(link);
      wait(link);
    }
    for (const link of others) outbound.add(link);
  }
  const kinds = [...seen.keys()];
  return { visits, linked: [...linked], outbound: [...outbound], unheard: [...unheard], kinds };
}

/** Words of the interface that are about betting, in both languages. */
const WORDS =
  /kèo|nhà cái|xỉu|cá cược|đặt cược|hoàn trả|18\+|\bodds\b|bookmaker|handicap|over\/under|\b1x2\b|payback|kelly|\bbet(?:s|ting)?\b/i;
/** Keys that only hold prices, plain and as a page's data stream writes them. */
const PRICE_KEYS = /\\?"(?:inplay|instant|payback|margins|quotes?)\\?"/;
/** Fields that are null in responses without prices. */
const FILLED = /"(?:company|asian_handicap|over_under|match_result)":(?!null|\{"type":"null"\})/;
/** Links to prices. Names of files do not count: they are the same for all. */
const LINK = /(?:href|action)="(?!\/assets\/)[^"]*(?:odds|history\.csv)/;

/** Visible or audible text of a page: text nodes and text attributes. */
function readable(html: string): string {
  const bare = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, " ");
  const spoken = [...bare.matchAll(/\s(?:title|alt|aria-label|placeholder|content|value)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return `${bare.replaceAll(/<[^>]*>/g, " ")} ${spoken.join(" ")}`;
}

/** The betting switch may name its effect. */
const SWITCH = (["vi", "en"] as const).flatMap((locale) =>
  (["betting_switch_off", "betting_switch_hint_hidden"] as const).map((key) => messages[locale][key] ?? key),
);
const withoutSwitch = (text: string): string =>
  SWITCH.reduce((left, words) => left.replaceAll(words, ""), text);

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 40), at + 60);

/** Everything about betting in a response: what it is, where it is, and its context. */
export function leaksIn({ path, text }: Visit, companies: readonly string[]): string[] {
  const isHtml = text.startsWith("<!DOCTYPE html>");
  const shown = isHtml ? withoutSwitch(readable(text)) : "";
  const named = companies.filter((name) => text.includes(name));
  const patterns = [
    ["words", WORDS, shown],
    ["prices", PRICE_KEYS, text],
    ["prices", FILLED, isHtml ? "" : text],
    ["links", LINK, isHtml ? text : ""],
  ] as const;
  const found = patterns.flatMap(([what, pattern, where]) => {
    const hit = pattern.exec(where);
    return hit ? [`${what} at ${path}: ${around(where, hit.index)}`] : [];
  });
  return [...named.map((name) => `companies at ${path}: ${around(text, text.indexOf(name))}`), ...found];
}
