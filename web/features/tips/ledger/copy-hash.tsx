import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#web/paraglide/messages.js";

/** How long the button says that it worked. */
const SAID_MS = 3_000;

/** Puts a day's hash into the clipboard, and says so. */
export function CopyHash({ hash, day }: { readonly hash: string; readonly day: string }) {
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => setSaid("copied"),
      () => setSaid("failed"),
    );
  const name = m.ledger_copy({ day });
  return (
    <span className="ledger-copy needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        onClick={() => void copy()}
      >
        <Copy size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span role="status">
        {said === "copied" ? m.ledger_copied() : null}
        {said === "failed" ? m.ledger_copy_failed() : null}
      </span>
    </span>
  );
}
