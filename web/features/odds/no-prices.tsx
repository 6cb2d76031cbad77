import { m } from "#web/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useOddsPage } from "./odds-page.context.tsx";

/** Nobody prices what the page is about: yet, or nobody did while it could be had. */
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

/** None of the companies that the reader chose prices what the page is about. */
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
