import { type Query, query } from "#origin/db/database.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import type { CommentedArticle } from "#origin/demo/comments/comment-plan.ts";
import type { CoveredMatch, CoveredRound } from "#origin/demo/content/article-plan.ts";
import { DEMO_LOCALES } from "#origin/demo/demo-locale.ts";
import { STANDS } from "#origin/football/match/incident.sql.ts";
import { MATCH_ROWS, type MatchRow, RESULT_NOW, STATE_NOW } from "#origin/football/match/match-row.sql.ts";
import type { CompetitionId, SeasonId, TeamId } from "#shared/match/index.ts";

/**
 * Queries of the facts for demo articles. `?1` is the moment (milliseconds UTC) as of which a match is described; when
 * it was stored does not matter.
 */

/** Demo matches of large competitions that kick off from `?1` to before `?2` (seconds UTC). */
export const coveredMatches: Query<CoveredMatch> = query(`SELECT m.id, m.match_time, c.hot, m.competition_id,
    (SELECT min(known_at) / 1000 FROM match_states WHERE match_id = m.id AND status = 'ended') AS ended_at
  FROM matches m JOIN competitions c ON c.id = m.competition_id
  WHERE m.match_time >= ?1 AND m.match_time < ?2 AND m.provenance = 'demo' AND c.hot >= 4 AND c.kind <> 'friendly'
  ORDER BY m.match_time, m.id`);

/** Maximum span of a league round, in seconds, around any of its matches. */
const ROUND_SPAN = 6 * 86_400;

/** Rounds of the large leagues with a match from `?1` to before `?2` (seconds UTC), of which every match has ended. */
export const coveredRounds: Query<CoveredRound> = query(`SELECT season_id, round, max(at) AS ended_at FROM (
    SELECT r.season_id, r.round,
      (SELECT min(known_at) / 1000 FROM match_states WHERE match_id = m.id AND status = 'ended') AS at
    FROM (SELECT DISTINCT m.season_id, m.round FROM matches m JOIN competitions c ON c.id = m.competition_id
      WHERE m.match_time >= ?1 AND m.match_time < ?2 AND m.provenance = 'demo' AND m.round IS NOT NULL
        AND c.hot >= 4 AND c.kind = 'league') r
    CROSS JOIN matches m ON m.season_id = r.season_id AND m.round = r.round
      AND m.match_time >= ?1 - ${ROUND_SPAN} AND m.match_time < ?2 + ${ROUND_SPAN}) played
  GROUP BY season_id, round HAVING count(at) = count(*)`);

/** Newest current season of each large league. */
export const coveredLeagues: Query<{ competition_id: CompetitionId; season_id: SeasonId; name: string }> =
  query(`SELECT c.id AS competition_id, s.id AS season_id, max(s.name) AS name
  FROM competitions c INDEXED BY competitions_by_heat JOIN seasons s ON s.competition_id = c.id WHERE c.hot >= 4 AND c.kind = 'league'
  GROUP BY c.id ORDER BY c.id`);

/** Matches `?2` (JSON list of ids) as of `?1`. */
export const matchesAt: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.id IN (SELECT value FROM json_each(?2)) ORDER BY m.match_time, m.id`);

/** Attendances are not in the match row. */
export const attendanceOf: Query<{ attendance: number | null }> = query(
  "SELECT attendance FROM matches WHERE id = ?1",
);

const lastIds = (side: "home" | "away") => `SELECT id FROM (SELECT id FROM matches
    WHERE ${side}_id = ?2 AND match_time < ?3 ORDER BY match_time DESC LIMIT 8)`;

/** The last five ended matches of team `?2` that kicked off before `?3` (seconds UTC), newest first. */
export const pastOfTeam: Query<MatchRow> = query(`${MATCH_ROWS} JOIN ${RESULT_NOW}
  WHERE m.id IN (${lastIds("home")} UNION ALL ${lastIds("away")})
  ORDER BY m.match_time DESC, m.id LIMIT 5`);

const metIds = (home: string, away: string) =>
  `SELECT id FROM matches WHERE home_id = ${home} AND away_id = ${away} AND match_time < ?4`;

/** The last three ended meetings of teams `?2` and `?3` that kicked off before `?4` (seconds UTC), newest first. */
export const pastMeetings: Query<MatchRow> = query(`${MATCH_ROWS} JOIN ${RESULT_NOW}
  WHERE m.id IN (${metIds("?2", "?3")} UNION ALL ${metIds("?3", "?2")})
  ORDER BY m.match_time DESC, m.id LIMIT 3`);

export interface ScorerRow {
  player_id: number;
  name: string;
  team_id: TeamId;
  team: string;
  goals: number;
}

/** Goals per player and team in season `?2`, in matches with a result, most goals first. */
export const scorersAt: Query<ScorerRow> = query(`SELECT i.player_id, p.name, t.id AS team_id, t.name AS team,
    count(*) AS goals
  FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN incidents i ON i.match_id = m.id
    JOIN players p ON p.id = i.player_id JOIN teams t ON t.id = CASE i.side WHEN 'home' THEN m.home_id ELSE m.away_id END
  WHERE m.season_id = ?2 AND i.kind IN ('goal', 'penalty_goal') AND ${STANDS}
  GROUP BY i.player_id, t.id ORDER BY goals DESC, i.player_id`);

/** Matches with a result of round `?3` of season `?2`. */
export const matchesOfRound: Query<MatchRow> = query(`${MATCH_ROWS} JOIN ${RESULT_NOW}
  WHERE m.season_id = ?2 AND m.round = ?3 ORDER BY m.match_time, m.id`);

/** Matches of large competitions, hottest first, that kicked off from `?2` to before `?3` (seconds UTC) and have a result. */
export const endedOfDay: Query<MatchRow> = query(`${MATCH_ROWS} JOIN ${RESULT_NOW}
  WHERE m.match_time >= ?2 AND m.match_time < ?3 AND m.provenance = 'demo' AND c.hot >= 4 AND c.kind <> 'friendly'
  ORDER BY c.hot DESC, c.id, m.match_time, m.id`);

/** A match of competition `?2`, to read the competition's columns from. */
export const matchOfCompetition: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.competition_id = ?2 ORDER BY m.match_time DESC LIMIT 1`);

/**
 * Rows of `demo_parts` under a folder. A range, because LIKE is case-insensitive here and would scan instead of using
 * the index.
 */
const stepsIn = (folder: string) => `demo_parts WHERE part >= '${folder}/' AND part < '${folder}0'`;

/**
 * The world of the demo articles, and until when (milliseconds UTC) they are written; null where there are none. During
 * a backfill, articles after `left_from` and until `left_to` are still missing.
 */
export const articlesProgress: Query<{
  world: string | null;
  articles: string | null;
  until: number | null;
  left_from: number | null;
  left_to: number | null;
}> = query(`SELECT
    (SELECT substr(part, 7) FROM ${stepsIn("start")}) AS world,
    (SELECT substr(part, 10) FROM ${stepsIn("articles")}) AS articles,
    (SELECT stored_at FROM ${stepsIn("articles")}) AS until,
    (SELECT CAST(substr(part, 15) AS INTEGER) FROM ${stepsIn("articles-left")}) AS left_from,
    (SELECT stored_at FROM ${stepsIn("articles-left")}) AS left_to`);

/** Names of the site's existing content, which is never overwritten. */
export const namesTaken: Query<{ kind: "page" | "category" | "author" | "menu"; name: string }> =
  query(`SELECT 'page' AS kind, slug AS name FROM pages UNION ALL SELECT 'page', key FROM pages
  UNION ALL SELECT 'category', slug FROM categories UNION ALL SELECT 'author', slug FROM authors
  UNION ALL SELECT 'menu', '' FROM menu_items`);

/** The front page. */
export const frontPage: Query<{ slug: string }> = query(
  "SELECT slug FROM pages WHERE is_front_page = 1 LIMIT 1",
);

/** Until when (milliseconds UTC) demo readers have commented; null where they have not begun. */
export const talkProgress: Query<{ world: string | null; until: number | null }> = query(`SELECT
    (SELECT substr(part, 7) FROM ${stepsIn("start")}) AS world,
    (SELECT stored_at FROM ${stepsIn("article-talk")}) AS until`);

/** Demo articles published after `?1` and until `?2` (seconds UTC). */
export const articlesOut: Query<CommentedArticle> = query(`SELECT key, lang, published_at FROM posts
  WHERE lang IN ${sqlWords(DEMO_LOCALES)} AND published_at > ?1 AND published_at <= ?2 AND source = 'demo' ORDER BY published_at, key, lang`);
