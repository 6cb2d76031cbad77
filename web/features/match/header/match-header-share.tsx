import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import { type Copied, useSaid } from "#web/ui/use-said.ts";

/** Hands the page to whatever the device shares with; where it shares with nothing, the address is copied. */
async function share(): Promise<Copied | null> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    // The reader closed the device's own dialog: that is an answer.
    return error instanceof DOMException && error.name === "AbortError" ? null : "failed";
  }
}

export function ShareButton() {
  const [said, say] = useSaid<Copied>();
  return (
    <span className="share needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label={m.match_share()}
        title={m.match_share()}
        onClick={() => void share().then(say)}
      >
        <Icon name={said === "copied" ? "check" : "share-2"} size={18} />
      </button>
      <span role="status" className={said === null ? "sr-only" : "share-said"}>
        {said === null ? null : said === "copied" ? m.match_share_copied() : m.match_share_failed()}
      </span>
    </span>
  );
}
