import type { Transfer } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { TransferTable } from "#web/platform/table/transfer-table.tsx";
import { FigureList } from "../figure-list.tsx";
import { captionOf } from "../figure-panel.tsx";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { askTransfers } from "./transfers.calls.ts";

interface TransfersTabProps {
  readonly page: LeaguePageData;
  readonly data: ListPage<Transfer>;
}

/** Who came to a season's teams and who left them, newest first. */
export default function TransfersTab({ page, data }: TransfersTabProps) {
  return (
    <FigureList
      key={`${page.season?.id}/${data.page.page}`}
      page={page}
      tab="transfers"
      first={data}
      ask={askTransfers}
      words={{
        none: m.league_transfers_none(),
        count: m.league_transfers_count({ count: data.page.total }),
        pages: m.league_transfers_pages(),
      }}
    >
      {(rows) => (
        <TransferTable caption={captionOf(page, "transfers")} clubs={["from", "to"]} transfers={rows} />
      )}
    </FigureList>
  );
}
