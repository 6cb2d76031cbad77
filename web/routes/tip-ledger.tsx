import { loadLedgerPage } from "#web/features/tips/ledger/ledger-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/tips.css";
import type { Route } from "./+types/tip-ledger";

const LedgerPageView = laterScreen(async () => ({
  default: (await import("#web/features/tips/ledger/ledger-page.tsx")).LedgerPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadLedgerPage(facts, url.searchParams));
}

/** The ledger of tips, for whoever does not take our word for it. */
export default function TipLedgerRoute({ loaderData: data }: Route.ComponentProps) {
  return <LedgerPageView data={data} />;
}
