import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { Panel } from "#web/ui/panel.tsx";

interface StandingsPanelProps {
  /** Reason for the missing table. */
  readonly empty: string;
  /** The tables; null without any. */
  readonly children: ReactNode;
}

/** Full tables with their heading, beside other content. */
export function StandingsPanel({ empty, children }: StandingsPanelProps) {
  return (
    <Panel id="standings" heading={m.standings_heading()}>
      {children ?? <p className="list-nothing">{empty}</p>}
    </Panel>
  );
}
