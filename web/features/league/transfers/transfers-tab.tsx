import { m } from "#messages/paraglide/messages.js";
import { TransferTable } from "#web/platform/football/transfer-table.tsx";
import { type LeaguePageData, seasonIdOf, transfersQuery } from "../league.query.ts";
import { StatList } from "../stat-list.tsx";
import { captionOf } from "../stat-panel.tsx";

/** Transfers to and from a season's teams, newest first. */
export default function TransfersTab({ page }: { readonly page: LeaguePageData }) {
  return (
    <StatList
      page={page}
      tab="transfers"
      pageQuery={(wanted) => transfersQuery(seasonIdOf(page), wanted)}
      rowsOf={({ transfers }) => transfers}
      words={{
        none: m.league_transfers_none(),
        count: m.league_transfers_count,
        pages: m.league_transfers_pages(),
      }}
    >
      {(rows) => (
        <TransferTable caption={captionOf(page, "transfers")} clubs={["from", "to"]} transfers={rows} />
      )}
    </StatList>
  );
}
