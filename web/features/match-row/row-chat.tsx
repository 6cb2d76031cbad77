import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { newerMatch } from "#web/features/live-overlay/match-overlay.ts";
import { usePushedMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { matchTabPath } from "#web/features/match/match-tab.ts";
import { useRedFlag } from "#web/platform/football/use-red-flag.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Time of a row's last score change, fetched or pushed: seconds UTC. The row around does not render with it. */
export const useScoreChangedAt = (match: Match): number | null =>
  newerMatch(match, usePushedMatch(match.id).match).score_changed_at;

/**
 * The link to a match's chat, red for half an hour after a score change. If a row has no room for it, it stands in the
 * opened row.
 */
export function RowChat({ match }: { readonly match: Match }) {
  const isFlagged = useRedFlag(useScoreChangedAt(match));
  const names = { home: shownName(match.home), away: shownName(match.away) };
  const label = isFlagged ? m.chat_row_flagged(names) : m.chat_row(names);
  return (
    <SiteLink
      to={matchTabPath(match, "chat")}
      className="row-chat"
      data-flagged={isFlagged || undefined}
      aria-label={label}
      title={label}
    >
      <Icon name="message-circle" size={16} />
    </SiteLink>
  );
}
