import { SEGMENTS, segmentOf } from "../occurrence.ts";
import { onPitch } from "../presence.ts";
import type { Scene } from "../scene.ts";

const clamp = (share: number): number => Math.round(Math.min(78, Math.max(22, share)));

/** Points of possession per expected goal of difference, and per missing player. */
const PER_GOAL = 7;
const PER_MAN = 9;

/** The home side's possession in each period, whole percent: strength, form of the day, players on the pitch. */
export function possessionOf(scene: Scene): readonly number[] {
  const { mean, stays, timetable } = scene;
  const random = scene.chance("possession");
  const usual = 50 + (mean.home - mean.away) * PER_GOAL + random.normal(0, 5);
  return SEGMENTS.map((segment) => {
    const drift = random.normal(0, 3);
    const stretch = timetable.stretches.find(({ period }) => segmentOf(period) === segment);
    if (!stretch) return clamp(usual);
    const middle = (stretch.from_ms + stretch.to_ms) / 2;
    const men = onPitch(stays.home, middle).length - onPitch(stays.away, middle).length;
    return clamp(usual + drift + men * PER_MAN);
  });
}
