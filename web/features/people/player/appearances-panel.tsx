import { useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { PlayerProfile } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { type Appearance, askAppearances } from "./appearance.ts";
import { AppearanceRow } from "./appearance-row.tsx";
import { playerTabPath } from "./player-tab.ts";

interface AppearancesPanelProps {
  readonly player: PlayerProfile;
  readonly first: ListPage<Appearance>;
}

/** A player's matches, newest first. Give it a key that names the page. */
export function AppearancesPanel({ player, first }: AppearancesPanelProps) {
  const { limit } = first.page;
  const ask = useCallback(
    (call: CallEndpoint, page: number) => askAppearances(call, player.id, { page, limit }),
    [player.id, limit],
  );
  const list = useMore(first, ask);
  const hrefOf = (page: number) => playerTabPath(player.id, "summary", page === 1 ? {} : { page });
  return (
    <section className="panel" aria-labelledby="matches">
      <div className="panel-bar">
        <h2 id="matches" className="font-semibold">
          {m.player_matches_heading()}
        </h2>
      </div>
      {list.rows.length > 0 ? (
        <AppearanceTable rows={list.rows} caption={m.player_matches_caption({ player: player.name })} />
      ) : (
        <p className="list-nothing">{m.player_matches_none()}</p>
      )}
      <ListFoot list={list} page={first.page} hrefOf={hrefOf} label={m.player_matches_pages()} />
    </section>
  );
}

/** Figures of a match, each with the word it goes by where room is short. */
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
