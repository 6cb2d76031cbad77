import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadMatchDetail } from "#web/features/match/page/match-detail.loader.server.ts";
import { loadOddsHistory } from "#web/features/odds/history/history.loader.server.ts";
import { loadMatchPrices, oddsPageOf } from "#web/features/odds/odds-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import type { Route } from "./+types/odds-match";
import "../styles/match-header.css";
import "../styles/odds.css";
import "../styles/odds-table.css";
import "../styles/odds-history.css";
import "../styles/odds-result.css";

const OddsMatchScreen = laterScreen(() => import("./parts/odds-match-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const page = oddsPageOf(url.pathname);
    const [prices, detail, history] = await Promise.all([
      loadMatchPrices(facts, page, params.id, url.searchParams),
      loadMatchDetail(facts, params.id),
      loadOddsHistory(facts, page, Number(params.id), url.searchParams),
    ]);
    return { packed: pack({ prices, detail, history }) };
  });
}

/** Opening a history, or that of another company, changes nothing of the page: it is asked for by itself. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => {
  const isSame = change.currentUrl.search === change.nextUrl.search;
  return isSame || isOtherPage(["period"], change) ? change.defaultShouldRevalidate : false;
};

export default function OddsMatchRoute({ loaderData }: Route.ComponentProps) {
  return <OddsMatchScreen {...useUnpacked(loaderData.packed)} />;
}
