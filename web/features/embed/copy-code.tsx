import { useEffect, useState } from "react";
import { m } from "#web/paraglide/messages.js";

/** How long the button says that it worked. */
const SAID_MS = 3_000;

interface CopyCodeProps {
  readonly code: string;
}

/** Puts the code into the clipboard, and says so. */
export function CopyCode({ code }: CopyCodeProps) {
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid("copied");
    } catch {
      setSaid("failed");
    }
  };
  return (
    <p className="embed-copy needs-script">
      <button type="button" className="button" onClick={() => void copy()}>
        {m.embed_code_copy()}
      </button>
      <span role="status">
        {said === "copied" ? m.embed_code_copied() : null}
        {said === "failed" ? m.embed_code_copy_failed() : null}
      </span>
    </p>
  );
}
