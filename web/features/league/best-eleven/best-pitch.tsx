import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { BestEleven } from "#shared/lineup/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { pitchSide } from "#web/platform/football/pitch/pitch.rules.ts";
import { PitchHalf } from "#web/platform/football/pitch/pitch-half.tsx";
import { RatingBadge } from "#web/platform/football/pitch/rating-badge.tsx";
import { shortNames } from "#web/platform/football/pitch/short-name.rules.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface BestPitchProps {
  readonly lineup: BestEleven;
  readonly part: string;
}

/** The best eleven on a pitch, each player with the crest of their club. */
export function BestPitch({ lineup, part }: BestPitchProps) {
  const side = pitchSide(lineup.players.map((player) => ({ ...player, starter: true })));
  if (side === null) return null;
  const names = shortNames(side.places.map(({ player }) => player.player.name));
  return (
    <div className="best-pitch">
      <p className="best-formation">{m.lineup_formation({ formation: lineup.formation })}</p>
      <div className="pitch" data-halves="1">
        <PitchHalf
          side="home"
          of={m.league_best_round({ part })}
          places={side.places}
          lines={side.lines}
          cardOf={({ player: { player, team, rating } }, style, index) => (
            <li key={player.id} className="pitch-player" style={style}>
              <span className="pitch-shirt best-shirt">
                <Crest of={team} size={24} />
                <RatingBadge rating={rating} className="pitch-rating" />
              </span>
              <SiteLink
                to={pathOf("player", getLocale(), { id: player.id })}
                className="pitch-name best-name"
                title={player.name}
              >
                {names[index]}
              </SiteLink>
              <span className="best-team" title={shownName(team)}>
                {shownShortName(team)}
              </span>
            </li>
          )}
        />
      </div>
    </div>
  );
}
