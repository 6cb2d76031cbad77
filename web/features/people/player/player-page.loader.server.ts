import type { CompetitionSeasons } from "#shared/competition/index.ts";
import { seasonShown } from "#shared/competition/season-shown.rules.ts";
import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import type { Honor } from "#shared/honor/index.ts";
import type { PlayerProfile, Transfer } from "#shared/player/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { readId } from "#web/platform/page-id.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type Missing, missingFor } from "#web/platform/side-call.ts";
import { leadToTeam } from "../team-of-tab.server.ts";
import { type Appearance, askAppearances } from "./appearance.ts";
import { askSeason, type PlayerSeason } from "./player-season.ts";
import { type PlayerTab, playerTabAt } from "./player-tab.ts";

export interface SummaryTabData {
  readonly matches: ListPage<Appearance>;
  /** The newest of his main competition; null where there is none. */
  readonly season: PlayerSeason | Missing | null;
}

export interface SeasonTabData {
  /** What the player has taken part in, the latest first. */
  readonly competitions: readonly CompetitionSeasons[];
  readonly season: PlayerSeason | null;
}

/** What a tab's body is made of, or why it cannot be had. */
export type PlayerTabAnswer =
  | { readonly tab: "summary"; readonly data: SummaryTabData }
  | { readonly tab: "playerdata"; readonly data: SeasonTabData }
  | { readonly tab: "playerzh"; readonly transfers: readonly Transfer[] }
  | { readonly tab: "achievements"; readonly honors: readonly Honor[] }
  | { readonly tab: "failed"; readonly wanted: PlayerTab; readonly code: ErrorCode };

export interface PlayerPageData {
  readonly player: PlayerProfile;
  readonly answer: PlayerTabAnswer;
}

const MATCHES = 10;

/** A player and the one tab that is shown. Fails with `player_not_found`; a tab that fails is an answer. */
export async function loadPlayerPage(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<PlayerPageData> {
  const player_id = readId(id, "player_not_found");
  const [{ data }, answer] = await Promise.all([
    facts.call("/api/v1/football/players/detail", { player_id }),
    loadTab(facts, player_id, search),
  ]);
  await leadToTeam(facts, "player", search, data.player);
  return { player: data.player, answer };
}

type Call = RequestFacts["call"];

async function loadTab({ call }: RequestFacts, player_id: number, search: URLSearchParams) {
  const tab = playerTabAt(search);
  try {
    return await loadBody(call, player_id, tab, search);
  } catch (thrown) {
    return { tab: "failed", wanted: tab, code: toAppError(thrown).code } as const;
  }
}

async function loadBody(
  call: Call,
  player_id: number,
  tab: PlayerTab,
  search: URLSearchParams,
): Promise<PlayerTabAnswer> {
  switch (tab) {
    case "summary":
      return { tab, data: await loadSummary(call, player_id, Number(search.get("page") ?? 1)) };
    case "playerdata":
      return { tab, data: await loadSeason(call, player_id, Number(search.get("season_id"))) };
    case "playerzh": {
      const { data } = await call("/api/v1/football/players/transfer", { player_id });
      return { tab, transfers: data.transfers };
    }
    case "achievements": {
      const { data } = await call("/api/v1/football/players/honor", { player_id });
      return { tab, honors: data.honors };
    }
  }
}

async function loadSummary(call: Call, player_id: number, page: number): Promise<SummaryTabData> {
  const [matches, season] = await Promise.all([
    askAppearances(call, player_id, { page, limit: MATCHES }),
    // Beside the matches; they are worth a page without it.
    loadSeason(call, player_id, null).then((shown) => shown.season, missingFor),
  ]);
  return { matches, season };
}

async function loadSeason(call: Call, player_id: number, wanted: number | null): Promise<SeasonTabData> {
  const { data } = await call("/api/v1/football/players/competitions", { player_id });
  const shown = seasonShown(data.competitions, wanted);
  const season = shown && (await askSeason(call, player_id, shown));
  return { competitions: data.competitions, season };
}
