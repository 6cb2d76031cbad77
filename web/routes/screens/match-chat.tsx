import type { Match } from "#shared/match/index.ts";
import { ChatPlace } from "#web/features/chat/chat-place.tsx";
import { useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";

interface MatchChatProps {
  readonly match: Match;
  /** As a tab, or beside the others on wide screens. */
  readonly place: "tab" | "aside";
}

/** The chat of a match, flagged by the pushed score. */
export default function MatchChat({ match: fetched, place }: MatchChatProps) {
  const { match } = useShownMatch(fetched);
  return <ChatPlace match_id={match.id} score_changed_at={match.score_changed_at} place={place} />;
}
