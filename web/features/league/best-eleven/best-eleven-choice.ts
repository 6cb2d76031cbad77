import type { LeaguePageData } from "../league.query.ts";

type Stage = NonNullable<LeaguePageData["season"]>["stages"][number];

/** The unit of a best eleven: a round in a league, a stage in a cup. */
export const isByRound = ({ kind }: LeaguePageData): boolean => kind === "league";

const stageNamed = (page: LeaguePageData, id: number | null): Stage | undefined =>
  page.season?.stages.find((stage) => stage.id === id);

/** Stages that have begun: up to the current one of the season. */
export function stagesBegun({ season, current_stage_id }: LeaguePageData): readonly Stage[] {
  const stages = season?.stages ?? [];
  const at = stages.findIndex(({ id }) => id === current_stage_id);
  return at < 0 ? stages : stages.slice(0, at + 1);
}

/** Rounds of a stage that have begun, in order. */
export function roundsBegun(page: LeaguePageData, stage: Stage): readonly string[] {
  const at = stage.id === page.current_stage_id ? stage.rounds.indexOf(page.current_round ?? "") : -1;
  return at < 0 ? stage.rounds : stage.rounds.slice(0, at + 1);
}

interface BestQuery {
  readonly stage_id?: number;
  readonly round?: string;
}

/** The part to request. Without one, the call chooses the last played round. */
export function bestRoundAt(page: LeaguePageData, search: URLSearchParams): BestQuery {
  const named = stageNamed(page, Number(search.get("stage_id")));
  if (!isByRound(page)) {
    const stage = named ?? stageNamed(page, page.current_stage_id) ?? page.season?.stages.at(-1);
    return stage ? { stage_id: stage.id } : {};
  }
  const wanted = search.get("round");
  const stage = named ?? page.season?.stages.find(({ rounds }) => wanted !== null && rounds.includes(wanted));
  if (!stage) return {};
  const rounds = roundsBegun(page, stage);
  const round = rounds.find((one) => one === wanted) ?? rounds.at(-1);
  return { stage_id: stage.id, ...(round === undefined ? {} : { round }) };
}

/** The stage of the shown part; null if unknown. */
export const stageShown = (
  page: LeaguePageData,
  { round, stage_id }: { readonly round: string | null; readonly stage_id: number | null },
): Stage | null =>
  stageNamed(page, stage_id) ??
  page.season?.stages.find(({ rounds }) => round !== null && rounds.includes(round)) ??
  null;
