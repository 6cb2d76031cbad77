/** A team (alias `t` by default) belongs to the season in a parameter: by its matches, or listed by its stages. */
export const inSeason = (param: string, id = "t.id"): string => `${id} IN (
    SELECT home_id FROM matches WHERE season_id = ${param}
    UNION SELECT away_id FROM matches WHERE season_id = ${param}
    UNION SELECT l.team_id FROM stages g JOIN stage_teams l ON l.stage_id = g.id WHERE g.season_id = ${param})`;
