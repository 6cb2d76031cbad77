import { type EmbedOptions, embedOptionsOf } from "#web/features/embed/embed-options.ts";
import { loadLiveList } from "#web/features/match/day/match-day.loader.server.ts";
import { isOpen } from "#web/features/match/row/open-match.rules.ts";
import { loadListOdds } from "#web/features/odds/list/list-odds.loader.server.ts";
import { frameAt } from "#web/platform/frame.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { inZone } from "#web/platform/zone/zone.server.ts";
import "../styles/match-row.css";
import "../styles/live-list.css";
import "../styles/embed.css";
import type { Route } from "./+types/embed";
import { type EmbedPage, isOfEmbed } from "./parts/embed-list.tsx";

const EmbedList = laterScreen(async () => ({ default: (await import("./parts/embed-list.tsx")).EmbedList }));

/** The zone is a part of the address: the page is loaded and rendered in it, for everybody who shows the same frame. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => {
    const frame = frameAt(url);
    return frame?.zone ? inZone(frame.zone, next) : next();
  },
];

async function loadEmbed(facts: RequestFacts, options: EmbedOptions): Promise<EmbedPage> {
  const [{ date, day, overnight }, league] = await Promise.all([
    loadLiveList(facts, null),
    options.comp_id === null
      ? null
      : facts.call("/api/v1/football/comp-detail", { comp_id: options.comp_id }),
  ]);
  const matches = day.matches.filter(isOfEmbed(options));
  const rows = { open: matches.filter(isOpen), overnight: overnight.filter(isOfEmbed(options)) };
  const odds = options.odds ? await loadListOdds(facts, date) : null;
  return {
    options,
    date,
    day: { ...day, matches },
    overnight: rows.overnight,
    league: league?.data.competition ?? null,
    odds: (await odds?.(rows)) ?? null,
  };
}

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => ({
    packed: pack(await loadEmbed(facts, embedOptionsOf(url.searchParams))),
  }));
}

export default function Embed({ loaderData }: Route.ComponentProps) {
  return <EmbedList page={useUnpacked(loaderData.packed)} />;
}
