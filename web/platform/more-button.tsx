import { m } from "#web/paraglide/messages.js";
import type { MoreState } from "./use-more.ts";

interface MoreButtonProps {
  readonly list: { readonly has_more: boolean; readonly state: MoreState; readonly more: () => void };
}

/** "Load more" below a list. Needs JavaScript; without it there are links to pages. Needs styles/more.css. */
export function MoreButton({ list: { has_more, state, more } }: MoreButtonProps) {
  if (!has_more) return null;
  return (
    <p className="more-bar needs-script">
      <button type="button" className="quiet-button" onClick={more} disabled={state === "loading"}>
        {state === "loading" ? m.more_loading() : m.more_load()}
      </button>
      <span role="status" className="more-failed">
        {state === "failed" ? m.more_failed() : null}
      </span>
    </p>
  );
}
