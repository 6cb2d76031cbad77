import { callOptions } from "#web/platform/data/call-options.ts";

/** A coach. */
export const coachQuery = (coach_id: number) =>
  callOptions("/api/v1/football/coachs/detail", { coach_id }, "minutes");

/** A coach's honours. */
export const coachHonorsQuery = (coach_id: number) =>
  callOptions("/api/v1/football/coachs/honor", { coach_id }, "hours");
