import { createContext, type ReactNode, useContext } from "react";
import type { TeamRef } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";

/** Name of the team whose half contains a component; null on pages of one team. */
const TeamHalfContext = createContext<string | null>(null);

interface TeamHalfProps {
  readonly team: TeamRef;
  readonly children: ReactNode;
}

/** Renders one team's half of a page about both teams of a match, as a region named after the team. */
export function TeamHalf({ team, children }: TeamHalfProps) {
  const name = shownName(team);
  return (
    <section className="match-side" aria-label={name}>
      <TeamHalfContext value={name}>{children}</TeamHalfContext>
    </section>
  );
}

/**
 * The accessible name of a landmark or table. In a half it ends in the team's name, because the other half has the same
 * landmarks and no two may share a name (axe `landmark-unique`).
 */
export function useLandmarkName(name: string): string {
  const team = useContext(TeamHalfContext);
  return team === null ? name : `${name}: ${team}`;
}

interface LandmarkPanelProps {
  readonly heading: string;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that is a landmark named after its heading. */
export function LandmarkPanel({ heading, aside, children }: LandmarkPanelProps) {
  return (
    <section className="panel" aria-label={useLandmarkName(heading)}>
      <div className="panel-bar">
        <h2 className="font-semibold">{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
