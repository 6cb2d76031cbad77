import { m } from "#messages/paraglide/messages.js";
import { formatMinute } from "#shared/match/match-clock.ts";
import { incidentName } from "#web/features/match/incident-name.ts";
import { Panel } from "#web/ui/panel.tsx";
import type { Highlights } from "./detail-tab.loader.server.ts";

/** Highlights of a match. Videos of other sites open in a new tab; one without a video is only named. */
export function MatchHighlights({ highlights }: { readonly highlights: Highlights }) {
  return (
    <Panel id="highlights" heading={m.highlights_heading()}>
      <ol className="highlights">
        {highlights.map(({ incident, url }) => (
          <li key={incident.id} className="highlights-line">
            {url === null ? (
              textOf(incident)
            ) : (
              <a href={url} className="text-link" target="_blank" rel="noopener noreferrer nofollow">
                {textOf(incident)}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function textOf({ kind, minute, added, player, home_score, away_score }: Highlights[number]["incident"]) {
  const at = minute === null ? "" : `${formatMinute(minute, added)}' `;
  const score = home_score === null || away_score === null ? "" : ` (${home_score}-${away_score})`;
  return `${at}${player?.name ?? incidentName(kind)}${score}`;
}
