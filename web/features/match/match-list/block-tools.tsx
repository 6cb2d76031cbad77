import { ref } from "valtio/vanilla";
import type { CompetitionRef } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { useStore } from "#web/platform/use-store.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type ListView, useListView } from "./match-list-view.ts";

function toggle(view: ListView, id: number): void {
  const isCollapsed = view.collapsed.includes(id);
  view.collapsed = ref(isCollapsed ? view.collapsed.filter((one) => one !== id) : [...view.collapsed, id]);
}

/** Folds a block's rows away, and follows its league: in the order of a row's tools, so that stars stand under one another. */
export function BlockTools({ competition }: { readonly competition: CompetitionRef }) {
  const view = useListView();
  const { id } = competition;
  const isCollapsed = useStore(view, ({ collapsed }) => collapsed.includes(id), false);
  const name = shownName(competition);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-expanded={!isCollapsed}
        aria-label={m.list_block_rows({ league: name })}
        onClick={() => toggle(view, id)}
      >
        <Icon name="chevron-down" size={20} className="block-caret" />
      </button>
      <FollowButton kind="league" id={id} name={name} />
    </>
  );
}
