/**
 * How many followed things the address of a calendar names at most (edge/calendar/): calendar apps store the address,
 * and the call `matches/calendar` takes as many.
 */
export const CALENDAR_LIMITS = { match_ids: 100, team_ids: 50, comp_ids: 50 } as const;
