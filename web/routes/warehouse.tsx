import { loadWarehouse } from "#web/features/league/browse/browse.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/league.css";
import type { Route } from "./+types/warehouse";

const WarehousePageView = laterScreen(async () => ({
  default: (await import("#web/features/league/browse/warehouse-page.tsx")).WarehousePageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => ({ continents: await loadWarehouse(facts) }));
}

export default function WarehouseRoute({ loaderData: { continents } }: Route.ComponentProps) {
  return <WarehousePageView continents={continents} />;
}
