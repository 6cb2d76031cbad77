import * as z from "zod/mini";
import {
  CorrectionFacts,
  type CorrectionField,
  type CorrectionValue,
  isStateField,
} from "#shared/correction/index.ts";
import { isRecord } from "#shared/json/is-record.ts";
import {
  type DerivedState,
  hasBegun,
  isLive,
  type MatchStatus,
  type SideScore,
  winnerOf,
} from "#shared/match/index.ts";
import type { Row } from "../store/row.ts";
import { scheduled } from "./corrected-states.rules.ts";

/** The value of a correction against what its target shows: what stood there before, and why it cannot be laid over it. */

/** A target as it is shown: its row, and of a match the state of now. */
interface Shown {
  readonly row: Row;
  readonly state: DerivedState | null;
}

/** What a target shows under the keys of a correction's value; names by language only where they are corrected. */
export function factsBefore(
  field: CorrectionField,
  value: Readonly<Record<string, unknown>>,
  { row, state }: Shown,
): CorrectionFacts {
  const translations: unknown = typeof row.translations === "string" ? JSON.parse(row.translations) : {};
  const names = isRecord(translations) ? translations : {};
  const score = state?.score ?? scheduled.score;
  const factOf = (key: string): unknown => {
    if (key === "points") return row.deducted_points;
    if (key === "vi" || key === "en") return names[key];
    if (key === "status") return state?.status ?? scheduled.status;
    if (key === "winner") return winnerOf(state?.status ?? scheduled.status, score, state?.result?.winner);
    const [side = "", count = "goals"] = key.split("_");
    if (isStateField(field) && (side === "home" || side === "away"))
      return score[side][count as keyof SideScore];
    return row[key];
  };
  // A time does not tell by itself whether it is that of a kick-off or the noon of its day.
  const keys = field === "kick_off" ? ["match_time", "time_unknown"] : Object.keys(value);
  const facts = keys.map((key) => [key, factOf(key) ?? null]);
  return z.parse(CorrectionFacts, Object.fromEntries(facts));
}

/** True for a value that its target shows already; an awarded result is decided by an authority, even where it was played. */
export function isShown(
  field: CorrectionField,
  value: Readonly<Record<string, unknown>>,
  shown: Shown,
): boolean {
  const wanted: Readonly<Record<string, unknown>> = { time_unknown: 0, ...value };
  const facts = Object.entries(factsBefore(field, value, shown));
  // A country is stored by its id alone.
  return field !== "award" && facts.every(([key, fact]) => key === "code" || wanted[key] === fact);
}

interface Violation {
  readonly key: string;
  readonly reason: string;
}

function scoreViolation(value: CorrectionValue<"score">): Violation | null {
  for (const side of ["home", "away"] as const) {
    if ((value[`${side}_half`] ?? 0) > value[side])
      return { key: `${side}_half`, reason: "is more than at the end" };
    if ((value[`${side}_overtime`] ?? value[side]) < value[side])
      return { key: `${side}_overtime`, reason: "includes regular time, so it cannot be less" };
  }
  for (const part of ["half", "overtime", "penalties"] as const) {
    const isOne = (value[`home_${part}`] === undefined) !== (value[`away_${part}`] === undefined);
    if (isOne) return { key: `home_${part}`, reason: "needs the goals of both sides" };
  }
  return null;
}

/** Why a value cannot be laid over a match in a status; null where it can. */
export function violationOf(
  field: CorrectionField,
  value: Readonly<Record<string, unknown>>,
  status: MatchStatus,
): Violation | null {
  if (field === "winner" && status !== "ended")
    return {
      key: "winner",
      reason: `needs an ended match; this one is ${status}: award it, or correct its status`,
    };
  if (field !== "score") return null;
  if (isLive(status))
    return { key: "home", reason: "the match is in play: its source states the score until the end" };
  if (!hasBegun(status)) return { key: "home", reason: "the match has not been played: award it instead" };
  return scoreViolation(value as CorrectionValue<"score">);
}
