import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Side } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { matchTabPath } from "#web/features/match/match-tab.ts";
import { formatDate, kickOffInText } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { NextMatch, PastResult, Preview, PreviewLineups } from "./match-preview.rules.ts";
import { KeyPlayers, TeamHeading, type TeamSectionProps } from "./match-preview-players.tsx";

const SIDES = ["home", "away"] as const satisfies readonly Side[];

interface MatchPreviewProps {
  readonly match: Match;
  readonly preview: Preview;
}

/** Before kick-off: the formations, if known, with a link to the line-ups. */
export function PreviewLineupLine({
  match,
  lineups: { confirmed, ...formations },
}: Pick<MatchPreviewProps, "match"> & { readonly lineups: PreviewLineups }) {
  return (
    <section className="panel preview-lineups" aria-labelledby="preview-lineups">
      <h2 id="preview-lineups" className="font-semibold">
        {m.lineup_heading()}
      </h2>
      <span className="preview-lineups-state">{confirmed ? m.lineup_confirmed() : m.lineup_predicted()}</span>
      <ul>
        {SIDES.map((side) => (
          <li key={side}>
            <span className="truncate">{shownName(match[side])}</span>
            <b>{formations[side] ?? "–"}</b>
          </li>
        ))}
      </ul>
      <SiteLink to={matchTabPath(match, "lineup")} className="text-link" preventScrollReset>
        {m.preview_lineups_more()}
      </SiteLink>
    </section>
  );
}

/** Before kick-off: both teams' form, their next matches and their last meeting. */
export function PreviewForm({ match, preview }: MatchPreviewProps) {
  return (
    <Panel id="preview-form" heading={m.preview_form_heading()}>
      <div className="preview-sides">
        {SIDES.map((side) => (
          <TeamForm key={side} match={match} side={side} team={preview[side]} />
        ))}
      </div>
      <LastMeeting meeting={preview.last_meeting} />
      <p className="preview-more">
        <SiteLink to={matchTabPath(match, "h2h")} className="text-link" preventScrollReset>
          {m.preview_more()}
        </SiteLink>
      </p>
    </Panel>
  );
}

/** Before kick-off: players to watch. */
export function PreviewPlayers({ match, preview }: MatchPreviewProps) {
  return (
    <Panel id="preview-players" heading={m.preview_players_heading()}>
      <div className="preview-sides">
        {SIDES.map((side) => (
          <KeyPlayers key={side} match={match} side={side} team={preview[side]} />
        ))}
      </div>
    </Panel>
  );
}

function TeamForm({ match, side, team: { form, next } }: TeamSectionProps) {
  return (
    <div>
      <TeamHeading match={match} side={side} />
      {form && form.length > 0 ? (
        <ol className="preview-form" aria-label={m.preview_form_last({ team: shownName(match[side]) })}>
          {form.map((past) => (
            <li key={past.match_id}>
              <FormToken past={past} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">{form ? m.preview_form_none() : m.error_data_updating()}</p>
      )}
      {next ? (
        <p className="preview-next">
          <span className="text-muted">{m.preview_next()}: </span>
          <NextLink next={next} />
        </p>
      ) : null}
    </div>
  );
}

const tokens = {
  won: m.result_token_won,
  drawn: m.result_token_drawn,
  lost: m.result_token_lost,
} as const satisfies Record<NonNullable<PastResult["result"]>, () => string>;

/** The result as one letter, linked to the match. */
function FormToken({ past }: { readonly past: PastResult }) {
  const story = `${formatDate(past.match_time)} ${pairing(past)}`;
  return (
    <SiteLink
      to={pathOf("match", getLocale(), { id: String(past.match_id) })}
      className="preview-token"
      data-result={past.result ?? undefined}
      title={story}
      aria-label={`${past.result === null ? "–" : tokens[past.result]()}, ${story}`}
    >
      {past.result === null ? "–" : tokens[past.result]()}
    </SiteLink>
  );
}

function pairing({ home, away, board }: PastResult): string {
  const score = board ? `${board.home}-${board.away}` : "-";
  return `${shownName(home)} ${score} ${shownName(away)}`;
}

function NextLink({ next }: { readonly next: NextMatch }) {
  const { match_id, home, away } = next;
  return (
    <SiteLink to={pathOf("match", getLocale(), { id: String(match_id) })} className="text-link">
      {`${shownName(home)} - ${shownName(away)}, ${kickOffInText(next)}`}
    </SiteLink>
  );
}

function LastMeeting({ meeting }: { readonly meeting: PastResult | null }) {
  return (
    <p className="preview-meeting">
      <span className="text-muted">{m.preview_last_meeting()}: </span>
      {meeting ? (
        <SiteLink to={pathOf("match", getLocale(), { id: String(meeting.match_id) })} className="text-link">
          {`${pairing(meeting)}, ${formatDate(meeting.match_time)}`}
        </SiteLink>
      ) : (
        <span>{m.preview_no_meeting()}</span>
      )}
    </p>
  );
}
