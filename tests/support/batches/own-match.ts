import type { TestSite } from "../site.ts";
import { goalRush } from "./goal-rush.ts";
import { ingest, ingestInPlay } from "./ingest.ts";

let matches = 0;

/**
 * Stores a match in play, 0-0 and alone in a league of its own; returns its id and a function that scores for the home
 * team.
 */
export async function startOwnMatch(site: TestSite): Promise<{ id: number; score: () => Promise<void> }> {
  matches += 1;
  const at_ms = Date.now() - 600_000;
  const after: number[] = [];
  const source = `own-${process.pid}-${matches}`;
  const batch = () => {
    const rush = goalRush({
      source,
      at_ms,
      matches: [after.map((after_s) => ({ after_s, side: "home" as const }))],
    });
    // With unique names: two sources with the same teams would be merged into one match.
    return { ...rush, teams: rush.teams.map((team) => ({ ...team, name: `${team.name} ${source}` })) };
  };
  const id = await ingestInPlay(site, batch());
  return {
    id,
    async score() {
      after.push((Date.now() - at_ms) / 1000);
      await ingest(site, batch());
    },
  };
}
