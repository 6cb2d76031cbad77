import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type {
  LiveTableRow,
  PointsCarry,
  Promotion,
  StandingsTable as Table,
} from "#shared/standings/index.ts";
import { rowsInView, type TableView, type ViewRow } from "#shared/standings/table-view.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { FormTokens } from "#web/platform/football/form-tokens.tsx";
import { TeamName } from "#web/platform/football/team-name.tsx";
import { zoneName } from "#web/platform/football/zone-name.ts";
import { groupName } from "#web/platform/i18n/round-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { stageName } from "#web/platform/i18n/stage-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { columnsOf } from "./standings-columns.ts";

/** A table whose rows may be those of now. */
export interface ShownTable extends Omit<Table, "rows"> {
  readonly rows: readonly (Table["rows"][number] | LiveTableRow)[];
}

export interface StandingsTableProps {
  readonly tables: readonly ShownTable[];
  /** Zones of the tables, in legend order. */
  readonly promotions: readonly Promotion[];
  readonly view: TableView;
  /** The subject of the tables for screen readers: a competition's shown name. */
  readonly of: string;
  /** Highlighted teams, with the reason for screen readers. */
  readonly highlighted?: { readonly team_ids: readonly number[]; readonly why: string } | undefined;
}

/** The tables of a season by stage and group, with a legend of zones. Needs standings.css. */
export function StandingsTable({ tables, promotions, view, of, highlighted }: StandingsTableProps) {
  const names = tableNames(tables);
  return (
    <div className="standings-set" data-many={tables.length > 2 || undefined}>
      {tables.map((table, at) => (
        <OneTable
          key={`${table.stage}/${table.group}`}
          table={table}
          view={view}
          head={names[at] ?? m.column_team()}
          caption={m.standings_caption({ table: [of, names[at]].filter(Boolean).join(", ") })}
          highlighted={highlighted}
        />
      ))}
      {view === "total" ? <Legend tables={tables} promotions={promotions} /> : null}
    </div>
  );
}

/** Distinguishing name of a season's table; a league's only table needs none. */
function tableNames(tables: readonly ShownTable[]): (string | null)[] {
  const hasStages = new Set(tables.map((table) => table.stage)).size > 1;
  return tables.map(({ stage, group }) => {
    const words = [
      hasStages && stage !== null ? stageName(stage) : null,
      group === null ? null : groupName(group),
    ];
    return words.filter((word) => word !== null).join(" · ") || null;
  });
}

interface OneTableProps extends Pick<StandingsTableProps, "view" | "highlighted"> {
  readonly table: ShownTable;
  readonly head: string;
  readonly caption: string;
}

function OneTable({ table, view, head, caption, highlighted }: OneTableProps) {
  const columns = columnsOf(view);
  return (
    <div className="standings-scroll">
      <table className="standings" data-view={view}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="standings-position">
              <abbr title={m.column_position()}>{m.column_position_short()}</abbr>
            </th>
            <th scope="col" className="standings-team">
              {head}
            </th>
            {columns.map(({ id, short, full }) => (
              <th key={id} scope="col" data-column={id}>
                <abbr title={full()}>{short()}</abbr>
              </th>
            ))}
            <th scope="col" data-column="form">
              {m.column_form()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsInView(table.rows, view).map((row) => (
            <TeamRow key={row.row.team.id} shown={row} view={view} highlighted={highlighted} />
          ))}
        </tbody>
      </table>
      <Notes table={table} />
    </div>
  );
}

interface TeamRowProps extends Pick<StandingsTableProps, "view" | "highlighted"> {
  readonly shown: ViewRow<ShownTable["rows"][number]>;
}

function TeamRow({ shown, view, highlighted }: TeamRowProps) {
  const { team, promotion, form } = shown.row;
  const live = "gained" in shown.row ? shown.row : null;
  const zone = view === "total" ? zoneName(promotion) : null;
  const isHighlighted = highlighted?.team_ids.includes(team.id) ?? false;
  return (
    <tr data-playing={isHighlighted || undefined}>
      <td className="standings-position" data-zone={zone && promotion} title={zone ?? undefined}>
        <span>{shown.position}</span>
        {live ? <Gained places={live.gained} /> : null}
      </td>
      <th scope="row" className="standings-team">
        <SiteLink to={pathOf("team", getLocale(), { id: team.id })} className="standings-team-link">
          <Crest of={team} size={18} className="shrink-0" />
          <span className="standings-name">
            <TeamName team={team} />
          </span>
          {isHighlighted ? <span className="sr-only">{`(${highlighted?.why})`}</span> : null}
        </SiteLink>
        {live?.playing ? <ScoreNow {...live.playing} /> : null}
      </th>
      {columnsOf(view).map(({ id, textOf }) => (
        <td key={id} data-column={id}>
          {textOf(shown)}
        </td>
      ))}
      <td data-column="form">
        <FormTokens form={form} />
      </td>
    </tr>
  );
}

/** Places that a team has gained or lost since its matches in play kicked off. */
function Gained({ places }: { readonly places: number }) {
  if (places === 0) return null;
  const count = Math.abs(places);
  return (
    <span className="standings-gained" data-lost={places < 0 || undefined}>
      <span aria-hidden="true">{places > 0 ? `▲${count}` : `▼${count}`}</span>
      <span className="sr-only">
        {places > 0 ? m.standings_gained({ count }) : m.standings_lost({ count })}
      </span>
    </span>
  );
}

/** The score of a team's match in play, its own goals first. */
function ScoreNow({ match_id, goals: [own, other] }: NonNullable<LiveTableRow["playing"]>) {
  const score = `${own}-${other}`;
  return (
    <SiteLink
      to={pathOf("match", getLocale(), { id: match_id })}
      className="standings-score"
      data-tone={own > other ? "won" : own < other ? "lost" : "drawn"}
      aria-label={m.standings_playing({ score })}
    >
      {score}
    </SiteLink>
  );
}

const carryNotes = {
  all: m.standings_carry_all,
  half_rounded_up: m.standings_carry_half_up,
  half_rounded_down: m.standings_carry_half_down,
} as const satisfies Record<PointsCarry, () => string>;

/** What the table takes over from an earlier one, and deducted points: the points column already counts both. */
function Notes({ table }: { readonly table: ShownTable }) {
  const rows = table.rows.filter((row) => row.deducted_points > 0);
  if (rows.length === 0 && table.carry === null) return null;
  return (
    <ul className="standings-notes">
      {table.carry === null ? null : <li>{carryNotes[table.carry]()}</li>}
      {rows.map(({ team, deducted_points: points, deduction_reason: reason }) => (
        <li key={team.id}>
          {reason
            ? m.standings_deducted_reason({ team: shownName(team), points, reason })
            : m.standings_deducted({ team: shownName(team), points })}
        </li>
      ))}
    </ul>
  );
}

/** Legend of the colours beside the positions: zones with at least one team. */
function Legend({ tables, promotions }: Pick<StandingsTableProps, "tables" | "promotions">) {
  const shown = new Set(tables.flatMap((table) => table.rows.map((row) => row.promotion)));
  const zones = promotions.filter(({ id }) => shown.has(id));
  if (zones.length === 0) return null;
  return (
    <ul className="standings-legend">
      {zones.map(({ id }) => (
        <li key={id}>
          <span className="zone-swatch" data-zone={id} />
          <span>{zoneName(id)}</span>
        </li>
      ))}
    </ul>
  );
}
