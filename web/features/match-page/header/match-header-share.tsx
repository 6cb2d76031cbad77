import { m } from "#messages/paraglide/messages.js";
import { type CopyResult, CopyStatus } from "#web/ui/copy.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useFlash } from "#web/ui/use-flash.ts";

/** Opens the device's share dialog; without one, copies the URL. */
async function share(): Promise<CopyResult | null> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title: document.title, url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    // The reader closed the device's dialog, which is not an error.
    return error instanceof DOMException && error.name === "AbortError" ? null : "failed";
  }
}

export function ShareButton() {
  const [result, flash] = useFlash<CopyResult>();
  return (
    <span className="share needs-script">
      <button
        type="button"
        className="icon-button"
        aria-label={m.match_share()}
        title={m.match_share()}
        onClick={() => void share().then(flash)}
      >
        <Icon name={result === "copied" ? "check" : "share-2"} size={18} />
      </button>
      <CopyStatus
        result={result}
        copied={m.match_share_copied()}
        failed={m.match_share_failed()}
        className="share-status"
      />
    </span>
  );
}
