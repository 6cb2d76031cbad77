import { useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { boardOf } from "#web/features/match/score.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { CardHighlight, GoalHighlight } from "./match-overlay.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

/** Events within this time are joined in one sentence, so that a busy afternoon does not overwhelm the reader. */
const GATHER_MS = 4_000;
/** Then the text is cleared: screen readers ignore a repeated sentence. Shorter than the above. */
const CLEAR_AFTER_MS = 3_000;
/** Number of events read by name; the others are counted. */
const MAX_ANNOUNCED = 2;

function sentence(highlight: GoalHighlight, match: Match): string {
  const board = boardOf(match);
  const values = {
    home: shownName(match.home),
    away: shownName(match.away),
    home_score: board?.home ?? 0,
    away_score: board?.away ?? 0,
  };
  return highlight.kind === "goal" ? m.goal_announced(values) : m.goal_cancelled_announced(values);
}

function cardSentence({ sides }: CardHighlight, match: Match): string {
  const [home, away] = [shownName(match.home), shownName(match.away)];
  const team = sides.map((side) => shownName(match[side])).join(", ");
  return m.red_card_announced({ team, home, away });
}

/** Announces goals and red cards to screen readers, politely and in batches. */
export function GoalAnnouncer() {
  const overlay = useMatchOverlay();
  const [text, setText] = useState("");
  const [isWanted] = useSetting("announcements");
  useEffect(() => {
    if (!isWanted) return;
    let waiting: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let clearing: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      const more = waiting.length - MAX_ANNOUNCED;
      const announced = waiting.slice(0, MAX_ANNOUNCED);
      setText([...announced, ...(more > 0 ? [m.goals_more_announced({ count: more })] : [])].join(". "));
      waiting = [];
      timer = undefined;
      clearing = setTimeout(() => setText(""), CLEAR_AFTER_MS);
    };
    const gather = (text: string) => {
      waiting.push(text);
      timer ??= setTimeout(announce, GATHER_MS);
    };
    const stops = [
      overlay.onGoal((highlight, match) => gather(sentence(highlight, match))),
      overlay.onCard((highlight, match) => gather(cardSentence(highlight, match))),
    ];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      clearTimeout(clearing);
      setText("");
    };
  }, [overlay, isWanted]);
  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
