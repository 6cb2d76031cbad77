import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { TableScenario } from "#shared/standings/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { zoneName } from "#web/platform/football/zone-name.ts";
import { formatDecimal, formatPercent } from "#web/platform/i18n/number-label.ts";
import { groupName } from "#web/platform/i18n/round-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { scenariosQuery } from "../league.query.ts";
import { caseLabel, leadLabel, matchLabel, targetLabel } from "./scenario-label.ts";

interface ScenariosProps {
  readonly season_id: number;
  /** Shown name of the competition, the subject of the tables. */
  readonly of: string;
}

/** What the teams of a season's tables need in the last rounds; nothing before and after. */
export function Scenarios({ season_id, of }: ScenariosProps) {
  const tables = useQuery(scenariosQuery(season_id)).data?.tables ?? [];
  const [first] = tables;
  if (!first) return null;
  const runs = tables.find((table) => table.runs !== null)?.runs ?? null;
  const isExact = tables.some(({ method }) => method === "exact");
  return (
    <Panel id="scenarios" heading={m.scenario_heading()} className="scenarios">
      <div className="scenario-tables" data-many={tables.length > 1 || undefined}>
        {tables.map((table) => (
          <section key={`${table.stage}/${table.group}`} className="scenario-table">
            {table.group === null ? null : <h3 className="scenario-group">{groupName(table.group)}</h3>}
            {table.method === "exact" ? (
              <ExactScenario table={table} />
            ) : (
              <SimulatedScenario table={table} of={of} />
            )}
          </section>
        ))}
      </div>
      {isExact ? <p className="scenario-note">{m.scenario_exact_note()}</p> : null}
      {runs === null ? null : (
        <p className="scenario-note">{m.scenario_simulated_note({ runs: formatDecimal(runs, 0) })}</p>
      )}
    </Panel>
  );
}

interface TableProps {
  readonly table: TableScenario;
}

/** A line for each team and target. */
function ExactScenario({ table }: TableProps) {
  const { targets, matches, teams } = table;
  return (
    <>
      {targets.map((target, at) => (
        <Lines key={target.zone} table={table} at={at} teams={teams} />
      ))}
      <ul className="scenario-matches" aria-label={m.scenario_not_played()}>
        {matches.map((match) => (
          <li key={match.id}>
            <SiteLink to={pathOf("match", getLocale(), { id: match.id })} className="scenario-match">
              {matchLabel(match)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinesProps extends TableProps {
  /** Place of the target among the table's. */
  readonly at: number;
  readonly teams: TableScenario["teams"];
}

/** A line for each of some teams. */
function Lines({ table, at, teams }: LinesProps) {
  const target = table.targets[at];
  if (!target || teams.length === 0) return null;
  return (
    <div>
      <h4 className="scenario-target">{targetLabel(target)}</h4>
      <ul className="scenario-teams">
        {teams.map(({ team, left, targets }) => {
          const verdict = targets[at];
          return verdict ? (
            <li key={team.id}>
              <TeamLink team={team} />
              <b className="scenario-lead" data-verdict={verdict.verdict}>
                {leadLabel(verdict, { left, win_points: table.win_points })}
              </b>
              <Cases verdict={verdict} table={table} />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

interface CasesProps extends TableProps {
  readonly verdict: TableScenario["teams"][number]["targets"][number];
}

/** What the results of a team's own match lead to, where other matches or goals matter too. */
function Cases({ verdict, table }: CasesProps) {
  const lines = verdict.cases.flatMap((one) => {
    const label = caseLabel(one, table);
    return label === null ? [] : [{ own: one.own, label }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="scenario-cases">
      {lines.map(({ own, label }) => (
        <li key={own}>{label}</li>
      ))}
    </ul>
  );
}

/** Chances, and lines for the teams whose points set a condition. */
function SimulatedScenario({ table, of }: ChancesProps) {
  const conditioned = (at: number) =>
    table.teams.filter(({ targets }) => {
      const { verdict = null, needed = null, enough = null } = targets[at] ?? {};
      return verdict === "open" && ((needed ?? 0) > 0 || enough !== null);
    });
  return (
    <>
      <Chances table={table} of={of} />
      {table.targets.map(({ zone }, at) => (
        <Lines key={zone} table={table} at={at} teams={conditioned(at)} />
      ))}
    </>
  );
}

interface ChancesProps extends TableProps {
  readonly of: string;
}

/** Each team's chance to end in each zone, without the teams that can end in none. */
function Chances({ table, of }: ChancesProps) {
  const { teams, group } = table;
  const zones = teams[0]?.chances.map(({ zone }) => zone) ?? [];
  const shown = teams.filter(({ chances }) => chances.some(({ verdict }) => verdict !== "impossible"));
  const name = [of, group === null ? null : groupName(group)].filter(Boolean).join(", ");
  return (
    <DataTable caption={m.scenario_simulated_caption({ table: name })} className="scenario-chances">
      <thead>
        <tr>
          <th scope="col">{m.column_team()}</th>
          {zones.map((zone) => (
            <th key={zone} scope="col">
              {zoneName(zone)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ team, chances }) => (
          <tr key={team.id}>
            <th scope="row">
              <TeamLink team={team} />
            </th>
            {chances.map((chance) => (
              <td key={chance.zone} data-verdict={chance.verdict}>
                <Chance chance={chance} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Shares beyond which a simulation that met no other case says only that there is hardly one. */
const HARDLY = 0.001;

function Chance({ chance: { verdict, chance, error } }: { readonly chance: ZoneChance }) {
  if (verdict !== "open")
    return (
      <>
        <span aria-hidden="true">{verdict === "certain" ? "✓" : "–"}</span>
        <span className="sr-only">
          {verdict === "certain" ? m.scenario_certain() : m.scenario_impossible()}
        </span>
      </>
    );
  if (chance < HARDLY) return m.scenario_less_than({ share: formatPercent(HARDLY, 1) });
  if (chance > 1 - HARDLY) return m.scenario_more_than({ share: formatPercent(1 - HARDLY, 1) });
  return (
    <>
      <b>{formatPercent(chance, 1)}</b>
      <small className="scenario-error">{m.scenario_error({ error: formatDecimal(100 * error, 1) })}</small>
    </>
  );
}

type ZoneChance = TableScenario["teams"][number]["chances"][number];
