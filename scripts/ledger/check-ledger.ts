import * as z from "zod/mini";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import { findLedgerFault, LEDGER_START, type LedgerFault } from "#shared/tip/tip-ledger.rules.ts";
import { SiteError } from "../site/site-error.ts";

/** Requests to a site; `fetch` unless a test brings its own. */
export interface LedgerOptions {
  readonly site: string;
  /** A known earlier entry; the ledger's beginning by default. */
  readonly from: { readonly seq: number; readonly hash: string };
  readonly fetcher?: typeof fetch;
  /** Seconds UTC. */
  readonly now: () => number;
  /** Called with the number of entries checked so far. */
  readonly onProgress?: (checked: number) => void;
}

/** How a check ended: how many entries there are, the last one's hash, and where it does not hold, if anywhere. */
export interface LedgerCheck {
  readonly checked: number;
  readonly last: { readonly seq: number; readonly hash: string };
  readonly fault: LedgerFault | null;
  /** The first day whose published hash is not that of its entry; null when all match. */
  readonly wrongDay: string | null;
}

/**
 * A site's response may be some minutes old, and its clock or ours wrong: a match that has only just begun is no fault.
 */
const GRACE_S = 600;

const Entries = z.object({ data: endpoints.tipsLedger.answer });
const Days = z.object({ data: endpoints.tipsLedgerDays.answer });

async function fetchParsed<Answer extends z.ZodMiniType>(url: URL, answer: Answer, fetcher: typeof fetch) {
  const response = await fetcher(url, { headers: { accept: "application/json" } }).catch(
    (thrown: unknown) => {
      throw new SiteError(
        `${url.origin} is unreachable: ${thrown instanceof Error ? thrown.message : thrown}`,
      );
    },
  );
  if (!response.ok) throw new SiteError(`${url.href} responded with ${response.status}.`);
  const parsed = z.safeParse(answer, await response.json().catch(() => null));
  if (!parsed.success) throw new SiteError(`${url.href} did not return a ledger.`);
  return parsed.data as z.output<Answer>;
}

/**
 * Checks a site's ledger of tips entry by entry, then its days. Rejects with a `SiteError`, also where a day names an
 * entry beyond the ledger's end: one of the two responses is older than the other.
 */
export async function checkLedger({
  site,
  from,
  fetcher = fetch,
  now,
  onProgress,
}: LedgerOptions): Promise<LedgerCheck> {
  const urlOf = (path: string) => new URL(path, site);
  // Before the entries: one that is published meanwhile is then beyond the days, and not a day beyond the entries.
  const days = await daysFrom(from.seq, urlOf, fetcher);
  const hashes = new Map<number, string>([[from.seq, from.hash]]);
  let last = from;
  let checked = 0;
  for (;;) {
    const url = urlOf(endpointUrl(endpoints.tipsLedger, { after: last.seq }));
    const { entries } = (await fetchParsed(url, Entries, fetcher)).data;
    if (entries.length === 0) break;
    const fault = await findLedgerFault(entries, now() - GRACE_S, last);
    if (fault) return { checked, last, fault, wrongDay: null };
    for (const { seq, hash } of entries) hashes.set(seq, hash);
    checked += entries.length;
    const { seq, hash } = entries.at(-1) ?? last;
    last = { seq, hash };
    onProgress?.(checked);
  }
  const beyond = days.find(({ seq }) => seq > last.seq);
  if (beyond)
    throw new SiteError(
      `${beyond.date} names tip ${beyond.seq}, but the ledger ends with ${last.seq}. Responses of a site may be some minutes old: run the command again in ten minutes; a tip that is still missing was removed.`,
    );
  const wrong = days.find(({ seq, hash }) => hashes.get(seq) !== hash);
  return { checked, last, fault: null, wrongDay: wrong?.date ?? null };
}

/** Published days, the newest first, back to the one of an entry. */
async function daysFrom(fromSeq: number, urlOf: (path: string) => URL, fetcher: typeof fetch) {
  const found: z.output<typeof Days>["data"]["days"][number][] = [];
  for (let page = 1; ; page += 1) {
    const url = urlOf(endpointUrl(endpoints.tipsLedgerDays, { page, limit: 50 }));
    const { days } = (await fetchParsed(url, Days, fetcher)).data;
    found.push(...days.filter(({ seq }) => seq >= fromSeq && seq > 0));
    if (days.length === 0 || days.some(({ seq }) => seq < fromSeq)) return found;
  }
}

/** Value of `--from`: `seq:hash`, or nothing for the beginning. */
export function readFrom(text: string | undefined): LedgerOptions["from"] {
  if (text === undefined) return { seq: 0, hash: LEDGER_START };
  const found = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text);
  if (!found) throw new SiteError(`--from must be <number>:<hash of 64 letters and digits>, not "${text}".`);
  return { seq: Number(found[1]), hash: found[2] as string };
}
