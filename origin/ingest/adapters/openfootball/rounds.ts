import { slugOf } from "../../slug.ts";
import { type RoundWords, readRound } from "../stages/round-words.rules.ts";
import {
  groupsOfMeetings,
  type Meeting,
  modeOfMeetings,
  type StageMode,
  stageMode,
} from "../stages/stage-mode.rules.ts";
import type { SourceScore } from "./score.ts";
import { type SourceMatch, teamKey } from "./source-match.ts";

/** Position of a match in its season. */
export interface Placing {
  readonly stage: string;
  readonly stage_key: string;
  readonly mode: StageMode;
  readonly round: string | null;
  readonly group: string | null;
}

const GROUP_STAGE = "Group stage";
const REGULAR_SEASON = "Regular season";
const KNOCK_OUT_STAGE = "Knock-out stage";

const placing = (
  stage: string,
  mode: StageMode,
  round: string | null,
  group: string | null = null,
): Placing => ({ stage, stage_key: slugOf(stage), mode, round, group });

/** The place of a team in a group of the group stage. */
export function placeInGroup(group: string, round: string | null = null): Placing {
  const letter = /^[A-Z0-9]{1,2}$/i.test(group) ? `Group ${group}` : group;
  return placing(GROUP_STAGE, "points", round, letter);
}

/** Goals of a match with a shoot-out as one more goal for its winner. */
function goalsOf(score: SourceScore | null): Meeting["goals"] {
  const goals = score?.et ?? score?.ft ?? null;
  if (goals === null) return null;
  const [home, away] = score?.p ?? [0, 0];
  return [goals[0] + Number(home > away), goals[1] + Number(away > home)];
}

interface Placed {
  readonly match: SourceMatch;
  /** Null for a match without a round. */
  readonly words: RoundWords | null;
}

const meetingOf = ({ match }: Placed): Meeting[] =>
  match.home && match.away
    ? [
        {
          home: teamKey(match.home),
          away: teamKey(match.away),
          at: Date.parse(match.date),
          goals: goalsOf(match.score),
        },
      ]
    : [];

/** Groups of a second group stage, as at World Cups from 1974 to 1982, may repeat the letters of the first. */
const SECOND_GROUP_STAGE = "Second group stage";

/** Moves matches of teams that were in another group before into a second group stage. */
function splitGroupStages(placed: readonly [SourceMatch, Placing][]): [SourceMatch, Placing][] {
  const first = new Map<string, string | null>();
  const teamsOf = ({ home, away }: SourceMatch) =>
    [home, away].flatMap((team) => (team ? [teamKey(team)] : []));
  const byDate = placed.toSorted(([a], [b]) => a.date.localeCompare(b.date));
  for (const [match, { group }] of byDate) {
    for (const team of teamsOf(match)) if (!first.has(team)) first.set(team, group);
  }
  return placed.map(([match, place]) => {
    const isSecond = teamsOf(match).some((team) => first.get(team) !== place.group);
    return [
      match,
      isSecond ? { ...place, ...placing(SECOND_GROUP_STAGE, "points", place.round, place.group) } : place,
    ];
  });
}

const isGroupStage = ({ part, round }: RoundWords): boolean =>
  /^groups?(?: stage| phase)?$/i.test(part ?? round);

/** Groups of a group stage whose file omits them; without them it has no reliable table. */
function placeUngrouped(of: readonly Placed[]): Map<SourceMatch, Placing> {
  const groups = groupsOfMeetings(of.flatMap(meetingOf));
  return new Map(
    of.map(({ match, words }) => {
      const round = words?.part === null ? null : (words?.round ?? null);
      const group = match.home && groups?.get(teamKey(match.home));
      const place = group ? placeInGroup(String(group), round) : placing(GROUP_STAGE, "knock_out", round);
      return [match, place];
    }),
  );
}

/**
 * The matches of one part of a season, or those without a part: a table, ties, or a table with ties after it. `isRest`
 * tells that the season has numbered matchdays beside them.
 */
function placePart(
  of: readonly Placed[],
  kind: "league" | "cup",
  isRest: boolean,
): Map<SourceMatch, Placing> {
  const shape = modeOfMeetings(of.filter(({ words }) => words?.hint !== "final_round").flatMap(meetingOf));
  const modes = of.map(({ words }) => {
    if (words === null) {
      // Play-offs after a league's matchdays, whose file names no round for them.
      return stageMode({ hint: null, part: isRest ? "" : null }, shape, kind);
    }
    // An unknown word among numbered matchdays is no matchday.
    const isOdd = isRest && words.part === null && !words.numbered && words.hint === null;
    return isOdd ? (shape ?? "knock_out") : stageMode(words, shape, kind);
  });
  const isMixed = new Set(modes).size > 1;
  const inTable = of.filter((_, index) => modes[index] === "points");
  const groups = groupsOfMeetings(inTable.flatMap(meetingOf));
  return new Map(
    of.map(({ match, words }, index) => {
      const mode = modes[index] ?? "points";
      const round = words?.round ?? null;
      const at = mode === "points" && match.home ? groups?.get(teamKey(match.home)) : undefined;
      const group = at === undefined ? null : `Group ${at}`;
      if (words?.part) {
        const name = /^regular(?: season)?$/i.test(words.part) ? REGULAR_SEASON : words.part;
        return [
          match,
          placing(isMixed && mode === "knock_out" ? `${name} play-offs` : name, mode, round, group),
        ];
      }
      if (mode === "knock_out") return [match, placing(KNOCK_OUT_STAGE, mode, round)];
      const isTable = words?.hint === "table" && !words.numbered;
      return [match, placing(isTable ? words.round : REGULAR_SEASON, mode, round, group)];
    }),
  );
}

/** Places the matches of a file in its season; `kind` is that of its competition. */
export function placeMatches(
  matches: readonly SourceMatch[],
  kind: "league" | "cup",
): ReadonlyMap<SourceMatch, Placing> {
  const placed: [SourceMatch, Placing][] = [];
  const open: Placed[] = [];
  for (const match of matches) {
    const words = match.round === null ? null : readRound(match.round);
    if (match.group !== null) placed.push([match, placeInGroup(match.group, match.round)]);
    else if (words?.group) {
      placed.push([match, placeInGroup(words.group, words.part === null ? null : words.round)]);
    } else open.push({ match, words });
  }
  const [ungrouped, rest] = [true, false].map((is) =>
    open.filter(({ words }) => (words !== null && isGroupStage(words)) === is),
  ) as [Placed[], Placed[]];
  // Numbered rounds belong together; another one without a part (`First round`) is judged alone.
  const parts = Map.groupBy(rest, ({ words }) =>
    words === null ? null : (words.part ?? (words.numbered ? "" : words.round)),
  );
  return new Map([
    ...splitGroupStages(placed),
    ...placeUngrouped(ungrouped),
    ...[...parts].flatMap(([part, of]) => [...placePart(of, kind, part !== "" && parts.has(""))]),
  ]);
}
