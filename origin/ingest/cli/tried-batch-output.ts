import type { Batch, BatchMatch } from "../batch.schema.ts";
import type { TriedBatch } from "./try-provider.ts";

/** Output of `npm run providers -- try`. */

/** Rows of a table that are printed. */
const FIRST_ROWS = 10;
const MOST_PROBLEMS = 40;

/** Columns of text, as wide as their widest cell. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd());
}

const moment = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");

const NO_SCORE = "-";

const hasNoTime = ({ time_unknown }: BatchMatch): boolean => time_unknown === true;

const statusOf = (match: BatchMatch): string => match.status_changes.at(-1)?.status ?? "none reported";

function boardOf(match: BatchMatch): string {
  const score = match.status_changes.at(-1)?.score;
  const [home, away] = [score?.home, score?.away].map((side) => side?.overtime ?? side?.goals);
  const penalties = [score?.home.penalties, score?.away.penalties];
  const shootOut = penalties.every((count) => count !== undefined && count !== null)
    ? ` (${penalties.join("-")} pen.)`
    : "";
  return typeof home === "number" && typeof away === "number" ? `${home}-${away}${shootOut}` : NO_SCORE;
}

/** The status of a match, and what its score does not show: how it was decided, and who won or goes through. */
function outcomeOf(match: BatchMatch, teams: ReadonlyMap<string, string>): string {
  const { winner, decided_by, advances } = match.status_changes.at(-1)?.result ?? {};
  const isPlain = !decided_by || decided_by === "regular";
  const nameOf = (side: "home" | "away") => teams.get(match[side]) ?? match[side];
  const words = [statusOf(match), ...(isPlain ? [] : [decided_by.replace("_", " ")])];
  if (winner && !(isPlain && boardOf(match) !== NO_SCORE))
    words.push(winner === "draw" ? "draw" : `${nameOf(winner)} won`);
  if (advances) words.push(`${nameOf(advances)} goes through`);
  return words.join(", ");
}

function countLines(batch: Batch): string[] {
  const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).join(", ");
  const teams = batch.teams.map(({ name }) => name);
  const kinds = [
    ["competitions", batch.competitions.length, names(batch.competitions)],
    ["seasons", batch.seasons.length, names(batch.seasons)],
    ["countries", batch.countries.length, names(batch.countries)],
    ["teams", teams.length, `${teams.slice(0, 4).join(", ")}${teams.length > 4 ? ", …" : ""}`],
    ["venues", batch.venues.length, ""],
    ["players", batch.players.length, ""],
    ["matches", batch.matches.length, ""],
    ["events", batch.matches.reduce((sum, { incidents }) => sum + incidents.length, 0), ""],
  ] as const;
  return columns(kinds.map(([kind, count, text]) => [kind, String(count), text.slice(0, 100)]));
}

function stageLines(batch: Batch): string[] {
  const rows = batch.stages.map(({ external_id, name, mode }) => {
    const matches = batch.matches.filter(({ stage }) => stage === external_id);
    const rounds = new Set(matches.flatMap(({ round }) => round ?? []));
    const teams = batch.stage_teams.filter(({ stage }) => stage === external_id).length;
    const kind = mode === "points" ? `a table of ${teams} teams` : "knock-out";
    return [name, kind, `${matches.length} matches`, `${rounds.size} rounds`];
  });
  return columns(rows);
}

function statusLines({ matches }: Batch): string[] {
  const groups = Map.groupBy(matches, statusOf);
  return columns(
    [...groups]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([status, list]) => [status, String(list.length)]),
  );
}

function matchLines(batch: Batch): string[] {
  const teams = new Map(batch.teams.map(({ external_id, name }) => [external_id, name]));
  const stages = new Map(batch.stages.map(({ external_id, name }) => [external_id, name]));
  const rows = batch.matches
    .toSorted((a, b) => a.match_time - b.match_time)
    .slice(0, FIRST_ROWS)
    .map((match) => [
      hasNoTime(match) ? `${moment(match.match_time).slice(0, 10)}  ?` : moment(match.match_time),
      teams.get(match.home) ?? match.home,
      boardOf(match),
      teams.get(match.away) ?? match.away,
      outcomeOf(match, teams),
      [stages.get(match.stage), match.round].filter(Boolean).join(", "),
    ]);
  return columns([["kick-off (UTC)", "home", "score", "away", "status", "stage, round"], ...rows]);
}

/** What would be stored, and what could not be read. */
export function triedLines({ batch, notRead }: TriedBatch): string[] {
  const unknown = batch?.matches.filter(hasNoTime).length ?? 0;
  const stored =
    batch === null
      ? ["", "No match of the league could be read."]
      : [
          ...["", "Would be stored", ...countLines(batch)],
          ...["", "Stages", ...stageLines(batch)],
          ...["", "Statuses of matches", ...statusLines(batch)],
          ...["", `Kick-offs with an unknown time: ${unknown} of ${batch.matches.length}.`],
          ...["", `First ${Math.min(FIRST_ROWS, batch.matches.length)} matches`, ...matchLines(batch)],
        ];
  const more = notRead.length - MOST_PROBLEMS;
  const problems = [
    ...notRead.slice(0, MOST_PROBLEMS).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
  return [...stored, "", ...(problems.length > 0 ? ["Not read", ...problems] : ["Everything was read."])];
}
