import { m } from "#messages/paraglide/messages.js";
import type { CorrectionNote } from "#shared/correction/correction.schema.ts";
import { correctionLabel } from "#web/platform/i18n/correction-label.ts";

/** Facts of the match that operators corrected, with the reasons. A chunk of its own: few matches have any. */
export default function CorrectionNotes({ notes }: { readonly notes: readonly CorrectionNote[] }) {
  return (
    <ul className="panel correction-notes">
      {notes.map(({ field, value, reason }) => (
        <li key={field}>{m.correction_note({ what: correctionLabel(field, value), reason })}</li>
      ))}
    </ul>
  );
}
