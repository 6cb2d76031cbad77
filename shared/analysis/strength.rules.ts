import { keysOf } from "#shared/record/typed-record.ts";
import type { FormResult } from "../standings/standings.schema.ts";
import { meanOf, rounded } from "../statistic/index.ts";
import type { StrengthShare } from "./analysis.schema.ts";
import { formResultOf } from "./form.rules.ts";
import type { TeamMatch } from "./played-match.ts";

/** Shares of 100 between the two teams of a match, 3 points for a win and 1 for a draw (domain-facts section 5). */

/** Number of a team's last matches in the comparison, for any window that a reader chose. */
export const STRENGTH_WINDOWS = { all: 10, competition: 5 } as const;

/** One team's values in the comparison. */
export interface TeamStrength {
  /** The last ten matches. */
  readonly all: readonly TeamMatch[];
  /** The last five in the competition of the match in view. */
  readonly competition: readonly TeamMatch[];
  readonly value: { readonly amount: number; readonly currency: string } | null;
}

type Both<Of> = { readonly home: Of; readonly away: Of };

/** The home team's share of 100; even when both have nothing, null when either is not known. */
function shareOf(home: number | null, away: number | null): number | null {
  if (home === null || away === null) return null;
  return home + away === 0 ? 50 : (100 * home) / (home + away);
}

/** A number of a match for the team in view; null where the match has none. */
type Measure = (match: TeamMatch) => number | null;

const pointsBy =
  (table: Readonly<Record<FormResult, number>>): Measure =>
  (match) => {
    const result = formResultOf(match);
    return result && table[result];
  };
const points = pointsBy({ won: 3, drawn: 1, lost: 0 });
const pointsOfOther = pointsBy({ won: 0, drawn: 1, lost: 3 });
const scored: Measure = ({ full }) => full?.scored ?? null;
const conceded: Measure = ({ full }) => full?.conceded ?? null;

/** Mean a match; null without matches. */
const perMatch = (matches: readonly TeamMatch[], of: Measure): number | null =>
  meanOf(matches.flatMap((match) => of(match) ?? []));

/** The home team's share in each window that both have played in. */
function windowShares({ home, away }: Both<TeamStrength>, of: Measure) {
  const share = (window: "all" | "competition") =>
    shareOf(perMatch(home[window], of), perMatch(away[window], of));
  return { all: share("all"), competition: share("competition") };
}

/** A team's conceded goals are the other team's share. */
const opposite = (share: number | null): number | null => (share === null ? null : 100 - share);

function valueShare({ home, away }: Both<TeamStrength>): number | null {
  if (!home.value || !away.value || home.value.currency !== away.value.currency) return null;
  return shareOf(home.value.amount, away.value.amount);
}

/** The comparison row by row, without rows unknown for a team. `meetings` are from the home team's side. */
export function compareStrength(teams: Both<TeamStrength>, meetings: readonly TeamMatch[]): StrengthShare[] {
  const form = windowShares(teams, points);
  const attack = windowShares(teams, scored);
  const against = windowShares(teams, conceded);
  const between = perMatch(meetings, points);
  const betweenAway = perMatch(meetings, pointsOfOther);
  const shares: Record<StrengthShare["kind"], number | null> = {
    head_to_head: shareOf(between, betweenAway),
    form: meanOf([form.all, form.competition]),
    competition_form: form.competition,
    attack: meanOf([attack.all, attack.competition]),
    defence: opposite(meanOf([against.all, against.competition])),
    value: valueShare(teams),
  };
  return keysOf(shares).flatMap((kind) => {
    const share = shares[kind];
    if (share === null) return [];
    const home = rounded(share, 1);
    return { kind, home, away: rounded(100 - home, 1) };
  });
}
