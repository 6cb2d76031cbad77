import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { boardOf } from "#web/features/match/score.ts";
import { formatDate } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { AbsenceLists } from "../lineup/absence-list.tsx";
import { LineupList } from "../lineup/lineup-list.tsx";
import type { AnalysisTabData, LastLineups } from "./analysis-tab.loader.server.ts";
import { BlockFrame, NoData, Unavailable } from "./block-frame.tsx";
import { pairText } from "./stat-label.ts";

/** Absent players of the match. */
export function AbsencesBlock({ absences }: Pick<AnalysisTabData, "absences">) {
  return (
    <BlockFrame block="absences">
      {absences === null ? <Unavailable /> : null}
      {absences?.sides ? <AbsenceLists sides={absences.sides} /> : null}
      {absences?.sides === null ? <NoData>{m.analysis_absences_unknown()}</NoData> : null}
    </BlockFrame>
  );
}

/** Both teams' last line-ups. */
export function LineupsBlock({ last }: { readonly last: LastLineups | null }) {
  const sides = last ? [last.home, last.away].filter((side) => side !== null) : [];
  return (
    <BlockFrame block="lineups">
      {last === null ? <Unavailable /> : null}
      {last && sides.length === 0 ? <NoData>{m.analysis_lineups_none()}</NoData> : null}
      <div className="lineup-sides">
        {sides.map((side) => (
          <div key={side.lineup.team.id}>
            <LineupList lineup={side.lineup} />
            <LastMatch of={side} />
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}

function LastMatch({ of: { match, lineup } }: { readonly of: NonNullable<LastLineups["home"]> }) {
  return (
    <p className="analysis-note">
      {lineup.formation === null ? null : (
        <span>{`${m.lineup_formation({ formation: lineup.formation })}. `}</span>
      )}
      <SiteLink to={pathOf("match", getLocale(), { id: String(match.id) })} className="text-link">
        {m.lineup_last_of({
          home: shownName(match.home),
          score: pairText(boardOf(match)),
          away: shownName(match.away),
          date: formatDate(match.match_time),
        })}
      </SiteLink>
    </p>
  );
}
