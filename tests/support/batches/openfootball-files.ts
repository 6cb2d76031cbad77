import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { OpenfootballOptions } from "#origin/ingest/adapters/openfootball/options.ts";

/** Files of openfootball as values, for tests of what becomes of them. */

export type OpenfootballFiles = readonly (readonly [name: string, content: unknown])[];

/** What the adapter reads from files; fails the test with the problems where it refuses them. */
export function readFiles(files: OpenfootballFiles, options: OpenfootballOptions = {}) {
  const result = readOpenfootball({
    files: files.map(([name, content]) => ({ name, text: JSON.stringify(content) })),
    options,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

/** A player in a national squad: of a club in another country. */
export const aSquadMember = (name: string, fields: object = {}) => ({
  ...{ number: 9, pos: "FW", name, date_of_birth: "2001-02-03" },
  club: { name: "Ficta Rovers", country: "ENG" },
  ...fields,
});

/** A squad file with Mexico alone. */
export const mexicoSquad = (...players: unknown[]) => [
  { name: "Mexico", fifa_code: "MEX", group: "A", players },
];

/** Mexico's win in a World Cup, by a goal of `scorer`. */
export const aMexicoWin = (year: number, scorer: string) => ({
  ...{ date: `${year}-06-15`, time: "13:00 UTC-6", team1: "Mexico", team2: "South Korea" },
  score: { ft: [1, 0] },
  goals1: [{ name: scorer, minute: 9 }],
  goals2: [],
});
