import { type Batch, type BatchPlayer, type BatchSquad, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { birthdayOf } from "../birthday.rules.ts";
import { nationOfTeam } from "../competition-name.rules.ts";
import { nationOf, seasonIdOf } from "../league-rows.ts";
import { type Nation, nationOfName } from "../nations.table.ts";
import { parseAnswer } from "../parse-answer.ts";
import { positionOf } from "../position.rules.ts";
import type { ProviderReading } from "../provider.ts";
import { logoOf, nameOf, rowsOf, startOfDay, wholeWithin } from "../rows.ts";
import { People } from "../team-people.ts";
import type { Notes } from "./convert-matches.ts";
import { SquadsAnswer, SquadTeam } from "./football-data-org.schema.ts";

type Listed = NonNullable<SquadTeam["squad"]>[number];

/** What a squad says of a player; a birthday that no player can have is left out. */
function factsOf(person: Listed, year: number) {
  const nation = nationOfName(person.nationality ?? "");
  const shirt_number = wholeWithin(person.shirtNumber, 1, 99);
  const position = positionOf(person.position);
  const birthday = birthdayOf(person.dateOfBirth, year);
  const known: Pick<BatchPlayer, "country" | "position" | "birthday" | "shirt_number"> = {
    ...(nation && { country: nation.code }),
    ...(position && { position }),
    ...(birthday && { birthday }),
    ...(shirt_number && { shirt_number }),
  };
  return { nation, known, shirt_number, position };
}

function squadOf(
  team: SquadTeam,
  season: string,
  year: number,
  people: People,
  nations: Nation[],
): BatchSquad {
  const members = (team.squad ?? []).flatMap((person): BatchSquad["players"] => {
    const { nation, known, shirt_number, position } = factsOf(person, year);
    if (nation) nations.push(nation);
    const player = people.player(person, String(team.id), known);
    return player === null ? [] : [{ player, shirt_number, position }];
  });
  people.coach(team.coach, String(team.id));
  return {
    season,
    team: String(team.id),
    players: [...new Map(members.map((one) => [one.player, one])).values()],
  };
}

/** Teams as far as the list describes them: the matches' names of a stored team are kept. */
const teamOf = ({ id, name, shortName, crest, area }: SquadTeam): Batch["teams"][number] => ({
  external_id: String(id),
  provisional: true,
  name: nameOf(name) ?? "",
  short_name: nameOf(shortName),
  logo: logoOf(crest),
  country: nationOf(area.name).code,
  national: nationOfTeam(name ?? "")?.code === nationOf(area.name).code,
});

/** The squads of a league's teams today; nothing before a match of the season has been read. */
export function readSquads(payload: unknown, code: string, notes: Notes, nowMs: number): ProviderReading {
  const warnings: string[] = [];
  const { season, teams } = parseAnswer(SquadsAnswer, payload);
  const league = notes.leagues[code];
  const isOther = season && season.startDate.slice(0, 4) !== league?.season;
  if (!league || isOther) return { batch: null, warnings };
  const listed = rowsOf(SquadTeam, teams, "squads", (warning) => warnings.push(warning)).filter(
    ({ name, squad }) => nameOf(name) !== null && (squad ?? []).length > 0,
  );
  if (listed.length === 0) return { batch: null, warnings };
  const people = new People().at(startOfDay(nowMs));
  const nations = listed.map(({ area }) => nationOf(area.name));
  const squads = listed.map((team) => squadOf(team, seasonIdOf(league), league.year, people, nations));
  const batch: Batch = {
    ...emptyBatch("football-data-org", "real"),
    countries: [...new Map(nations.map((nation) => [nation.code, nation])).values()].map((nation) => ({
      external_id: nation.code,
      ...nation,
    })),
    teams: listed.map(teamOf),
    ...people.rows(),
    squads,
  };
  return { batch, warnings };
}
