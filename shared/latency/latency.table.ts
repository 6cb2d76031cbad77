/**
 * The way of a change to a reader's screen: from the moment the source knew until our feed took it, until a room sent it,
 * until it stood on his screen; and all of it.
 */
export const LATENCY_STAGES = ["feed", "room", "screen", "total"] as const;
export type LatencyStage = (typeof LATENCY_STAGES)[number];

/** Changes that took longer are told by the page's own words (connection lost, source silent) and not counted. */
export const LATENCY_MAX_MS = 120_000;

/** Changes that a browser tells of at once. */
export const LATENCY_SAMPLES_MAX = 50;

/** How far back figures can be asked for, hours. */
export const LATENCY_SPANS = [24, 48] as const;
export type LatencySpan = (typeof LATENCY_SPANS)[number];
