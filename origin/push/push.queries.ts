import { type Query, query } from "#origin/db/database.ts";
import type { Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { push_notices, push_subscriptions, push_targets } from "#origin/db/schema/push.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { incidents } from "#origin/db/schema/timeline.table.ts";
import type { tips } from "#origin/db/schema/tip.table.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import { LATEST_KICK_OFF } from "#origin/football/match/kick-off.sql.ts";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { LIVE_STATUSES } from "#shared/match/index.ts";
import type { PushTarget } from "#shared/push/index.ts";

/** Queries of notifications. */

export type SubscriptionRow = RowOf<typeof push_subscriptions>;
export type NoticeRow = RowOf<typeof push_notices>;

/** A row if any subscription has topics. */
export const anySubscription: Query<{ seen_at: number | null }> = query(
  "SELECT max(seen_at) AS seen_at FROM push_subscriptions",
);

export const subscriptionById: Query<SubscriptionRow> = query(
  "SELECT * FROM push_subscriptions WHERE id = ?1",
);

/** Browsers of account `?1`. */
export const subscriptionsOfUser: Query<SubscriptionRow> = query(
  "SELECT * FROM push_subscriptions WHERE user_id = ?1 ORDER BY id",
);

/** Alert kinds of single items that browsers of account `?1` follow. */
export const ownKindsOfUser: Query<
  Pick<RowOf<typeof push_targets>, "kind" | "thing_id" | "kinds"> & { endpoint: string }
> = query(`SELECT s.endpoint, t.kind, t.thing_id, t.kinds FROM push_subscriptions s
    JOIN push_targets t ON t.subscription_id = s.id
    WHERE s.user_id = ?1 AND t.kinds IS NOT NULL ORDER BY s.id, t.kind, t.thing_id`);

type Named = Pick<RowOf<typeof teams>, "name" | "translations">;

/** A match with the columns for notices and audiences. */
export type NamedMatch = Pick<RowOf<typeof matches>, "home_id" | "away_id" | "competition_id"> &
  Prefixed<"home", Named> &
  Prefixed<"away", Named> &
  Prefixed<"league", Pick<RowOf<typeof competitions>, "name" | "translations">>;

const NAMED_MATCH = `m.home_id, m.away_id, m.competition_id, h.name AS home_name, h.translations AS home_translations,
  a.name AS away_name, a.translations AS away_translations, c.name AS league_name, c.translations AS league_translations`;
const NAMES = `JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
  JOIN competitions c ON c.id = m.competition_id`;

type StateColumns = Omit<RowOf<typeof match_states>, "match_id" | "known_at">;

/** State of a match at a moment, and the previous state; null in all columns where nothing was known. */
export type HappeningRow = Pick<RowOf<typeof match_states>, "match_id" | "known_at"> &
  Pick<RowOf<typeof matches>, "match_time" | "time_unknown"> &
  NamedMatch &
  Prefixed<"now" | "latest", ShownState> & {
    [Column in keyof Prefixed<"before", ShownState>]: Prefixed<"before", ShownState>[Column] | null;
  };

type ShownState = Pick<
  StateColumns,
  "status" | `${"home" | "away"}_${"goals" | "overtime" | "penalties" | "red"}`
>;

const STATE_COLUMNS = [
  "status",
  ...["home", "away"].flatMap((side) =>
    ["goals", "overtime", "penalties", "red"].map((one) => `${side}_${one}`),
  ),
];
const columns = (table: string, prefix: string) =>
  STATE_COLUMNS.map((column) => `${table}.${column} AS ${prefix}_${column}`).join(", ");

/**
 * State changes between `?2` and `?1` (milliseconds) without a notice: of matches that kick off after `?3` (seconds),
 * and of those that were in play.
 */
export const newHappenings: Query<HappeningRow> =
  query(`SELECT s.match_id, s.known_at, m.match_time, m.time_unknown, ${NAMED_MATCH},
    ${columns("s", "now")}, ${columns("p", "before")}, ${columns("l", "latest")}
  FROM match_states s JOIN matches m ON m.id = s.match_id
    LEFT JOIN match_states p ON p.match_id = s.match_id AND p.known_at =
      (SELECT max(known_at) FROM match_states WHERE match_id = s.match_id AND known_at < s.known_at)
    JOIN match_states l ON l.match_id = s.match_id AND l.known_at =
      (SELECT max(known_at) FROM match_states WHERE match_id = s.match_id AND known_at <= ?1)
    ${NAMES}
  WHERE s.known_at > ?2 AND s.known_at <= ?1 AND m.known_at <= ?1
    AND (${LATEST_KICK_OFF} > ?3 OR p.status IN ${sqlWords(LIVE_STATUSES)})
    AND NOT EXISTS (SELECT 1 FROM push_notices n WHERE n.key = 'match/' || s.match_id || '/' || s.known_at)
  ORDER BY s.known_at, s.match_id`);

export type LineupsRow = Pick<RowOf<typeof matches>, "id"> & NamedMatch & { known_at: number };

/**
 * Matches of which both line-ups were confirmed by `?1`, the later one since `?2` (milliseconds), that kick off after
 * `?3` (seconds), had not begun then and have no notice of it.
 */
export const newLineups: Query<LineupsRow> = query(`SELECT m.id, max(l.known_at) AS known_at, ${NAMED_MATCH}
  FROM matches m ${NAMES}
    JOIN (SELECT match_id, side, min(known_at) AS known_at FROM lineups
      WHERE confirmed = 1 AND known_at <= ?1
        AND match_id IN (SELECT match_id FROM lineups WHERE known_at > ?2 AND known_at <= ?1 AND confirmed = 1)
      GROUP BY match_id, side) l ON l.match_id = m.id
  WHERE m.known_at <= ?1 AND ${LATEST_KICK_OFF} > ?3
    AND NOT EXISTS (SELECT 1 FROM push_notices n WHERE n.key = 'match/' || m.id || '/line_ups')
    AND coalesce((SELECT s.status FROM match_states s WHERE s.match_id = m.id AND s.known_at <= ?1
      ORDER BY s.known_at DESC LIMIT 1), 'not_started') = 'not_started'
  GROUP BY m.id HAVING count(*) = 2 AND max(l.known_at) > ?2 ORDER BY m.id`);

export type NoticeIncidentRow = Pick<
  RowOf<typeof incidents>,
  "match_id" | "known_at" | "kind" | "side" | "minute" | "added"
> & { player: string | null };

/** Goals and red cards of matches `?3` (JSON list of ids) that became known between `?2` and `?1`. */
export const newIncidents: Query<NoticeIncidentRow> =
  query(`SELECT i.match_id, i.known_at, i.kind, i.side, i.minute,
    i.added, p.name AS player
  FROM incidents i LEFT JOIN players p ON p.id = i.player_id
  WHERE i.match_id IN (SELECT value FROM json_each(?3)) AND i.known_at > ?2 AND i.known_at <= ?1
    AND (i.cancelled_at IS NULL OR i.cancelled_at > i.known_at)
    AND i.kind IN ${sqlWords(["goal", "penalty_goal", "own_goal", "red_card", "second_yellow"])}
  ORDER BY i.match_id, i.position`);

export type NewTipRow = Pick<RowOf<typeof tips>, "id" | "expert_id" | "match_id" | "published_at"> &
  NamedMatch & { expert: string };

/** Limit: more than experts publish within the search window. */
const LAST_TIPS = 500;

/** Tips published between `?2` and `?1` (milliseconds) without a notice. */
export const newTips: Query<NewTipRow> = query(`SELECT t.id, t.expert_id, t.match_id, t.published_at,
    u.nick_name AS expert, ${NAMED_MATCH}
  FROM tips t JOIN users u ON u.id = t.expert_id JOIN matches m ON m.id = t.match_id ${NAMES}
  WHERE t.id > (SELECT coalesce(max(id), 0) - ${LAST_TIPS} FROM tips) AND t.published_at * 1000 > ?2
    AND t.published_at * 1000 <= ?1 AND t.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM push_notices n WHERE n.key = 'tip/' || t.id)
  ORDER BY t.id`);

/** Undelivered notices, without `?2` (JSON list of keys): at most `?1`, oldest first. */
export const openNotices: Query<NoticeRow> = query(`SELECT * FROM push_notices
  WHERE open = 1 AND key NOT IN (SELECT value FROM json_each(?2)) ORDER BY at_ms, key LIMIT ?1`);

/** Notices with keys between `?1` and `?2` that became known after `?3`. */
export const newerNotices: Query<NoticeRow> = query(
  "SELECT * FROM push_notices WHERE key > ?1 AND key < ?2 AND at_ms > ?3",
);

const after = (
  kind: string,
  thing: string,
) => `SELECT * FROM (SELECT delay_s, subscription_id FROM push_targets
    WHERE kind = '${kind}' AND thing_id = ${thing} AND (delay_s, subscription_id) > (?5, ?6) AND delay_s <= ?7
    ORDER BY delay_s, subscription_id LIMIT ?8)`;
const isIn = (kind: PushTarget, things: string) => `EXISTS (SELECT 1 FROM push_targets x
    WHERE x.kind = '${kind}' AND x.thing_id IN (${things}) AND x.delay_s = s.delay_s AND x.subscription_id = s.id)`;
/** SQL: whether the spoiler shield of a browser's reader covers a match or one of its teams. */
const shielded = (match: string, teams: string) =>
  `${isIn("shielded_match", match)} OR ${isIn("shielded_team", teams)} AS shielded`;

/** SQL: a JSON list of `[target, kinds]` of the followed items that cover a match. */
const covering = (match: string, league: string, teams: string) => {
  const of = (kind: FavouriteKind, things: string) => `SELECT x.kind, x.kinds FROM push_targets x
    WHERE x.kind = '${kind}' AND x.thing_id IN (${things}) AND x.delay_s = s.delay_s AND x.subscription_id = s.id`;
  return `(SELECT json_group_array(json_array(kind, json(kinds)))
    FROM (${[of("match", match), of("league", league), of("team", teams)].join(" UNION ALL ")})) AS follows`;
};

/**
 * A browser to notify, its followed items that cover the match (JSON), and whether its reader hides
 * results of the match.
 */
export type AudienceRow = SubscriptionRow & { follows: string; shielded: number };

/**
 * Browsers that follow match `?1`, league `?2` or team `?3` or `?4`, after the cursor `?5`, `?6` and with a delay of
 * `?7` seconds at most: the next `?8` in the cursor's order.
 */
export const audienceOfMatch: Query<AudienceRow> = query(`SELECT s.*, ${covering("?1", "?2", "?3, ?4")},
    ${shielded("?1", "?3, ?4")}
  FROM (${[after("match", "?1"), after("league", "?2"), after("team", "?3"), after("team", "?4")].join(" UNION ")}
    ORDER BY delay_s, subscription_id LIMIT ?8) t
  JOIN push_subscriptions s ON s.id = t.subscription_id ORDER BY t.delay_s, s.id`);

/** Browsers `?5` (JSON list of ids), with what they follow and shield of match `?1`, league `?2`, teams `?3` and `?4`. */
export const audienceById: Query<AudienceRow> = query(`SELECT s.*, ${covering("?1", "?2", "?3, ?4")},
    ${shielded("?1", "?3, ?4")}
  FROM push_subscriptions s WHERE s.id IN (SELECT value FROM json_each(?5))`);

/** Browsers of followers of expert `?1`, with ids after `?2`: the next `?3`. Tips are sent at once. */
export const audienceOfTip: Query<AudienceRow> = query(`SELECT s.*, '[]' AS follows, 0 AS shielded
  FROM follows f JOIN push_subscriptions s ON s.user_id = f.follower_id
  WHERE f.expert_id = ?1 AND s.id > ?2 ORDER BY s.id LIMIT ?3`);
