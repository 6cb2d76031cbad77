import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom, type Random } from "../random.ts";
import { weatherOf } from "./weather.ts";

/** Fields that are optional in a batch and always present in the demo. */
export type Given<Field extends keyof BatchMatch> = { [Key in Field]: NonNullable<BatchMatch[Key]> };

/** Ground, attendance and referee of a match. */
export type Setting = Given<"referee" | "weather" | "attendance">;

/**
 * A referee's name: the first word of one player's name and the rest of another's, so that it fits the country of the
 * match.
 */
function refereeOf({ home }: DemoMatchPlan, random: Random): string {
  const [first, second] = random.shuffle(home.players.map(({ name }) => name.split(" ")));
  const rest = second?.slice(1) ?? [];
  return [first?.[0], ...(rest.length > 0 ? rest : (second ?? []))].join(" ");
}

/** Better teams draw larger crowds; neutral ground is seldom full. */
function attendanceOf({ capacity, home, away, neutral }: DemoMatchPlan, random: Random): number {
  const draw = 0.6 + 0.1 * (home.attack + away.attack - 2) - (neutral ? 0.1 : 0);
  const share = Math.min(1, Math.max(0.12, random.normal(draw + 0.1, 0.15)));
  return Math.floor(capacity * share);
}

export function settingOf(plan: DemoMatchPlan): Setting {
  const random = createRandom(`${plan.seed}/${plan.id}/setting`);
  return {
    referee: refereeOf(plan, random.fork("referee")),
    weather: weatherOf(plan.climate_c, random.fork("weather")),
    attendance: attendanceOf(plan, random.fork("attendance")),
  };
}
