import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import type { CompetitionRef } from "#shared/match/index.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toggleBlock, useListView } from "./match-list-view.ts";

/** Folds a block's rows and follows its league; ordered like a row's tools, so that stars are aligned. */
export function BlockTools({ competition }: { readonly competition: CompetitionRef }) {
  const view = useListView();
  const { id } = competition;
  const isCollapsed = useSnapshot(view).collapsed[id] ?? false;
  const name = shownName(competition);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-expanded={!isCollapsed}
        aria-label={m.list_block_rows({ league: name })}
        onClick={() => toggleBlock(view, id)}
      >
        <Icon name="chevron-down" size={20} className="block-caret" />
      </button>
      <FollowButton kind="league" id={id} name={name} />
    </>
  );
}
