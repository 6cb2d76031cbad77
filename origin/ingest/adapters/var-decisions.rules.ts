import { type IncidentKind, isGoal } from "#shared/match/index.ts";
import type { ReportedIncident } from "./reported-incidents.ts";

/**
 * Consequences of video reviews for the incidents that they are about. Providers list a review as an event of its own;
 * some remove what it took back, some leave it in the list.
 */

/** Longest time between an incident and its review, minutes. */
const REVIEWED_WITHIN = 5;

const momentOf = ({ minute, added }: ReportedIncident): number => (minute ?? 0) + (added ?? 0);

/** The last incident of the review's side that fits, shortly before the review. */
function reviewed(
  incidents: readonly ReportedIncident[],
  review: ReportedIncident,
  fits: (one: ReportedIncident) => boolean,
): ReportedIncident | undefined {
  return incidents
    .filter((one) => one.team === review.team && !one.disallowed && fits(one))
    .filter((one) => {
      const gap = momentOf(review) - momentOf(one);
      return gap >= -1 && gap <= REVIEWED_WITHIN;
    })
    .toSorted((a, b) => momentOf(a) - momentOf(b))
    .at(-1);
}

const isSame = (a: ReportedIncident["player"], b: ReportedIncident["player"]): boolean =>
  (a?.id ?? null) !== null && (b?.id ?? null) !== null
    ? a?.id === b?.id
    : (a?.name ?? "") === (b?.name ?? "");

const replace = (
  incidents: readonly ReportedIncident[],
  old: ReportedIncident,
  ...by: readonly ReportedIncident[]
): ReportedIncident[] => incidents.flatMap((one) => (one === old ? by : [one]));

type Goals = Readonly<Partial<Record<"home" | "away", number | null | undefined>>> | null | undefined;

/** A cancelled goal: the listed one if more are listed than the score has, else one that the provider removed. */
function withoutGoal(
  incidents: readonly ReportedIncident[],
  review: ReportedIncident,
  goals: Goals,
): ReportedIncident[] {
  const listed = incidents.filter(
    ({ kind, team, disallowed }) => isGoal(kind) && team === review.team && !disallowed,
  );
  const stated = goals?.[review.team];
  const isLeft = typeof stated !== "number" || listed.length > stated;
  const goal = isLeft
    ? reviewed(incidents, review, ({ kind }) => isGoal(kind) && kind !== "own_goal")
    : undefined;
  const taken = { decision: review.decision, disallowed: true };
  if (!goal) return replace(incidents, review, { ...review, kind: "goal", ...taken });
  return replace(replace(incidents, review), goal, { ...goal, ...taken });
}

const isRed = (kind: IncidentKind): boolean => kind === "red_card" || kind === "second_yellow";

/** An upgraded card is red: it replaces the yellow one, unless the list already has the red one. */
function withRed(incidents: readonly ReportedIncident[], review: ReportedIncident): ReportedIncident[] {
  const isOf = (one: ReportedIncident) => isSame(one.player, review.player);
  const isListed = incidents.some((one) => one.team === review.team && isRed(one.kind) && isOf(one));
  if (isListed) return [...incidents];
  const yellow = reviewed(incidents, review, (one) => one.kind === "yellow_card" && isOf(one));
  const red: ReportedIncident = { ...review, kind: "red_card", decision: undefined };
  return yellow
    ? replace(incidents, yellow, { ...yellow, kind: "red_card" })
    : replace(incidents, review, red, review);
}

function withoutCard(incidents: readonly ReportedIncident[], review: ReportedIncident): ReportedIncident[] {
  const isCard = (one: ReportedIncident) => isRed(one.kind) && isSame(one.player, review.player);
  const card = reviewed(incidents, review, isCard);
  return card
    ? replace(incidents, card, { ...card, decision: review.decision, disallowed: true })
    : [...incidents];
}

/** Incidents after their video reviews; `goals` is the stated score. */
export function withDecisions(incidents: readonly ReportedIncident[], goals: Goals): ReportedIncident[] {
  const reviews = incidents.filter(({ kind, decision }) => kind === "var" && decision !== undefined);
  return reviews.reduce<ReportedIncident[]>(
    (all, review) => {
      if (review.decision === "goal_cancelled") return withoutGoal(all, review, goals);
      if (review.decision === "card_upgraded") return withRed(all, review);
      return review.decision === "card_cancelled" ? withoutCard(all, review) : all;
    },
    [...incidents],
  );
}
