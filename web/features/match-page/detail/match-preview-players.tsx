import { m } from "#messages/paraglide/messages.js";
import type { Match, Side } from "#shared/match/index.ts";
import { countBeside } from "#shared/statistic/index.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import type { TeamPreview } from "./match-preview.rules.ts";

export interface TeamSectionProps {
  readonly match: Match;
  readonly side: Side;
  readonly team: TeamPreview;
}

/** The team of a preview section. */
export function TeamHeading({ match, side }: Omit<TeamSectionProps, "team">) {
  return (
    <h3 className="preview-team">
      <Crest of={match[side]} size={20} className="shrink-0" />
      <span className="truncate">{shownName(match[side])}</span>
    </h3>
  );
}

/** A team's players to watch, with their season statistics. */
export function KeyPlayers({ match, side, team: { players } }: TeamSectionProps) {
  return (
    <div>
      <TeamHeading match={match} side={side} />
      {players && players.length > 0 ? (
        <ul>
          {players.map((each) => (
            <li key={each.player.id} className="preview-player">
              <span className="preview-shirt">{each.player.shirt_number ?? ""}</span>
              <span className="min-w-0">
                <PlayerLink player={each.player} className="block truncate" />
                <span className="block text-xs text-muted">{statisticsOf(each)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{players ? m.preview_players_empty() : m.error_data_updating()}</p>
      )}
    </div>
  );
}

function statisticsOf(each: NonNullable<TeamPreview["players"]>[number]): string {
  const { goals, assists, rating } = each;
  const texts = {
    goals: goals === null ? null : m.preview_player_goals({ count: goals }),
    assists: assists === null ? null : m.preview_player_assists({ count: assists }),
    rating: rating === null ? null : m.preview_player_rating({ rating: formatDecimal(rating, 2) }),
  };
  return Object.entries(texts)
    .flatMap(([statistic, text]) => {
      const count = countBeside(each, statistic);
      return text === null ? [] : [count === null ? text : `${text} ${m.statistic_matches({ count })}`];
    })
    .join(" · ");
}
