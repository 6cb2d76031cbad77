import { type Query, query } from "#origin/db/database.ts";
import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { companies } from "#origin/db/schema/odds.table.ts";
import type { ledger_days, tips } from "#origin/db/schema/tip.table.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import { IS_AWARDED, STATE_NOW, STATUS } from "#origin/football/match/match-row.sql.ts";

/** Queries of tips and their ledger. `?1`, where noted as now, is milliseconds UTC. */

type StoredTip = RowOf<typeof tips>;

/** A tip with its display names; those of the expert are null once the account is deleted. */
export type TipRow = StoredTip &
  Maybe<Prefixed<"expert", Pick<RowOf<typeof users>, "nick_name" | "avatar">>> &
  Prefixed<"company", Pick<RowOf<typeof companies>, "name">>;

const TIPS = `SELECT t.*, u.nick_name AS expert_nick_name, u.avatar AS expert_avatar, c.name AS company_name
  FROM tips t JOIN companies c ON c.id = t.company_id LEFT JOIN users u ON u.id = t.expert_id`;

/** True if the result of tip `t` is known as of now, `?1`. */
export const IS_SETTLED = "(t.settled_at IS NOT NULL AND t.settled_at <= ?1 / 1000)";

/**
 * Tips of a state, `?2` (`all`, `open` or `settled`), and of a language, `?5` (or `all`). A deleted tip is shown for
 * its result only.
 */
const OF_STATE = `(?5 = 'all' OR t.lang = ?5) AND t.published_at <= ?1 / 1000 AND CASE ?2
    WHEN 'open' THEN NOT ${IS_SETTLED} AND t.deleted_at IS NULL
    WHEN 'settled' THEN ${IS_SETTLED}
    ELSE ${IS_SETTLED} OR t.deleted_at IS NULL END`;

/** A page of them, newest first: `?3` rows from `?4` on. */
const PAGE = "ORDER BY t.id DESC LIMIT ?3 OFFSET ?4";

/** True if everybody may see the bet of tip `t` now, `?1` (shownBet in tip.mapping.ts). */
export const IS_PUBLIC = "(t.kick_off_at <= ?1 / 1000 OR t.permission = 'free' AND t.deleted_at IS NULL)";

// Each list scans an index of its own, backwards; one statement for all of them would scan the table.
const EVERY = `t.id > 0 AND ${OF_STATE}`;
// A tip that is not public may not show its market by being listed under it.
const OF_EXPERTS = `t.expert_id IN (SELECT value FROM json_each(?6)) AND ${OF_STATE}
    AND (?7 = 'all' OR t.market = ?7 AND ${IS_PUBLIC})
    AND (?8 IS NULL OR (SELECT competition_id FROM matches WHERE id = t.match_id) = ?8)`;
const OF_MATCH = `t.match_id = ?6 AND ${OF_STATE}`;

export const everyTip: Query<TipRow> = query(`${TIPS} WHERE ${EVERY} ${PAGE}`);
export const tipsOfExperts: Query<TipRow> = query(`${TIPS} WHERE ${OF_EXPERTS} ${PAGE}`);
export const tipsOfMatch: Query<TipRow> = query(`${TIPS} WHERE ${OF_MATCH} ${PAGE}`);

type Count = Query<{ total: number }>;
const countOf = (condition: string): Count =>
  query(
    // Without the two parameters of the page.
    `SELECT count(*) AS total FROM tips t WHERE ${condition.replaceAll(/\?[5-8]/g, ([, at]) => `?${Number(at) - 2}`)}`,
  );

export const countOfEvery: Count = countOf(EVERY);
export const countOfExperts: Count = countOf(OF_EXPERTS);
export const countOfMatch: Count = countOf(OF_MATCH);

/** Tip `?2`. */
export const tipById: Query<TipRow> = query(`${TIPS} WHERE t.id = ?2 AND t.published_at <= ?1 / 1000`);

/** Results of an expert's tips, in the order of publication; experts `?2` (JSON list of ids). */
export type RecordedRow = Pick<
  StoredTip,
  "expert_id" | "market" | "result" | "price" | "closing_price" | "settled_at" | "published_at"
> & { competition_id: number | null };
export const recordOfExperts: Query<RecordedRow> = query(`
  SELECT t.expert_id, t.market, t.result, t.price, t.closing_price, t.settled_at, t.published_at,
    (SELECT competition_id FROM matches WHERE id = t.match_id) AS competition_id FROM tips t
  WHERE t.expert_id IN (SELECT value FROM json_each(?2)) AND t.published_at <= ?1 / 1000 ORDER BY t.expert_id, t.id`);

/** The last ledger entry; no row before the first one. */
export const lastTip: Query<Pick<StoredTip, "id" | "hash" | "published_at">> = query(
  "SELECT id, hash, published_at FROM tips WHERE id > 0 ORDER BY id DESC LIMIT 1",
);

/** A tip of expert `?1` on match `?2` in market `?3` and period `?4`. */
export const sameTip: Query<{ id: number }> = query(
  "SELECT id FROM tips WHERE expert_id = ?1 AND match_id = ?2 AND market = ?3 AND period = ?4",
);

/** All tips of expert `?1`, for their data export. */
export const tipsOfAccount: Query<StoredTip> = query("SELECT * FROM tips WHERE expert_id = ?1 ORDER BY id");

export type EntryRow = Omit<
  StoredTip,
  "permission" | "lang" | "title" | "content" | "deleted_at" | "result" | "closing_price" | "settled_at"
>;

/** Entries of the ledger after `?2`, at most `?3`. */
export const entriesAfter: Query<EntryRow> =
  query(`SELECT id, expert_id, match_id, market, period, outcome, line, price,
    company_id, kick_off_at, published_at, text_hash, hash
  FROM tips WHERE id > ?2 AND published_at <= ?1 / 1000 ORDER BY id LIMIT ?3`);

/** The ledger's days, newest first: `?2` rows from `?3` on. */
export const ledgerDays: Query<RowOf<typeof ledger_days>> = query(
  "SELECT * FROM ledger_days WHERE date <= date(?1 / 1000, 'unixepoch') ORDER BY date DESC LIMIT ?2 OFFSET ?3",
);
export const countOfLedgerDays: Count = query(
  "SELECT count(*) AS total FROM ledger_days WHERE date <= date(?1 / 1000, 'unixepoch')",
);

/** Columns of a match that decide whether it accepts tips. */
export type TippedMatchRow = Pick<RowOf<typeof matches>, "id" | "match_time" | "time_unknown"> & {
  status: RowOf<typeof match_states>["status"] | null;
};

/** Match `?2`. */
export const tippedMatch: Query<TippedMatchRow> =
  query(`SELECT m.id, m.match_time, m.time_unknown, ${STATUS} AS status
  FROM matches m LEFT JOIN ${STATE_NOW} WHERE m.id = ?2 AND m.known_at <= ?1`);

/** A tip to settle, with the data that settles it: none if the match is deleted. */
export type DueRow = Pick<
  StoredTip,
  "id" | "match_id" | "market" | "period" | "outcome" | "line" | "result" | "closing_price" | "settled_at"
> &
  Maybe<
    Pick<RowOf<typeof match_states>, "status" | "home_goals" | "away_goals" | "home_half" | "away_half">
  > &
  Maybe<Pick<RowOf<typeof matches>, "match_time" | "time_unknown">> & {
    /** Prices of its company in its market and period; null when there are none any more. */
    quotes: string | null;
    /** 1 if the organiser decided the match, else 0 or null. */
    is_awarded: number | null;
  };

const OVER = sqlWords(["ended", "postponed", "cancelled", "abandoned"]);

/** The score that settles `t` is known. A tip without one stays open, and must not block others. */
const HAS_SCORE = `CASE t.period WHEN 'half' THEN s.home_half IS NOT NULL AND s.away_half IS NOT NULL
    ELSE s.home_goals IS NOT NULL AND s.away_goals IS NOT NULL END`;

/**
 * Open tips whose match is over or deleted, and those settled at `?2` (seconds UTC) or later whose match was corrected
 * since; those after `?4`, at most `?3`, oldest first. An award that follows a played match does not change what was
 * settled by play.
 */
export const dueTips: Query<DueRow> =
  query(`SELECT t.id, t.match_id, t.market, t.period, t.outcome, t.line, t.result,
    t.closing_price, t.settled_at, s.status, s.home_goals, s.away_goals, s.home_half, s.away_half, m.match_time, m.time_unknown,
    p.quotes, ${IS_AWARDED} AS is_awarded
  FROM tips t LEFT JOIN matches m ON m.id = t.match_id LEFT JOIN ${STATE_NOW}
    LEFT JOIN price_series p ON p.match_id = t.match_id AND p.market = t.market AND p.period = t.period
      AND p.company_id = t.company_id
  WHERE t.id IN (SELECT id FROM tips WHERE settled_at IS NULL UNION ALL SELECT id FROM tips WHERE settled_at >= ?2)
    AND (t.settled_at IS NULL OR s.known_at >= t.settled_at * 1000) AND (s.status IN ${OVER} OR m.id IS NULL)
    AND (s.status IS NOT 'ended' OR ${IS_AWARDED} AND t.settled_at IS NULL OR ${HAS_SCORE} AND NOT ${IS_AWARDED})
    AND t.id > ?4
  ORDER BY t.id LIMIT ?3`);

/** Queries of sitemap pages of tips. `?1` is now, seconds UTC. */

const IS_PUBLISHED = "id > 0 AND published_at <= ?1 AND deleted_at IS NULL";

/** Tips, `?2` rows from `?3` on, with their last change. */
export const publishedTips: Query<{ id: number; changed_at: number }> = query(`
  SELECT id, CASE WHEN settled_at <= ?1 THEN settled_at ELSE published_at END AS changed_at
  FROM tips WHERE ${IS_PUBLISHED} ORDER BY id LIMIT ?2 OFFSET ?3`);
export const countOfPublishedTips: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM tips WHERE ${IS_PUBLISHED}`,
);

/** Experts, `?1` rows from `?2` on. */
export const idsOfExperts: Query<{ id: number }> = query(
  "SELECT id FROM users WHERE role = 'expert' ORDER BY id LIMIT ?1 OFFSET ?2",
);
