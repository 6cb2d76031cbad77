export { squadValue } from "./squad-value.rules.ts";
export { SquadSeason, Team, TeamProfile, TeamSeasonStats, TeamYear } from "./team.schema.ts";
