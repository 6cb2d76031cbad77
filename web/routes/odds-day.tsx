import type { ShouldRevalidateFunctionArgs } from "react-router";
import { dayShown, loadMatchDay } from "#web/features/match/day/match-day.loader.server.ts";
import { loadDayOdds, readDayOddsName } from "#web/features/odds/day/day-odds.loader.server.ts";
import { oddsPageOf } from "#web/features/odds/odds-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { differsOnlyIn } from "#web/platform/revalidation.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/odds.css";
import "../styles/odds-table.css";
import "../styles/odds-day.css";
import "../styles/match-row.css";
import "../styles/live-list.css";
import type { Route } from "./+types/odds-day";

const OddsDayList = laterScreen(async () => ({
  default: (await import("./parts/odds-day-list.tsx")).OddsDayList,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const wanted = url.searchParams.get("date");
    const name = readDayOddsName(oddsPageOf(url.pathname), dayShown(facts, wanted).date, url.searchParams);
    const [day, prices] = await Promise.all([loadMatchDay(facts, wanted), loadDayOdds(facts, name)]);
    return { packed: pack({ day, prices }) };
  });
}

/** The status filter chooses among rows that are here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(["status"], change) ? false : change.defaultShouldRevalidate;

export default function OddsDayRoute({ loaderData }: Route.ComponentProps) {
  return <OddsDayList {...useUnpacked(loaderData.packed)} />;
}
