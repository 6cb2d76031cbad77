import { m } from "#messages/paraglide/messages.js";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import type { AnalysisTabData } from "./analysis-tab.loader.server.ts";
import { BlockFrame, NoData, TeamHeading } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";
import { PastNote, PastSummary } from "./past-summary.tsx";
import { PastMatches } from "./past-table.tsx";

/** Visible matches of a list: the tab at first is less than five screens of a phone. */
const OPEN_MEETINGS = 3;
const OPEN_FORM = 5;

interface MeetingsBlockProps {
  readonly home: ShownTeamAnalysis;
  readonly meetings: AnalysisTabData["head_to_head"];
}

/** Results of the two teams' meetings, from the view of this match's home side. */
export function MeetingsBlock({ home, meetings: { matches, summary } }: MeetingsBlockProps) {
  const team = shownName(home.team);
  return (
    <BlockFrame block="head_to_head">
      {matches.length > 0 ? (
        <>
          <PastSummary summary={summary} />
          <PastMatches
            caption={m.analysis_meetings_caption({ team })}
            rows={matches}
            open={OPEN_MEETINGS}
            note={<PastNote team={team} rows={matches} />}
          />
        </>
      ) : (
        <NoData>{m.analysis_meetings_none()}</NoData>
      )}
    </BlockFrame>
  );
}

/** Both teams' recent matches. */
export function FormBlock({
  home,
  away,
}: {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}) {
  return (
    <BlockFrame block="form">
      <TeamForm analysis={home} />
      <TeamForm analysis={away} />
    </BlockFrame>
  );
}

function TeamForm({ analysis: { team, matches, summary } }: { readonly analysis: ShownTeamAnalysis }) {
  const name = shownName(team);
  return (
    <div>
      <TeamHeading team={team} />
      {matches.length > 0 ? (
        <>
          <PastSummary summary={summary} />
          <PastMatches
            caption={m.analysis_past_caption({ team: name })}
            rows={matches}
            open={OPEN_FORM}
            note={<PastNote team={name} rows={matches} />}
          />
        </>
      ) : (
        <NoData>{m.analysis_past_none({ team: name })}</NoData>
      )}
    </div>
  );
}
