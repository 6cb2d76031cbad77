/** Parts of a match on the axis of its win probability: 1X2 prices are about regular time. */
export const CHANCE_PERIODS = ["before", "first_half", "half_time", "second_half"] as const;
export type ChancePeriod = (typeof CHANCE_PERIODS)[number];

/** Minutes before kick-off on the axis. */
export const LEAD_MINUTES = 10;

/** The most steps of a curve: about one a minute of regular time. */
export const MOST_STEPS = 120;
