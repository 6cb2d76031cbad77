import { sqlWords } from "#origin/db/sql-words.ts";
import { LIVE_STATUSES } from "#shared/match/index.ts";

/** What the reads of matches in play share, as SQL text. `?1` is now, milliseconds UTC. */

const LIVE = sqlWords(LIVE_STATUSES);

/** How far around now a match in play usually kicked off, seconds: overtime, delays and early starts included. */
const KICK_OFF_BEFORE = 8 * 3600;
const KICK_OFF_AFTER = 3600;

/**
 * A match that was interrupted and goes on another day is in play far from its kick-off; that it goes on is a
 * change of its own, and this recent, milliseconds.
 */
const RESUMED_MS = 12 * 3_600_000;
const WAS_LIVE_LATELY = `known_at > ?1 - ${RESUMED_MS} AND known_at <= ?1 AND status IN ${LIVE}`;

/** The state `s` is one of play. */
export const IS_LIVE = `s.status IN ${LIVE}`;

/** The match `m` was in play within the last hours, whenever it kicked off. */
export const WAS_IN_PLAY = `EXISTS (SELECT 1 FROM match_states
    WHERE match_id = m.id AND ${WAS_LIVE_LATELY})`;

/** The match `m` can be in play: both halves walk a stretch of an index, however many matches are stored. */
export const CAN_BE_IN_PLAY = `m.id IN (
    SELECT id FROM matches
      WHERE match_time >= ?1 / 1000 - ${KICK_OFF_BEFORE} AND match_time <= ?1 / 1000 + ${KICK_OFF_AFTER}
    UNION SELECT match_id FROM match_states WHERE ${WAS_LIVE_LATELY})`;
