import type { Match } from "#shared/match/index.ts";
import type { Promotion, StandingsTable, TableRow } from "#shared/standings/index.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/shown-name.ts";
import { Crest } from "#web/ui/crest.tsx";
import type { Standings } from "./match.keys.ts";
import { tablesOfMatch } from "./match-standings.ts";
import { groupName } from "./round-name.ts";

const zoneNames = {
  next_round: m.promotion_next_round,
  play_off: m.promotion_play_off,
  champions_league: m.promotion_champions_league,
  europa_league: m.promotion_europa_league,
  conference_league: m.promotion_conference_league,
  relegation_play_off: m.promotion_relegation_play_off,
  relegation: m.promotion_relegation,
} as const satisfies Record<Promotion["id"], () => string>;

type Zone = keyof typeof zoneNames;
const isZone = (id: string | null): id is Zone => id !== null && Object.hasOwn(zoneNames, id);

interface StandingsPanelProps {
  readonly match: Match;
  /** Null when they could not be had. */
  readonly standings: Standings | null;
}

/** The table or tables around a match, its two teams marked. */
export function StandingsPanel({ match, standings }: StandingsPanelProps) {
  const tables = standings ? tablesOfMatch(standings.tables, match) : [];
  const zones = new Set(tables.flatMap((table) => table.rows.map((row) => row.promotion)).filter(isZone));
  return (
    <section className="panel" aria-labelledby="standings">
      <div className="panel-bar">
        <h2 id="standings" className="font-semibold">
          {m.standings_heading()}
        </h2>
      </div>
      {tables.map((table) => (
        <Table key={`${table.stage}/${table.group}`} table={table} match={match} />
      ))}
      {tables.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted">
          {standings ? m.standings_none() : m.standings_unavailable()}
        </p>
      ) : null}
      {zones.size > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 px-3 py-2.5 text-meta text-muted">
          {[...zones].map((zone) => (
            <li key={zone} className="flex items-center gap-1.5">
              <span className="zone-swatch" data-zone={zone} />
              {zoneNames[zone]()}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const columns = [
  { id: "played", short: m.column_played_short, full: m.column_played, wide: false },
  { id: "won", short: m.column_won_short, full: m.column_won, wide: true },
  { id: "drawn", short: m.column_drawn_short, full: m.column_drawn, wide: true },
  { id: "lost", short: m.column_lost_short, full: m.column_lost, wide: true },
  { id: "goals", short: m.column_goals_short, full: m.column_goals, wide: true },
  {
    id: "goal_difference",
    short: m.column_goal_difference_short,
    full: m.column_goal_difference,
    wide: false,
  },
  { id: "points", short: m.column_points_short, full: m.column_points, wide: false },
] as const;

type Column = (typeof columns)[number];

function Table({ table, match }: { readonly table: StandingsTable; readonly match: Match }) {
  const name = table.group === null ? shownName(match.competition) : groupName(table.group);
  return (
    <table className="standings">
      <caption className="sr-only">{m.standings_caption({ table: name })}</caption>
      <thead>
        <tr>
          <th scope="col" className="standings-position">
            <abbr title={m.column_position()}>{m.column_position_short()}</abbr>
          </th>
          <th scope="col" className="standings-team">
            {table.group === null ? m.column_team() : name}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-wide={column.wide || undefined}>
              <abbr title={column.full()}>{column.short()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.team.id} row={row} isPlaying={[match.home.id, match.away.id].includes(row.team.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isPlaying }: { readonly row: TableRow; readonly isPlaying: boolean }) {
  const zone = isZone(row.promotion) ? row.promotion : null;
  return (
    <tr data-playing={isPlaying || undefined}>
      <td className="standings-position" data-zone={zone} title={zone ? zoneNames[zone]() : undefined}>
        {row.position}
      </td>
      <th scope="row" className="standings-team">
        <span className="flex min-w-0 items-center gap-2">
          <Crest name={row.team.name} logo={row.team.logo} size={18} className="shrink-0" />
          <span className="truncate">{shownName(row.team)}</span>
          {isPlaying ? <span className="sr-only">({m.standings_this_match()})</span> : null}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column.id} data-column={column.id} data-wide={column.wide || undefined}>
          {cellOf(row, column)}
        </td>
      ))}
    </tr>
  );
}

function cellOf(row: TableRow, { id }: Column): string | number {
  if (id === "goals") return `${row.goals_for}-${row.goals_against}`;
  if (id !== "goal_difference") return row[id];
  // A real minus sign: a hyphen is too short beside digits.
  const { goal_difference } = row;
  return goal_difference < 0 ? `−${-goal_difference}` : goal_difference > 0 ? `+${goal_difference}` : 0;
}
