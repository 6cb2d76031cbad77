/** The stages of a change on its way to a screen: to our hub, out of a room, onto the screen; and all of it. */
export const LATENCY_STAGES = ["feed", "room", "screen", "total"] as const;
export type LatencyStage = (typeof LATENCY_STAGES)[number];

/** Changes that took longer have their own message on the page (connection lost, source silent) and are not counted. */
export const LATENCY_MAX_MS = 120_000;

/** Changes in one report of a browser. */
export const LATENCY_SAMPLES_MAX = 50;

/** Maximum age of the statistics, hours. */
export const LATENCY_SPANS = [24, 48] as const;
export type LatencySpan = (typeof LATENCY_SPANS)[number];
