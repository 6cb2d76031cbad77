export { Team, TeamProfile, TeamSeasonStats, TeamYear } from "./team.schema.ts";
