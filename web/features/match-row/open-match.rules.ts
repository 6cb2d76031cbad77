import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";

/** A match that is still to come or in play: it can be bet on. */
export const isOpen = ({ status }: Match): boolean => status === "not_started" || isLive(status);
