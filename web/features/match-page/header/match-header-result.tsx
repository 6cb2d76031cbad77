import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { boardOf, shootOutOf } from "#web/features/match/score.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

/** After ninety minutes, after overtime, on penalties; nothing for a match within regular time. */
export function MatchResultLine({ match }: { readonly match: Match }) {
  const pieces = resultPieces(match);
  return pieces.length === 0 ? null : <p className="match-header-result">{pieces.join(" · ")}</p>;
}

function resultPieces(match: Match): string[] {
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
  return [regular, after, shootOutText(match) ?? overtimeWinner(match)].filter((piece) => piece !== null);
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
