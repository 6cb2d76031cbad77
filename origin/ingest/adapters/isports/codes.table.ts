import type { IncidentKind, MatchStatus } from "#shared/match/index.ts";

/** Statuses by iSports' numbers. */
export const statuses: Readonly<Record<number, MatchStatus>> = {
  0: "not_started",
  1: "first_half",
  2: "half_time",
  3: "second_half",
  4: "overtime",
  5: "penalties",
  "-1": "ended",
  "-10": "cancelled",
  "-11": "to_be_determined",
  "-12": "abandoned",
  "-13": "interrupted",
  "-14": "postponed",
};

/** Types of events. */
export const incidentKinds: Readonly<Record<number, IncidentKind>> = {
  1: "goal",
  2: "red_card",
  3: "yellow_card",
  7: "penalty_goal",
  8: "own_goal",
  9: "second_yellow",
  11: "substitution",
  13: "missed_penalty",
  14: "var",
};

/** Bookmakers by number, the hot ones in display order. */
export const companies: Readonly<Record<number, { readonly name: string; readonly place?: number }>> = {
  1: { name: "Macauslot" },
  3: { name: "Crown", place: 2 },
  4: { name: "Ladbrokes" },
  7: { name: "SNAI" },
  8: { name: "Bet365", place: 1 },
  9: { name: "William Hill", place: 5 },
  12: { name: "Easybets" },
  14: { name: "Vcbet" },
  17: { name: "Mansion88" },
  19: { name: "Interwetten" },
  22: { name: "10BET" },
  23: { name: "188bet" },
  24: { name: "12bet", place: 4 },
  31: { name: "Sbobet", place: 3 },
  35: { name: "Wewbet" },
  42: { name: "18bet" },
  47: { name: "Pinnacle", place: 6 },
  48: { name: "HK Jockey Club" },
  49: { name: "Bwin" },
};
