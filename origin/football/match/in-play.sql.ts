import { sqlWords } from "#origin/db/sql-words.ts";
import { LIVE_STATUSES } from "#shared/match/index.ts";
import { STATUS } from "./match-row.sql.ts";

/** SQL fragments of queries of live matches. `?1` is now, milliseconds UTC. */

const LIVE = sqlWords(LIVE_STATUSES);

/** Usual distance of a live match's kick-off from now, seconds: extra time, delays and early starts included. */
const KICK_OFF_BEFORE = 8 * 3600;
const KICK_OFF_AFTER = 3600;

/**
 * A match interrupted and resumed on another day is in play far from its kick-off; the resumption is a state change at
 * most this old, milliseconds.
 */
const RESUMED_MS = 12 * 3_600_000;
const WAS_LIVE_LATELY = `known_at > ?1 - ${RESUMED_MS} AND known_at <= ?1 AND status IN ${LIVE}`;

/** The state `s` is a live one. */
export const IS_LIVE = `${STATUS} IN ${LIVE}`;

/** The match `m` was in play within the last hours, regardless of its kick-off. */
export const WAS_IN_PLAY = `EXISTS (SELECT 1 FROM match_states
    WHERE match_id = m.id AND ${WAS_LIVE_LATELY})`;

/** The match `m` can be in play: both halves scan an index range, however many matches are stored. */
export const CAN_BE_IN_PLAY = `m.id IN (
    SELECT id FROM matches
      WHERE match_time >= ?1 / 1000 - ${KICK_OFF_BEFORE} AND match_time <= ?1 / 1000 + ${KICK_OFF_AFTER}
    UNION SELECT match_id FROM match_states WHERE ${WAS_LIVE_LATELY})`;
