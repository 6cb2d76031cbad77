import { m } from "#messages/paraglide/messages.js";
import { correctionLabel } from "#web/platform/i18n/correction-label.ts";
import type { DetailTabData } from "./detail-tab.loader.server.ts";

/**
 * Facts of the match that operators corrected, with the reasons, and the goals that the table counts instead of its own. A
 * chunk of its own: few matches have any.
 */
export default function MatchNotes({
  corrections,
  table_score,
}: Pick<DetailTabData, "corrections" | "table_score">) {
  return (
    <ul className="panel match-notes">
      {corrections.map(({ field, value, reason }) => (
        <li key={field}>{m.correction_note({ what: correctionLabel(field, value), reason })}</li>
      ))}
      {table_score ? <li>{m.match_table_score(table_score)}</li> : null}
    </ul>
  );
}
