import { m } from "#messages/paraglide/messages.js";
import type { Provenance } from "#shared/match/index.ts";

/** Explanation of a badge, in a sentence. */
export const provenanceHint = (provenance: Exclude<Provenance, "real">): string =>
  provenance === "replay" ? m.provenance_replay_hint() : m.provenance_demo_hint();

/** Marks a match that is not happening now, or not at all. Nothing for a real one. */
export function ProvenanceBadge({ provenance }: { readonly provenance: Provenance }) {
  if (provenance === "real") return null;
  return (
    <span className="provenance-badge" title={provenanceHint(provenance)}>
      {provenance === "replay" ? m.provenance_replay() : m.provenance_demo()}
    </span>
  );
}
