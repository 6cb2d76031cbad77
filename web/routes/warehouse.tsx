import { loadWarehouse } from "#web/features/league/browse/browse.loader.server.ts";
import { WarehousePageView } from "#web/features/league/browse/warehouse-page.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/league.css";
import type { Route } from "./+types/warehouse";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => ({ continents: await loadWarehouse(facts) }));
}

export default function WarehouseRoute({ loaderData: { continents } }: Route.ComponentProps) {
  return <WarehousePageView continents={continents} />;
}
