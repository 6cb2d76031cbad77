import type { AnswerAt } from "#shared/api/index.ts";
import type { CorrectionNote } from "#shared/correction/correction.schema.ts";
import type { Match } from "#shared/match/index.ts";
import { hasBegun } from "#shared/match/match-status.ts";
import { dataOrNull } from "#web/platform/data/side-call.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { type Preview, type PreviewLineups, previewLineups, previewOf } from "./match-preview.rules.ts";

export type MatchInfoAnswer = AnswerAt<"/api/v1/football/matches/recentdetail">["info"];
export type TableScore = NonNullable<AnswerAt<"/api/v1/football/matches/recentdetail">["table_score"]>;
export type Highlights = AnswerAt<"/api/v1/football/matches/highlights">["highlights"];

export interface DetailTabData {
  /** Ground, weather and referee; null if unavailable. */
  readonly info: MatchInfoAnswer | null;
  /** Facts that operators corrected; none while the match's result is hidden from the reader. */
  readonly corrections: readonly CorrectionNote[];
  /** Goals that the table counts where the match has others; null if its result is hidden from the reader. */
  readonly table_score: TableScore | null;
  /** Preview before kick-off; null afterwards. */
  readonly preview: Preview | null;
  /** Line-ups before kick-off, if any is known. */
  readonly lineups: PreviewLineups | null;
  /** Highlights, if at least one has a video. */
  readonly highlights: Highlights;
}

/** A match that has not been played and is still to come. */
const isAhead = ({ status }: Match): boolean => !hasBegun(status);

/** Data of the first tab beside the match itself. */
export async function loadDetailTab(facts: RequestFacts, match: Match): Promise<DetailTabData> {
  const query = { match_id: match.id };
  const ahead = isAhead(match);
  const [detail, preview, lineup, highlights] = await Promise.all([
    dataOrNull(facts.call("/api/v1/football/matches/recentdetail", query)),
    ahead ? loadPreview(facts, match) : null,
    ahead ? dataOrNull(facts.call("/api/v1/football/matches/lineup", query)) : null,
    ahead ? [] : loadFilms(facts, match),
  ]);
  const { info = null, corrections = [], table_score = null } = detail ?? {};
  const lineups = previewLineups(lineup?.lineup ?? null);
  return { info, corrections, table_score, preview, lineups, highlights };
}

async function loadPreview({ call }: RequestFacts, match: Match): Promise<Preview> {
  const query = { match_id: match.id };
  const [history, players] = await Promise.all([
    dataOrNull(call("/api/v1/football/matches/analysis", query)),
    dataOrNull(call("/api/v1/football/matches/keyplayer", query)),
  ]);
  return previewOf(match, history, players);
}

/** Only web URLs of a provider become links. */
const safeUrl = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) ? url : null;

/** Without any video the list would only repeat the timeline. */
async function loadFilms({ call }: RequestFacts, match: Match): Promise<Highlights> {
  const answer = await dataOrNull(call("/api/v1/football/matches/highlights", { match_id: match.id }));
  const highlights = (answer?.highlights ?? []).map((each) => ({ ...each, url: safeUrl(each.url) }));
  return highlights.some(({ url }) => url !== null) ? highlights : [];
}
