import { Suspense } from "react";
import type { PlayerProfile } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";
import { HonorsPanel } from "#web/platform/honors-panel.tsx";
import { laterPart } from "#web/platform/later-code.ts";
import type { PlayerTabAnswer } from "./player-page.loader.server.ts";
import { playerTabPath } from "./player-tab.ts";
import { SeasonTab } from "./season-tab.tsx";
import { SummaryTab } from "./summary-tab.tsx";
import { TransfersPanel } from "./transfers-panel.tsx";

// With it come the texts of the whole error catalogue.
const FailedTab = laterPart(() => import("#web/platform/failed-tab.tsx"));

interface PlayerTabBodyProps {
  readonly player: PlayerProfile;
  readonly answer: PlayerTabAnswer;
}

/** What the current tab shows. */
export function PlayerTabBody({ player, answer }: PlayerTabBodyProps) {
  switch (answer.tab) {
    case "summary":
      return <SummaryTab player={player} data={answer.data} />;
    case "playerdata":
      return <SeasonTab player={player} data={answer.data} />;
    case "playerzh":
      return <TransfersPanel player={player} transfers={answer.transfers} />;
    case "achievements":
      return <HonorsPanel honors={answer.honors} />;
    case "failed":
      return (
        <Suspense fallback={<p className="list-nothing">{m.team_loading()}</p>}>
          <FailedTab path={playerTabPath(player.id, answer.wanted)} code={answer.code} />
        </Suspense>
      );
  }
}
