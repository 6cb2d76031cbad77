import { earliestKickOff, latestKickOff } from "#shared/match/index.ts";

/** SQL fragments of kick-offs whose hour is unknown (shared/match/kick-off.rules.ts), seconds UTC. */

const DATED = { match_time: 0, time_unknown: true };

/** How long before and after the stored `match_time` a match without an hour may begin, seconds. */
export const DATED_BEFORE = -earliestKickOff(DATED);
export const DATED_AFTER = latestKickOff(DATED);

/** The first and the last moment at which match `m` may begin. */
export const EARLIEST_KICK_OFF = `(m.match_time - m.time_unknown * ${DATED_BEFORE})`;
export const LATEST_KICK_OFF = `(m.match_time + m.time_unknown * ${DATED_AFTER})`;
