import { useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Incident, Match } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { incidentName } from "#web/features/match/incident-name.ts";
import { boardOf, type Pair } from "#web/features/match/score.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Toast } from "#web/ui/toast.tsx";
import { keepLastLook, readLastLook } from "./last-looks.ts";
import { type LastLook, lookAt, missedSince } from "./missed-events.rules.ts";
import "./missed-events.css";

/** Long enough to read six lines; the pointer or the focus holds it. */
const SHOWN_MS = 30_000;
/** Lines of the notice: the latest ones. */
const LINES = 6;

interface MissedEventsNoticeProps {
  readonly match: Match;
  readonly incidents: readonly Incident[];
}

interface Return {
  /** Milliseconds of the reader's clock. */
  readonly atMs: number;
  /** Seconds of the page's clock, which includes the reader's delay. */
  readonly returned_at: number;
  readonly look: LastLook;
}

/** What happened in a match since the reader's last look at it: when its page opens, and when they come back to it. */
export default function MissedEventsNotice({ match, incidents }: MissedEventsNoticeProps) {
  const { clock } = usePageStores();
  const returnNow = (): Return | null => {
    const look = readLastLook(match.id);
    return look && { atMs: Date.now(), returned_at: Math.floor(clock.now() / 1000), look };
  };
  const [returned, setReturned] = useState(returnNow);
  useLooks({ match, incidents }, () => setReturned(returnNow()));
  const missed = returned ? missedSince(returned.look, incidents, returned.returned_at) : [];
  return (
    <Toast
      event={missed.length > 0 ? returned : null}
      shownMs={SHOWN_MS}
      text={({ look: { score } }) => (
        <>
          <b className="missed-events-heading">{m.missed_events_heading()}</b>
          <ScoreBefore before={score} now={boardOf(match)} />
          {missed.slice(-LINES).map((incident) => (
            <span key={incident.id} className="missed-events-line">
              {lineOf(incident, match)}
            </span>
          ))}
        </>
      )}
    >
      {() => (
        <button
          type="button"
          className="icon-button"
          aria-label={m.alert_close()}
          onClick={() => setReturned(null)}
        >
          <Icon name="x" size={18} />
        </button>
      )}
    </Toast>
  );
}

/** Keeps looks at the match: as it opens, because a phone may end a page without an event, and as it is left. */
function useLooks({ match, incidents }: MissedEventsNoticeProps, onReturn: () => void): void {
  const latest = useRef({ match, incidents, onReturn });
  useEffect(() => {
    latest.current = { match, incidents, onReturn };
  });
  useEffect(() => {
    const keep = () => {
      const seen = latest.current;
      keepLastLook(seen.match.id, lookAt(seen.match, seen.incidents, Date.now()));
    };
    // A hidden page receives pushes that its reader does not see.
    const keepIfSeen = () => {
      if (!document.hidden) keep();
    };
    const onVisibility = () => (document.hidden ? keep() : latest.current.onReturn());
    keepIfSeen();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", keepIfSeen);
    return () => {
      keepIfSeen();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", keepIfSeen);
    };
  }, []);
}

function ScoreBefore({ before, now }: { readonly before: Pair | null; readonly now: Pair | null }) {
  if (before === null || now === null) return null;
  const text = ({ home, away }: Pair) => `${home}-${away}`;
  return (
    <span className="missed-events-score">
      {m.missed_events_score({ before: text(before), now: text(now) })}
    </span>
  );
}

/** `80' Bàn thắng: Hạ Long (Hà Nội)` */
function lineOf({ kind, side, minute, added, player, cancelled }: Incident, match: Match): string {
  const team = shownName(match[side]);
  const who = player ? `${player.name} (${team})` : team;
  const what = cancelled
    ? `${incidentName(kind)}, ${m.incident_cancelled().toLowerCase()}`
    : incidentName(kind);
  return `${minute === null ? "" : `${formatMinute(minute, added)}' `}${what}: ${who}`;
}
