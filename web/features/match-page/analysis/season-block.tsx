import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import type { SeasonStatistics } from "./analysis-tab.loader.server.ts";
import { BlockFrame, NoData, Unavailable } from "./block-frame.tsx";
import { DuelTable } from "./duel-table.tsx";
import { meanOrDash } from "./stat-label.ts";

const names = {
  played: m.column_played,
  goals: m.analysis_season_goals,
  goals_against: m.analysis_season_goals_against,
  penalty_goals: m.analysis_season_penalty_goals,
  clean_sheets: m.analysis_season_clean_sheets,
  possession: m.stat_possession,
  shots: m.stat_shots,
  shots_on_target: m.stat_shots_on_target,
  corners: m.stat_corners,
  fouls: m.stat_fouls,
  offsides: m.stat_offsides,
  yellow_cards: m.stat_yellow_cards,
  red_cards: m.stat_red_cards,
  passes: m.stat_passes,
} as const;
const KINDS = Object.keys(names) as (keyof typeof names)[];

interface SeasonBlockProps {
  readonly match: Match;
  readonly season: SeasonStatistics | null;
}

/** Both teams' current season: means over the counted matches, with their number if it is not all. */
export function SeasonBlock({ match, season }: SeasonBlockProps) {
  return (
    <BlockFrame block="season">
      {season ? <SeasonTable match={match} season={season} /> : <Unavailable />}
    </BlockFrame>
  );
}

function SeasonTable({ match, season }: { readonly match: Match; readonly season: SeasonStatistics }) {
  const hasPlayed = (season.home?.played ?? 0) + (season.away?.played ?? 0) > 0;
  const rows = KINDS.map((kind) => ({
    id: kind,
    name: names[kind](),
    home: statisticOf(season.home, kind),
    away: statisticOf(season.away, kind),
    counts: { home: countOf(season.home, kind), away: countOf(season.away, kind) },
  })).filter((row) => row.home !== null || row.away !== null);
  if (!hasPlayed) return <NoData />;
  return (
    <>
      <DuelTable match={match} caption={m.analysis_block_season()} rows={rows} textOf={meanOrDash} />
      <p className="analysis-note">{m.analysis_season_note()}</p>
    </>
  );
}

type Kind = (typeof KINDS)[number];

/** Possession is a mean already. */
function statisticOf(stats: SeasonStatistics["home"], kind: Kind): number | null {
  const value = stats?.[kind] ?? null;
  if (!stats || value === null || kind === "played" || kind === "possession") return value;
  return value / stats.counted[kind];
}

const countOf = (stats: SeasonStatistics["home"], kind: Kind): number | null =>
  stats && kind !== "played" && stats.counted[kind] < stats.played ? stats.counted[kind] : null;
