import { slugOf } from "#origin/ingest/slug.ts";

/** Position of a match in its season, from `league.round`: `Regular Season - 14`, `Group A - 2`, `Quarter-finals`. */
export interface Place {
  readonly stage: {
    readonly key: string;
    readonly name: string;
    readonly mode: "points" | "knock_out";
    readonly order: number;
  };
  readonly round: string | null;
  readonly group: string | null;
}

/** Knock-out rounds from first to last; others come before them. */
const KNOCK_OUT = [
  /qualif|preliminary|play-?offs? round/i,
  /^(?:1st|2nd|3rd|4th|5th|6th) round/i,
  /(?:round of|^)\s*(?:128|64)(?:th finals)?/i,
  /round of 32|16th finals/i,
  /round of 16|8th finals/i,
  /quarter/i,
  /semi/i,
  /3rd place|third/i,
  /^final/i,
];
/** A table stage comes before its knock-out stages. */
const AFTER_TABLES = 10;

/** Parses a round's name. An unknown one is part of the regular season. */
export function placeOf(name: string | null | undefined): Place {
  const written = name?.trim() || "Regular Season";
  const [, before = written, number] = /^(.*?)\s+-\s+(\d+)$/.exec(written) ?? [];
  const group = /^group ([a-z0-9]{1,2})$/i.exec(before)?.[1] ?? null;
  const order = KNOCK_OUT.findIndex((pattern) => pattern.test(before));
  if (number === undefined && group === null && order >= 0) {
    const stage = {
      key: slugOf(before),
      name: before,
      mode: "knock_out",
      order: AFTER_TABLES + order,
    } as const;
    return { stage, round: before, group: null };
  }
  const title = group !== null || /^group stage$/i.test(before) ? "Group stage" : before;
  const isRegular = /^regular season$/i.test(title);
  const stage = {
    key: slugOf(title),
    name: isRegular ? "Regular season" : title,
    mode: "points",
    order: isRegular || /^(?:group stage|league (?:stage|phase))$/i.test(title) ? 1 : 2,
  } as const;
  return { stage, round: number ?? null, group: group?.toUpperCase() ?? null };
}
