import "#web/ui/small-dialog.css";
import "#web/features/live-list/keyboard/keyboard-help.css";
import { useId } from "react";
import { m } from "#messages/paraglide/messages.js";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";

const keys: readonly (readonly [key: string, does: () => string])[] = [
  ["/", m.keyboard_search],
  ["j", m.keyboard_next],
  ["k", m.keyboard_previous],
  ["Enter", m.keyboard_open],
  ["f", m.keyboard_follow],
  ["o", m.keyboard_odds],
  ["l", m.keyboard_live],
  ["[", m.keyboard_day_back],
  ["]", m.keyboard_day_forward],
  ["t", m.keyboard_theme],
  ["?", m.keyboard_help],
];

/** The dialog that explains the one-letter shortcuts. */
export default function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const withOdds = useSiteFacts()?.betting === "shown";
  return (
    <Dialog className="small-dialog keyboard-help" aria-labelledby={id} onClose={onClose}>
      <div className="row-card-head">
        <h2 id={id}>{m.keyboard_heading()}</h2>
        <DialogClose label={m.row_close()} size={18} />
      </div>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.keyboard_column_key()}</th>
            <th scope="col">{m.keyboard_column_does()}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) =>
            key === "o" && !withOdds ? null : (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{does()}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p className="row-more-note">{m.keyboard_off_hint()}</p>
    </Dialog>
  );
}
