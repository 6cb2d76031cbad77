import { loadWarehouse } from "#web/features/league/browse/browse.loader.server.ts";
import { WarehousePageView } from "#web/features/league/browse/warehouse-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/league.css";
import type { Route } from "./+types/warehouse";

export function loader({ context }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => ({ continents: await loadWarehouse(facts) }));
}

export default function WarehouseRoute({ loaderData: { continents } }: Route.ComponentProps) {
  return <WarehousePageView continents={continents} />;
}
