import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { boardOf, shootOutOf } from "#web/features/match/score.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

/** After ninety minutes, after overtime, on penalties, by award; nothing for a match within regular time. */
export function MatchResultLine({ match }: { readonly match: Match }) {
  const pieces = resultPieces(match);
  return pieces.length === 0 ? null : <p className="match-header-result">{pieces.join(" · ")}</p>;
}

/** What the winner won by, where it was not by goals of play. */
const victories: Partial<Record<NonNullable<Match["decided_by"]>, (team: { team: string }) => string>> = {
  penalties: m.match_won_penalties,
  awarded: m.match_awarded,
  walkover: m.match_won_walkover,
};

function resultPieces(match: Match): string[] {
  const stated = statedPiece(match);
  return [...playedPieces(match, stated !== null), ...(stated === null ? [] : [stated])];
}

/** What only the source knows: an award, a shoot-out without its score, the winner of a tie. */
function statedPiece(match: Match): string | null {
  const { advances, decided_by, winner, status } = match;
  if (status !== "ended") return null;
  if (advances) return m.match_advances({ team: shownName(match[advances]) });
  const won = decided_by && shootOutOf(match) === null ? victories[decided_by] : undefined;
  return won && (winner === "home" || winner === "away") ? won({ team: shownName(match[winner]) }) : null;
}

function playedPieces(match: Match, isStated: boolean): string[] {
  const { home, away } = match.score;
  const goesOn = match.status === "overtime" || match.status === "penalties";
  const overtime = home.overtime !== null && away.overtime !== null;
  if (!goesOn && !overtime && home.penalties === null) return [];
  const regular =
    home.goals === null || away.goals === null
      ? null
      : m.match_after_regular({ home: home.goals, away: away.goals });
  const board = boardOf(match);
  const after = overtime && board && match.status !== "overtime" ? m.match_after_overtime(board) : null;
  const won = shootOutText(match) ?? (isStated ? null : overtimeWinner(match));
  return [regular, after, won].filter((piece) => piece !== null);
}

/** A finished shoot-out puts the winner's score first, as is usual; a running one the home side's. */
function shootOutText(match: Match): string | null {
  const kicks = shootOutOf(match);
  if (!kicks) return null;
  const { winner } = match;
  if (winner !== "home" && winner !== "away") return m.shootout_score(kicks);
  const other = winner === "home" ? "away" : "home";
  return m.match_won_shootout({
    team: shownName(match[winner]),
    score: `${kicks[winner]}-${kicks[other]}`,
  });
}

function overtimeWinner(match: Match): string | null {
  const { winner, status } = match;
  if (status !== "ended" || (winner !== "home" && winner !== "away")) return null;
  return m.match_won_overtime({ team: shownName(match[winner]) });
}
