import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";

/** A coming or live match: it can be bet on. */
export const isOpen = ({ status }: Match): boolean => status === "not_started" || isLive(status);
