import type { TryLimits } from "#origin/account/try-limits.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { kickOffOf } from "#origin/football/match/match.mapping.ts";
import { pricesOfCompany, type SeriesRow } from "#origin/football/odds/odds.queries.ts";
import { knownQuotes } from "#origin/football/odds/price-phase.rules.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import type { Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import { AppError } from "#shared/errors/index.ts";
import { earliestKickOff, type MatchId } from "#shared/match/index.ts";
import { type CompanyId, OUTCOMES, type SeriesQuote } from "#shared/odds/index.ts";
import {
  entryHash,
  LEDGER_START,
  type LedgerEntry,
  TIP_AHEAD_SECONDS,
  type TipForm,
  type TipPlay,
  tipTextHash,
} from "#shared/tip/index.ts";
import type { ExpertId, TipBet, TipId } from "#shared/tip/tip.schema.ts";
import { lastTip, sameTip, type TippedMatchRow, tippedMatch } from "./tip.queries.ts";
import { addTip } from "./tip.store.ts";

/** Retries when concurrent tips take the same number; more conflicts than this are no accident. */
const TRIES = 8;

interface PublishDeps {
  readonly db: Database;
  readonly limits: TryLimits;
}

/** A company's current offer for a market: its last quote, unless it is suspended or betting has closed. */
function offerOf(series: SeriesRow | undefined, nowMs: number): SeriesQuote | null {
  if (!series) return null;
  const last = knownQuotes(decodeQuotes(series.quotes), nowMs).at(-1);
  return last && !last.in_play && !last.suspended ? last : null;
}

/** Price of an outcome in a quote of its market; undefined where a quote has none. */
export function priceIn(
  quote: SeriesQuote,
  { market, outcome }: Pick<TipBet, "market" | "outcome">,
): number | undefined {
  const outcomes: readonly string[] = OUTCOMES[market];
  return quote.prices[outcomes.indexOf(outcome)];
}

/** Refuses a bet that the company does not offer, or no longer at this line and price. */
function checkOffer(play: TipPlay, offer: SeriesQuote | null): void {
  if (offer === null) throw wrongFields({ "play.company_id": "tip_company_empty" });
  const price = priceIn(offer, play);
  if (price !== play.price || offer.line !== play.line) throw wrongFields({ play: "tip_price_moved" });
}

/** When a match stops accepting tips, seconds UTC: its kick-off, or the beginning of a day without an hour. */
const closesAt = (match: TippedMatchRow): number => earliestKickOff(kickOffOf(match));

const isAhead = (match: TippedMatchRow, nowMs: number): boolean =>
  (match.status ?? "not_started") === "not_started" && closesAt(match) * 1000 > nowMs;

/**
 * Publishes a tip of an expert at the company's current price, and returns its number. Throws `forbidden` for
 * non-experts, `validation_failed` (`tip_match_far` for a match that may end after the tip's text is deleted),
 * `tip_closed` from kick-off on (without an hour, from the beginning of the match's day), `too_many_requests`.
 */
export async function publishTip(
  { db, limits }: PublishDeps,
  form: TipForm,
  reader: Reader,
  nowMs: number,
): Promise<number> {
  if (reader.role !== "expert") throw new AppError("forbidden", { detail: "only experts publish tips" });
  const { match_id, play } = form;
  const series = [JSON.stringify([play.market]), JSON.stringify([play.period]), play.company_id] as const;
  const [[match], [prices], [same]] = await readAll(
    db,
    bindQuery(tippedMatch, nowMs, match_id),
    bindQuery(pricesOfCompany, match_id, ...series),
    bindQuery(sameTip, reader.id, match_id, play.market, play.period),
  );
  if (!match) throw wrongFields({ match_id: "tip_match_unknown" });
  if (!isAhead(match, nowMs)) throw new AppError("tip_closed", { detail: `match ${match_id} has begun` });
  if (match.match_time - TIP_AHEAD_SECONDS > nowMs / 1000) throw wrongFields({ match_id: "tip_match_far" });
  if (same) throw wrongFields({ play: "tip_play_repeated" });
  checkOffer(play, offerOf(prices, nowMs));
  await limits.check({ kind: "tip", who: reader.id }, nowMs);
  return appendTip(db, form, {
    match: { id: match_id, kick_off_at: closesAt(match) },
    expertId: reader.id,
    nowMs,
  });
}

/**
 * Appends a validated tip to the ledger: concurrent tips are chained one after the other. Throws `validation_failed`
 * for a duplicate of the expert, `tip_closed`.
 */
export async function appendTip(
  db: Database,
  { title, content, permission, lang, play }: TipForm,
  {
    match,
    expertId,
    nowMs,
  }: { match: { readonly id: number; readonly kick_off_at: number }; expertId: number; nowMs: number },
): Promise<number> {
  const text_hash = await tipTextHash(title, content);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [[last], [same]] = await readAll(
      db,
      bindQuery(lastTip),
      bindQuery(sameTip, expertId, match.id, play.market, play.period),
    );
    if (same) throw wrongFields({ play: "tip_play_repeated" });
    const entry = {
      seq: (last?.id ?? 0) + 1,
      expert_id: expertId,
      match_id: match.id,
      ...{ market: play.market, period: play.period, outcome: play.outcome, line: play.line },
      ...{ price: play.price, company_id: play.company_id, kick_off_at: match.kick_off_at },
      // Allows for clock skew: the ledger's moments never go back.
      published_at: Math.max(Math.floor(nowMs / 1000), last?.published_at ?? 0),
      text_hash,
    } satisfies LedgerEntry;
    if (entry.published_at >= entry.kick_off_at) throw new AppError("tip_closed");
    const hash = await entryHash(last?.hash ?? LEDGER_START, entry);
    const { seq, ...values } = entry;
    const tip = {
      ...values,
      ...{ id: seq as TipId, hash, permission, lang, title, content, expert_id: expertId as ExpertId },
      // The rows were selected by these numbers.
      ...{ match_id: match.id as MatchId, company_id: play.company_id as CompanyId },
    };
    if (await addTip(db, tip)) return seq;
  }
  throw new AppError("too_many_requests", { detail: "too many tips at once", retryAfterSeconds: 1 });
}
