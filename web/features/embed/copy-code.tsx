import { m } from "#web/paraglide/messages.js";
import { useCopy } from "#web/ui/use-said.ts";

interface CopyCodeProps {
  readonly code: string;
}

/** Puts the code into the clipboard, and says so. */
export function CopyCode({ code }: CopyCodeProps) {
  const { said, copy } = useCopy(code);
  return (
    <p className="embed-copy needs-script">
      <button type="button" className="button" onClick={copy}>
        {m.embed_code_copy()}
      </button>
      <span role="status">
        {said === "copied" ? m.embed_code_copied() : null}
        {said === "failed" ? m.embed_code_copy_failed() : null}
      </span>
    </p>
  );
}
