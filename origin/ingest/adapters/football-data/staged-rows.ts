import { clubName, isSameClub } from "../../link/club-name.rules.ts";
import { slugOf } from "../../slug.ts";
import type { Meeting, StageMode } from "../stages/stage-mode.rules.ts";
import { seasonFormat } from "./season-formats.table.ts";
import { type FoundStage, stagesOfSeason } from "./season-stages.rules.ts";
import type { SeasonYears } from "./seasons.ts";
import type { SourceRow } from "./source-row.ts";

/** A line of a file with the season it belongs to. */
export interface PlacedRow {
  readonly row: SourceRow;
  readonly season: SeasonYears;
}

interface SeasonStage {
  readonly key: string;
  readonly name: string;
  readonly mode: StageMode;
  /** From 1. */
  readonly order: number;
}

/** A line with its stage, which the files omit. */
export interface StagedRow extends PlacedRow {
  readonly stage: SeasonStage;
  readonly group: string | null;
}

export const seasonId = ({ row, season }: PlacedRow): string => `${row.division.code}/${season.key}`;

const KNOCK_OUT_STAGE: SeasonStage = {
  key: "knock-out-stage",
  name: "Knock-out stage",
  mode: "knock_out",
  order: 1,
};

const DAY_MS = 86_400_000;
const GOALS_OF_WINNER = { home: [1, 0], draw: [0, 0], away: [0, 1] } as const;

interface RowMeeting extends Meeting {
  readonly placed: PlacedRow;
}

/** A key for each name, the same for spellings of one club: files change theirs within a season. */
function clubKeys(names: Iterable<string>, country: string): (name: string) => string {
  const clubs = [...new Set(names)].map((name) => ({
    key: slugOf(name),
    name,
    club: clubName(name, country),
  }));
  const keys = new Map(
    clubs.map(({ name, club }) => [
      name,
      clubs.find((one) => isSameClub(one.club, club))?.key ?? slugOf(name),
    ]),
  );
  return (name) => keys.get(name) ?? slugOf(name);
}

function meetingOf(placed: PlacedRow, keyOf: (name: string) => string): RowMeeting {
  const { home, away, day, goals, winner } = placed.row;
  return {
    placed,
    home: keyOf(home),
    away: keyOf(away),
    at: Date.parse(day) / DAY_MS,
    goals: goals ? [goals.home, goals.away] : winner && GOALS_OF_WINNER[winner],
  };
}

const stageRows = ({ name, mode, matches, groups }: FoundStage<RowMeeting>, index: number): StagedRow[] => {
  // The first table keeps its id when the stages of a season that is stored already are recognised.
  const stage = { key: index === 0 ? "regular-season" : slugOf(name), name, mode, order: index + 1 };
  return matches.map(({ placed, home }) => ({ ...placed, stage, group: groups.get(home) ?? null }));
};

/**
 * The lines of all seasons with their stages, in the same order. `warn` receives the seasons whose stages could not be
 * told apart. A cup has no table, because the files omit its groups.
 */
export function withStages(placed: readonly PlacedRow[], warn: (warning: string) => void): StagedRow[] {
  const staged = new Map<SourceRow, StagedRow>();
  for (const [id, of] of Map.groupBy(placed, seasonId)) {
    const [first] = of;
    if (!first) continue;
    const { division } = first.row;
    if (division.isCup) {
      for (const one of of) staged.set(one.row, { ...one, stage: KNOCK_OUT_STAGE, group: null });
      continue;
    }
    const keyOf = clubKeys(
      of.flatMap(({ row }) => [row.home, row.away]),
      division.country,
    );
    const { stages, isDoubtful } = stagesOfSeason(
      of.map((one) => meetingOf(one, keyOf)),
      seasonFormat(division.facts, first.season.year),
    );
    for (const row of stages.flatMap(stageRows)) staged.set(row.row, row);
    if (isDoubtful) {
      warn(
        `${id}: teams have played unlike numbers of matches and no day ends the regular season: a table may include another stage`,
      );
    }
  }
  return placed.flatMap(({ row }) => staged.get(row) ?? []);
}
