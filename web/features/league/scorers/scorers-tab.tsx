import { useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { MoreButton } from "#web/platform/more-button.tsx";
import { PageLinks } from "#web/platform/page-links.tsx";
import { useMore } from "#web/platform/use-more.ts";
import { positionName } from "#web/platform/words/position-word.ts";
import { EmptyPanel } from "../empty-panel.tsx";
import { captionOf, FigurePanel, FigureTable, TeamLink } from "../figure-panel.tsx";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { leagueTabPath } from "../league-tab.ts";
import type { ScorersTabData } from "./scorers-tab.loader.server.ts";

type Scorer = ScorersTabData["scorers"][number];
const withId = (scorer: Scorer) => ({ ...scorer, id: scorer.player.id });

interface ScorersTabProps {
  readonly page: LeaguePageData;
  readonly data: ScorersTabData;
}

/** Who scores in a season, best first. */
export default function ScorersTab({ page, data }: ScorersTabProps) {
  // What was added belongs to the list it was asked for.
  return <ScorersPanel key={`${page.season?.id}/${data.page.page}`} page={page} data={data} />;
}

function ScorersPanel({ page, data }: ScorersTabProps) {
  const season_id = page.season?.id ?? 0;
  const { limit, total } = data.page;
  const ask = useCallback(
    async (call: CallEndpoint, wanted: number) => {
      const query = { season_id, limit, page: wanted };
      const answer = await call("/api/v1/football/seasons/shooter/stats", query);
      return {
        rows: answer.data.scorers.map(withId),
        page: answer.page ?? { limit, total, page: wanted },
      };
    },
    [season_id, limit, total],
  );
  const list = useMore({ rows: data.scorers.map(withId), page: data.page }, ask);
  if (list.rows.length === 0) return <EmptyPanel text={m.league_updating()} />;
  return (
    <FigurePanel tab="scorers" aside={m.league_scorers_count({ count: total })}>
      <FigureTable caption={captionOf(page, "scorers")} className="figure-scorers">
        <ScorersHead />
        <tbody>
          {list.rows.map((scorer) => (
            <ScorerRow key={scorer.id} scorer={scorer} />
          ))}
        </tbody>
      </FigureTable>
      <MoreButton list={list} />
      <PageLinks
        page={data.page}
        through={list.through}
        hrefOf={(wanted) => leagueTabPath(page, "scorers", { page: wanted === 1 ? null : wanted })}
        label={m.league_scorers_pages()}
      />
    </FigurePanel>
  );
}

const ScorersHead = () => (
  <thead>
    <tr>
      <th scope="col">{m.player_stats_player()}</th>
      <th scope="col">{m.league_column_team()}</th>
      <th scope="col">{m.stats_column_goals()}</th>
      <th scope="col">{m.stats_column_penalty_goals()}</th>
      <th scope="col">{m.stats_column_assists()}</th>
      <th scope="col">{m.team_column_appearances()}</th>
      <th scope="col">{m.stats_column_minutes()}</th>
    </tr>
  </thead>
);

function ScorerRow({ scorer }: { readonly scorer: Scorer }) {
  const { position, player, team, goals, penalty_goals, assists, appearances, minutes_played } = scorer;
  return (
    <tr>
      <th scope="row">
        <span className="figure-who">
          <span className="figure-place">
            <span className="sr-only">{m.league_column_place()} </span>
            {position}
          </span>
          <a href={pathOf("player", getLocale(), { id: player.id })} className="figure-player">
            {player.name}
            {player.position === null ? null : <small>{positionName(player.position)}</small>}
          </a>
        </span>
      </th>
      <td className="figure-start">{team ? <TeamLink team={team} /> : "–"}</td>
      <td>
        <b>{goals}</b>
      </td>
      <td>{penalty_goals}</td>
      <td>{assists ?? "–"}</td>
      <td>{appearances ?? "–"}</td>
      <td>{minutes_played ?? "–"}</td>
    </tr>
  );
}
