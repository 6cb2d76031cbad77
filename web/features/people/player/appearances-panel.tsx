import { m } from "#messages/paraglide/messages.js";
import type { PlayerProfile } from "#shared/player/index.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { type Appearance, toAppearance } from "./appearance.ts";
import { AppearanceRow } from "./appearance-row.tsx";
import { appearancesQuery } from "./player.query.ts";
import { playerTabPath } from "./player-tab.ts";

interface AppearancesPanelProps {
  readonly player: PlayerProfile;
  readonly page: number;
}

/** A player's matches, newest first. */
export function AppearancesPanel({ player, page }: AppearancesPanelProps) {
  const list = useMorePages({
    pageQuery: (wanted) => appearancesQuery(player.id, wanted),
    page,
    rowsOf: ({ appearances }) => appearances.map(toAppearance),
  });
  const hrefOf = (wanted: number) =>
    playerTabPath(player.id, "summary", wanted === 1 ? {} : { page: wanted });
  return (
    <Panel id="matches" heading={m.player_matches_heading()}>
      {list.rows.length > 0 ? (
        <AppearanceTable rows={list.rows} caption={m.player_matches_caption({ player: player.name })} />
      ) : (
        <p className="list-nothing">{m.player_matches_none()}</p>
      )}
      <ListFoot list={list} page={list.first.page} hrefOf={hrefOf} label={m.player_matches_pages()} />
    </Panel>
  );
}

/** Match statistics, each with its short label. */
const columns = [
  { short: m.player_column_result, full: m.player_column_result_full },
  { short: m.player_column_minutes, full: m.stats_column_minutes },
  { short: m.player_column_goals, full: m.stats_column_goals },
  { short: m.player_column_assists, full: m.stats_column_assists },
  { short: m.player_column_cards, full: m.player_column_cards },
  { short: m.player_column_rating, full: m.stats_column_rating },
] as const;

function AppearanceTable({
  rows,
  caption,
}: {
  readonly rows: readonly Appearance[];
  readonly caption: string;
}) {
  return (
    <DataTable caption={caption} className="people-matches">
      <thead>
        <tr>
          <th scope="col">{m.player_column_match()}</th>
          {columns.map(({ short, full }) => (
            <th key={full()} scope="col">
              <abbr title={full()}>{short()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <AppearanceRow key={row.id} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}
