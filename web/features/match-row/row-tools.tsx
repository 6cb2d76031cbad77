import { useId, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LazyBoundary } from "./lazy-boundary.tsx";
import { RowChat } from "./row-chat.tsx";

const RowMore = lazyWithRetry(() => import("./row-more.tsx"));

/**
 * The star of a row, its chat link if there is room, and the toggle for form, meetings and goal minutes. It renders the
 * star itself, not a lazy button: the islands load late enough, and rows are many.
 */
export function RowTools({ match }: { readonly match: Match }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const home = shownName(match.home);
  const away = shownName(match.away);
  return (
    <>
      <span className="match-row-star">
        <FollowButton kind="match" id={match.id} name={`${home} – ${away}`} matchTime={match.match_time} />
      </span>
      <RowChat match={match} />
      <button
        type="button"
        className="match-row-expand"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={m.row_expand({ home, away })}
        title={m.row_expand_title()}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-down" size={18} />
      </button>
      {isOpen ? (
        <div id={id} className="row-more">
          <LazyBoundary>
            <RowMore match={match} />
          </LazyBoundary>
        </div>
      ) : null}
    </>
  );
}
