import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { useListView } from "./match-list-view.ts";

/** The number of leagues in the filter, and a link to all. */
export default function ChosenLeagues({ count }: { readonly count: number }) {
  const view = useListView();
  return (
    <p className="chosen-leagues">
      <button
        type="button"
        className="chip"
        onClick={() => {
          view.picking = true;
        }}
      >
        {m.list_leagues_chosen({ count })}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={m.list_leagues_clear()}
        title={m.list_leagues_clear()}
        onClick={() => {
          view.leagues = null;
        }}
      >
        <Icon name="x" size={18} />
      </button>
    </p>
  );
}
