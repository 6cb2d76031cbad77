import { NOBODYS_HASH } from "#origin/account/password-hash.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { DEMO_EXPERTS } from "#origin/demo/tips/experts.table.ts";
import {
  LONGEST_AHEAD_SECONDS,
  type PlannedTip,
  tipsBetween,
  tipTextOf,
} from "#origin/demo/tips/tip-plan.ts";
import { knownQuotes } from "#origin/football/odds/price-phase.rules.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { toTranslations } from "#origin/football/ref.mapping.ts";
import { nameKey } from "#shared/account/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { nameIn } from "#shared/match/name.rules.ts";
import type { TipForm } from "#shared/tip/index.ts";
import { perLocale } from "#shared/url/index.ts";
import { accountsByKey, demoMatches, lastPublishedBy, pricesToTip } from "./demo-tips.queries.ts";
import { appendTip, priceIn } from "./publish-tip.service.ts";

/** Adds accounts of the demo world's experts. Existing accounts keep their names; a name that is taken is left out. */
async function addDemoExperts(db: Database, at: number): Promise<void> {
  const sql = `INSERT OR IGNORE INTO users
      (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 'expert', ?2, ?3, ?3 FROM json_each(?1)`;
  const rows = DEMO_EXPERTS.map(({ user_name, nick_name }) => [
    ...[user_name, nameKey(user_name), nick_name, nameKey(nick_name)],
  ]);
  await db.batch([db.prepare(sql).bind(JSON.stringify(rows), NOBODYS_HASH, at)]);
}

/** How far back a new world has tips. */
const HISTORY_SECONDS = 3 * 86_400;
/** The next turn publishes the rest. */
const MOST_AT_ONCE = 40;

/** Form input of a planned tip at its moment; null when no company has a price for it then. */
async function formOf(db: Database, tip: PlannedTip): Promise<TipForm | null> {
  const { match, market, outcome, permission, publish_at } = tip;
  const [rows] = await readAll(db, bindQuery(pricesToTip, match.id, market));
  for (const { company_id, quotes } of rows) {
    const quote = knownQuotes(decodeQuotes(quotes), publish_at * 1000).findLast(({ in_play }) => !in_play);
    const price = quote && !quote.suspended ? priceIn(quote, { market, outcome }) : undefined;
    if (!quote || price === undefined) continue;
    const play = { market, period: "full", outcome, line: quote.line, price, company_id } as const;
    return { ...tipTextOf(tip), permission, lang: tip.expert.lang, match_id: match.id, play };
  }
  return null;
}

/**
 * Publishes the demo experts' tips until now, each with its own time and a price of that time. Resumable. Form
 * validation is skipped, because the world was stored later than some of its tips were published.
 */
export async function keepDemoTips(db: Database, seed: string, nowMs: number): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  const keys = JSON.stringify(DEMO_EXPERTS.map(({ user_name }) => nameKey(user_name)));
  await addDemoExperts(db, now - HISTORY_SECONDS);
  const [accounts] = await readAll(db, bindQuery(accountsByKey, keys));
  const idOf = new Map(accounts.map(({ id, user_key }) => [user_key, id]));
  const [[published]] = await readAll(db, bindQuery(lastPublishedBy, JSON.stringify([...idOf.values()])));
  const after = Math.max(published?.last ?? 0, now - HISTORY_SECONDS);
  const [rows] = await readAll(db, bindQuery(demoMatches, nowMs, after, now + LONGEST_AHEAD_SECONDS));
  const matches = rows.map(({ competition: name, translations, ...match }) => ({
    ...match,
    competition: perLocale((locale) => nameIn(locale, { name, translations: toTranslations(translations) })),
  }));
  for (const tip of tipsBetween(seed, matches, after, now).slice(0, MOST_AT_ONCE)) {
    const expertId = idOf.get(nameKey(tip.expert.user_name));
    const form = await formOf(db, tip);
    if (expertId === undefined || form === null) continue;
    await appendTip(db, form, {
      match: { id: tip.match.id, kick_off_at: tip.match.match_time },
      ...{ expertId, nowMs: tip.publish_at * 1000 },
    }).catch(skipRefused);
  }
}

/**
 * Real experts may have published up to kick-off meanwhile: then the match accepts no tip any more, which is not an
 * error.
 */
function skipRefused(thrown: unknown): void {
  if (!(thrown instanceof AppError) || thrown.row.log !== "none") throw thrown;
}
