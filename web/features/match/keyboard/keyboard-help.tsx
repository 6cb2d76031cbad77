import { useId, useLayoutEffect, useRef } from "react";
import { m } from "#web/paraglide/messages.js";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { Icon } from "#web/ui/icon.tsx";

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

/** What the one-letter keys do. The browser keeps the focus inside and gives it back. */
export default function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const withOdds = useSiteFacts()?.betting === "shown";
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes too
    <dialog
      ref={dialog}
      className="keyboard-help"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <header className="row-card-head">
        <h2 id={id}>{m.keyboard_heading()}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={m.row_close()}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={18} />
        </button>
      </header>
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
    </dialog>
  );
}
