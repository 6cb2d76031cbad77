import { useCallback } from "react";
import type { News } from "#web/features/alerts/alert.rules.ts";
import { Alerts } from "#web/features/alerts/alerts.tsx";
import { useMatchOverlay } from "#web/features/live-overlay/use-shown-match.ts";
import { EventPlayer } from "#web/features/match/event-player.tsx";
import "#web/features/alerts/alerts.css";

/** Alerts of the page's matches. */
export default function MatchAlerts() {
  const overlay = useMatchOverlay();
  const listen = useCallback(
    (listener: (news: News) => void) => {
      const stops = [
        overlay.onGoal(({ kind, sides }, match) => listener({ kind, sides, match })),
        overlay.onCard(({ sides }, match) => listener({ kind: "red", sides, match })),
        overlay.onPeriod((kind, match) => listener({ kind, sides: [], match })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [overlay],
  );
  return <Alerts listen={listen} detail={detailOf} />;
}

/** Minute and player of a goal or a red card. */
const detailOf = ({ kind, sides: [side], match }: News) =>
  (kind === "goal" || kind === "red") && side !== undefined ? (
    <EventPlayer kind={kind} side={side} match={match} />
  ) : null;
