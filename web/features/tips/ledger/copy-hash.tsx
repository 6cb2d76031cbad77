import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { useCopy } from "#web/ui/use-said.ts";

/** Puts a day's hash into the clipboard, and says so. */
export function CopyHash({ hash, day }: { readonly hash: string; readonly day: string }) {
  const { said, copy } = useCopy(hash);
  const name = m.ledger_copy({ day });
  return (
    <span className="ledger-copy needs-script">
      <button type="button" className="icon-button" aria-label={name} title={name} onClick={copy}>
        <Icon name="copy" size={16} />
      </button>
      <span role="status">
        {said === "copied" ? m.ledger_copied() : null}
        {said === "failed" ? m.ledger_copy_failed() : null}
      </span>
    </span>
  );
}
