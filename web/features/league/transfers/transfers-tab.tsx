import { useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import { m } from "#web/paraglide/messages.js";
import { MoreButton } from "#web/platform/more-button.tsx";
import { PageLinks } from "#web/platform/page-links.tsx";
import { useMore } from "#web/platform/use-more.ts";
import { EmptyPanel } from "../empty-panel.tsx";
import { captionOf, FigurePanel, FigureTable } from "../figure-panel.tsx";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { leagueTabPath } from "../league-tab.ts";
import { TransferRow } from "./transfer-row.tsx";
import type { TransfersTabData } from "./transfers-tab.loader.server.ts";

interface TransfersTabProps {
  readonly page: LeaguePageData;
  readonly data: TransfersTabData;
}

/** Who came to a season's teams and who left them, newest first. */
export default function TransfersTab({ page, data }: TransfersTabProps) {
  // What was added belongs to the list it was asked for.
  return <TransfersPanel key={`${page.season?.id}/${data.page.page}`} page={page} data={data} />;
}

function TransfersPanel({ page, data }: TransfersTabProps) {
  const season_id = page.season?.id ?? 0;
  const { limit, total } = data.page;
  const ask = useCallback(
    async (call: CallEndpoint, wanted: number) => {
      const query = { season_id, limit, page: wanted };
      const answer = await call("/api/v1/football/seasons/transfers", query);
      return { rows: answer.data.transfers, page: answer.page ?? { limit, total, page: wanted } };
    },
    [season_id, limit, total],
  );
  const list = useMore({ rows: data.transfers, page: data.page }, ask);
  if (list.rows.length === 0) return <EmptyPanel text={m.league_transfers_none()} />;
  return (
    <FigurePanel tab="transfers" aside={m.league_transfers_count({ count: total })}>
      <FigureTable caption={captionOf(page, "transfers")} className="figure-transfers">
        <thead>
          <tr>
            <th scope="col">{m.player_stats_player()}</th>
            <th scope="col">{m.team_column_from()}</th>
            <th scope="col">{m.team_column_to()}</th>
            <th scope="col">{m.team_column_transfer_kind()}</th>
            <th scope="col">{m.team_column_fee()}</th>
            <th scope="col">{m.team_column_date()}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </tbody>
      </FigureTable>
      <MoreButton list={list} />
      <PageLinks
        page={data.page}
        through={list.through}
        hrefOf={(wanted) => leagueTabPath(page, "transfers", { page: wanted === 1 ? null : wanted })}
        label={m.league_transfers_pages()}
      />
    </FigurePanel>
  );
}
