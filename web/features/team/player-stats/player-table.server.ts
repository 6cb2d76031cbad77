import { m } from "#messages/paraglide/messages.js";
import { seasonShown } from "#shared/competition/season-shown.rules.ts";
import { AppError } from "#shared/errors/app-error.ts";
import { spreadsheetText } from "#shared/text/csv.rules.ts";
import { screenAt } from "#shared/url/index.ts";
import { answerCsvFile } from "#web/platform/data/csv-file.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { competitionsQuery, seasonPlayersQuery } from "../team.query.ts";
import { coveredStatistics, MOST_GOALS, sortedPlayers } from "./player-order.rules.ts";
import { SEASON_NAMES } from "./season-names.ts";

/** Answers a team's player statistics of a season as a CSV file: the rows of the tab with the same query. */
export function answerPlayerTable(facts: RequestFacts, { pathname, searchParams }: URL): Promise<Response> {
  return answerCsvFile(facts, async () => {
    const team_id = readId(String(screenAt(pathname)?.params.id ?? ""), "team_not_found");
    const client = createQueryClient(() => facts.call);
    const { competitions } = await client.query(competitionsQuery(team_id));
    const shown = seasonShown(competitions, idIn(searchParams, "season_id"));
    if (shown === null) throw new AppError("season_not_found", { detail: `of team ${team_id}` });
    const { season } = shown;
    const players = await client.query(seasonPlayersQuery(team_id, season.id));
    const statistics = coveredStatistics(players);
    const rows = inLocale(facts.locale, () => [
      [SEASON_NAMES.player(), m.csv_position(), ...statistics.map((name) => SEASON_NAMES[name]())],
      ...sortedPlayers(players, MOST_GOALS).map(({ name, position, statistics: own }) => [
        ...[name, position && positionLabel(position), ...statistics.map((statistic) => own[statistic])],
      ]),
    ]);
    return { name: `team-${team_id}-season-${season.id}-players.csv`, text: spreadsheetText(rows) };
  });
}
