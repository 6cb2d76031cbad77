export { squadValue } from "./squad-value.rules.ts";
export { Team, TeamProfile, TeamSeasonStats, TeamYear } from "./team.schema.ts";
