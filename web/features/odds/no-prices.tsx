import { m } from "#messages/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsPage } from "./odds-page.context.tsx";

/** Empty state of an odds page: no prices yet, or none while the match could be bet on. */
export function NoPrices() {
  const { match } = useOddsPage();
  if (match.closed)
    return (
      <div className="panel odds-empty">
        <p className="font-semibold">{m.odds_none_closed()}</p>
      </div>
    );
  return (
    <div className="panel odds-empty">
      <p className="font-semibold">{m.odds_empty()}</p>
      <p className="text-muted">{m.odds_empty_hint()}</p>
    </div>
  );
}

/** None of the reader's companies has prices on this page. */
export function ChooseOtherCompany() {
  const [, chooseIds] = useSetting("company_ids");
  const [, chooseClass] = useSetting("company_class");
  const showAll = () => {
    chooseIds(null);
    chooseClass("all");
  };
  return (
    <div className="panel odds-empty">
      <p>{m.error_company_not_found()}</p>
      <button type="button" className="button" onClick={showAll}>
        {m.odds_show_all_companies()}
      </button>
    </div>
  );
}
