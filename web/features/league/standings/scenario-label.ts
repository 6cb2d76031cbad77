import { m } from "#messages/paraglide/messages.js";
import type { TableScenario } from "#shared/standings/index.ts";
import { zoneName } from "#web/platform/football/zone-name.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

type Target = TableScenario["targets"][number];
type TeamTarget = TableScenario["teams"][number]["targets"][number];
type Case = TeamTarget["cases"][number];
type Condition = Case["on"][number];
type ScenarioMatch = TableScenario["matches"][number];

/** The places that a target means: of a zone of relegation those above it. */
export function targetLabel({ zone, places }: Target): string {
  if (zone === "relegation") return m.scenario_stay_up({ places });
  if (zone === "relegation_play_off") return m.scenario_avoid_play_off({ places });
  return m.scenario_target({ zone: zoneName(zone) ?? zone, places });
}

/** A match by its teams. */
export const matchLabel = ({ home, away }: ScenarioMatch): string =>
  `${shownName(home)} – ${shownName(away)}`;

/** What a team needs, in a few words. */
export function leadLabel(
  { verdict, needed, enough, cases }: TeamTarget,
  { left, win_points }: { readonly left: number; readonly win_points: number },
): string {
  if (verdict === "certain") return m.scenario_certain();
  if (verdict === "impossible") return m.scenario_impossible();
  if (left === 0) return cases[0]?.status === "goals" ? m.scenario_goals() : m.scenario_depends();
  if (left > 1) return pointsLabel(needed, enough);
  if (enough === 1) return m.scenario_draw_enough();
  if (needed === win_points) return enough === win_points ? m.scenario_win_only() : m.scenario_must_win();
  if (enough === win_points) return m.scenario_win_enough();
  return needed === 1 ? m.scenario_not_lose() : m.scenario_depends();
}

function pointsLabel(needed: number | null, enough: number | null): string {
  const parts = [
    needed === null || needed === 0 ? null : m.scenario_points_needed({ points: needed }),
    enough === null ? null : m.scenario_points_enough({ points: enough }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? m.scenario_depends() : parts.join("; ");
}

const ownLabels = { won: m.scenario_if_won, drawn: m.scenario_if_drawn, lost: m.scenario_if_lost } as const;

/** What a result of the team's own match leads to; null where the few words say it already. */
export function caseLabel(
  { own, status, on }: Case,
  { matches }: Pick<TableScenario, "matches">,
): string | null {
  const label = status === null ? conditionsLabel(on, matches) : goalsLabel(status);
  if (label === null) return null;
  return own === null ? label : `${ownLabels[own]()} ${label}`;
}

const goalsLabel = (status: NonNullable<Case["status"]>): string | null =>
  status === "goals" ? m.scenario_goals_case() : null;

/** What one other match leads to, or the names of several. */
function conditionsLabel(on: readonly Condition[], matches: readonly ScenarioMatch[]): string | null {
  const named = on.flatMap((condition) => {
    const match = matches.find(({ id }) => id === condition.match_id);
    return match ? [{ condition, match }] : [];
  });
  const [first] = named;
  if (!first) return null;
  if (named.length > 1)
    return m.scenario_depends_on({ matches: named.map(({ match }) => matchLabel(match)).join(", ") });
  const { condition, match } = first;
  const leadingTo = (status: "in" | "goals"): string =>
    resultsLabel(
      (["home", "draw", "away"] as const).filter((result) => condition[result] === status),
      match,
    );
  const [sure, byGoals] = [leadingTo("in"), leadingTo("goals")];
  const parts = [
    sure === "" ? null : m.scenario_in_when({ results: sure }),
    byGoals === "" ? null : m.scenario_goals_when({ results: byGoals }),
  ].filter((part) => part !== null);
  return parts.join("; ");
}

function resultsLabel(results: readonly ("home" | "draw" | "away")[], match: ScenarioMatch): string {
  const { home, away } = match;
  const labels = results.map((result) =>
    result === "draw"
      ? m.scenario_match_drawn({ match: matchLabel(match) })
      : m.scenario_team_wins({ team: shownName(result === "home" ? home : away) }),
  );
  return labels.join(` ${m.scenario_or()} `);
}
