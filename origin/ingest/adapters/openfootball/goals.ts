import type { Side } from "#shared/match/index.ts";
import type { ProblemReporter } from "../problems.ts";
import { readList, readRow, readText } from "./fields.ts";

/** A goal as listed: `side` is the side it counts for. */
export interface SourceGoal {
  readonly side: Side;
  /** Index in the side's list, from 1. */
  readonly ordinal: number;
  readonly name: string;
  readonly minute: number | null;
  readonly added: number | null;
  readonly kind: "goal" | "penalty_goal" | "own_goal";
}

/** The scorer's side: an own goal counts for the other one. */
export const scorerSide = ({ kind, side }: Pick<SourceGoal, "kind" | "side">): Side =>
  kind !== "own_goal" ? side : side === "home" ? "away" : "home";

const LAST_MINUTE = 120;
const MOST_ADDED = 30;
const WRITTEN = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?['’]?$/;

/** `67`, `"67"`, `"90+4"`, or 90 with `offset` 4. */
function readMinute(
  value: unknown,
  offset: unknown,
  position: string,
  reporter: ProblemReporter,
): Pick<SourceGoal, "minute" | "added"> {
  if (value === undefined || value === null) return { minute: null, added: null };
  const groups = WRITTEN.exec(String(value).trim());
  const written = Number(groups?.[1]);
  // Some files count on through the added time of extra time.
  const over = Math.max(0, written - LAST_MINUTE);
  const minute = written - over;
  const added = over + Number(groups?.[2] ?? offset ?? 0);
  if (groups && minute >= 1 && Number.isInteger(added) && added >= 0 && added <= MOST_ADDED)
    return { minute, added: added === 0 ? null : added };
  const shown = [JSON.stringify(value), ...(offset === undefined ? [] : [JSON.stringify(offset)])].join(
    " + ",
  );
  reporter.warn(`${position}: ${shown} is no minute such as 67 or "90+4": the goal has none`);
  return { minute: null, added: null };
}

function readSide(
  value: unknown,
  side: Side,
  position: string,
  reporter: ProblemReporter,
): readonly SourceGoal[] {
  if (value === undefined || value === null) return [];
  return readList(value, position, reporter).flatMap((entry, index): SourceGoal[] => {
    const place = `${position}[${index}]`;
    const row = readRow(entry, place, reporter);
    const name = row ? readText(row.name, `${place}.name`, reporter) : null;
    if (!row || name === null) return [];
    const kind = row.owngoal === true ? "own_goal" : row.penalty === true ? "penalty_goal" : "goal";
    const minute = readMinute(row.minute, row.offset, place, reporter);
    return [{ side, ordinal: index + 1, name, kind, ...minute }];
  });
}

/** Both sides' goals, or null when the file lists none at all (league files). */
export function readGoals(
  match: Readonly<Record<string, unknown>>,
  position: string,
  reporter: ProblemReporter,
): readonly SourceGoal[] | null {
  if (!match.goals1 && !match.goals2) return null;
  return [
    ...readSide(match.goals1, "home", `${position}.goals1`, reporter),
    ...readSide(match.goals2, "away", `${position}.goals2`, reporter),
  ];
}
