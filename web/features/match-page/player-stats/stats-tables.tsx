import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match, PlayerId, Side } from "#shared/match/index.ts";
import type { PlayerMatchStats } from "#shared/player/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { nextOrder } from "#web/platform/table/table-order.rules.ts";
import {
  BEST_FIRST,
  coveredColumns,
  inHeldOrder,
  STATS_GROUPS,
  type StatsGroup,
  type StatsOrder,
  sortedPlayers,
} from "./player-stats.rules.ts";
import { groupName } from "./stats-columns.ts";
import { StatsTable } from "./stats-table.tsx";

interface StatsTablesProps {
  readonly match: Match;
  readonly players: readonly PlayerMatchStats[];
}

/** A table for each group of statistics, chosen by radio buttons; without scripts all are stacked. */
export function StatsTables({ match, players }: StatsTablesProps) {
  const groups = STATS_GROUPS.filter((group) => coveredColumns(group, players).length > 0);
  return (
    <>
      <div className="stats-choices">
        <GroupChoice groups={groups} />
        <TeamChoice match={match} />
      </div>
      {groups.map((group) => (
        <GroupTable key={group} group={group} match={match} players={players} />
      ))}
    </>
  );
}

function GroupChoice({ groups }: { readonly groups: readonly StatsGroup[] }) {
  return (
    <fieldset className="segmented stats-groups">
      <legend className="sr-only">{m.player_stats_groups()}</legend>
      {groups.map((group, index) => (
        <label key={group}>
          <input type="radio" name="stats-group" value={group} defaultChecked={index === 0} />
          <span>{groupName(group)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function TeamChoice({ match }: { readonly match: Match }) {
  const sides: readonly (readonly ["both" | Side, string])[] = [
    ["both", m.player_stats_both()],
    ["home", shownName(match.home)],
    ["away", shownName(match.away)],
  ];
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{m.player_stats_teams()}</legend>
      {sides.map(([side, name]) => (
        <label key={side}>
          <input type="radio" name="stats-side" value={side} defaultChecked={side === "both"} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface GroupTableProps extends StatsTablesProps {
  readonly group: StatsGroup;
}

function GroupTable({ group, match, players }: GroupTableProps) {
  const [shown, setShown] = useState(() => ({ order: BEST_FIRST, held: heldOrder(players, BEST_FIRST) }));
  const sorted = sortedPlayers(players, shown.order);
  const rows = inHeldOrder(sorted, shown.held);
  const sortBy = (order: StatsOrder) => setShown({ order, held: heldOrder(players, order) });
  return (
    <div className="stats-group" data-group={group}>
      <h3>{groupName(group)}</h3>
      <StatsTable
        caption={m.player_stats_caption({ group: groupName(group) })}
        columns={coveredColumns(group, players)}
        players={rows}
        match={match}
        order={shown.order}
        onOrder={(column) => sortBy(nextOrder(shown.order, column, "player"))}
      />
      {rows.some((row, index) => row !== sorted[index]) ? (
        <button type="button" className="button stats-reorder" onClick={() => sortBy(shown.order)}>
          {m.player_stats_reorder()}
        </button>
      ) : null}
    </div>
  );
}

const heldOrder = (players: readonly PlayerMatchStats[], order: StatsOrder): readonly PlayerId[] =>
  sortedPlayers(players, order).map(({ player }) => player.id);
