import type { PlayerProfile } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";
import { SeasonChoice } from "#web/platform/season-choice.tsx";
import { MatchCount } from "#web/platform/words/match-count.tsx";
import type { SeasonTabData } from "./player-page.loader.server.ts";
import { playerPath } from "./player-tab.ts";
import { figuresOfSeason, type ShownGroup } from "./season-figures.rules.ts";
import { figureName, figureText, groupName } from "./season-words.ts";

interface SeasonTabProps {
  readonly player: PlayerProfile;
  readonly data: SeasonTabData;
}

/** What a player did in a season, by what the figures tell of him. */
export function SeasonTab({ player, data: { competitions, season } }: SeasonTabProps) {
  const groups = season?.stats ? figuresOfSeason(season.stats) : [];
  return (
    <>
      {season ? (
        <SeasonChoice
          competitions={competitions}
          chosen={season.season.id}
          path={playerPath(player.id)}
          query={{ tab: "playerdata" }}
        />
      ) : null}
      {groups.length > 0 ? (
        <div className="people-groups">
          {groups.map((one) => (
            <GroupPanel key={one.group} shown={one} />
          ))}
        </div>
      ) : (
        <section className="panel">
          <h2 className="sr-only">{m.player_tab_stats()}</h2>
          <p className="list-nothing">{season ? m.player_season_stats_none() : m.player_season_none()}</p>
        </section>
      )}
    </>
  );
}

function GroupPanel({ shown: { group, count, figures } }: { readonly shown: ShownGroup }) {
  const id = `figures-${group}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="font-semibold">
          {groupName(group)}
          <MatchCount count={count} />
        </h2>
      </div>
      <dl className="people-figures">
        {figures.map((shown) => (
          <div key={shown.figure}>
            <dt>{figureName(shown.figure)}</dt>
            <dd>
              {figureText(shown)}
              <MatchCount count={shown.count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
