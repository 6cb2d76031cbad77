import { slugOf } from "../../slug.ts";

/** Position of a match in its season. */
export interface Placing {
  readonly stage: string;
  readonly stage_key: string;
  readonly mode: "points" | "knock_out";
  readonly round: string | null;
  readonly group: string | null;
}

export const GROUP_STAGE = "Group stage";
const REGULAR_SEASON = "Regular season";
const KNOCK_OUT_STAGE = "Knock-out stage";

/** Knock-out rounds, in the languages of the source's files. */
const KNOCK_OUT =
  /final|play-?offs?\b|round of \d+|last \d+|third|knock-?out|achtel|viertel|halb|sechzehntel|qualif|replay|preliminary|semis?\b|quarters?\b/i;
const GROUP = /^group\s+([A-Z0-9]{1,2})(?:\s*[,|/-]\s*(.+))?$/i;
/** `Finals, Round of 16` and `Apertura - 3`: a stage, then the round within it. */
const STAGED = /^([^,]+?)\s*(?:,\s*|\s-\s)(.+)$/;

const placing = (
  stage: string,
  mode: Placing["mode"],
  round: string | null,
  group: string | null = null,
): Placing => ({ stage, stage_key: slugOf(stage), mode, round, group });

function placeStaged(stage: string, round: string, cup: boolean): Placing {
  // A group phase whose file omits the groups has no reliable table.
  if (/^groups?(?: stage| phase)?$/i.test(stage)) return placing(GROUP_STAGE, "knock_out", round);
  if (/^regular season$/i.test(stage)) return placing(REGULAR_SEASON, "points", round);
  const decides = KNOCK_OUT.test(stage) || KNOCK_OUT.test(round) || (cup && !/^league/i.test(stage));
  return placing(stage, decides ? "knock_out" : "points", round);
}

/** Places a match by its round and group; `cup` means that the competition has no single table. */
export function placeMatch(round: string | null, group: string | null, cup: boolean): Placing {
  if (group !== null) {
    const letter = /^[A-Z0-9]{1,2}$/i.test(group) ? `Group ${group}` : group;
    return placing(GROUP_STAGE, "points", round, letter);
  }
  if (round === null)
    return cup ? placing(KNOCK_OUT_STAGE, "knock_out", null) : placing(REGULAR_SEASON, "points", null);
  const grouped = GROUP.exec(round);
  if (grouped?.[1]) {
    const [, letter, within] = grouped;
    return placing(GROUP_STAGE, "points", within ?? null, `Group ${letter.toUpperCase()}`);
  }
  const staged = STAGED.exec(round);
  if (staged?.[1] && staged[2]) return placeStaged(staged[1], staged[2], cup);
  if (KNOCK_OUT.test(round) || cup) return placing(KNOCK_OUT_STAGE, "knock_out", round);
  return placing(REGULAR_SEASON, "points", round);
}
