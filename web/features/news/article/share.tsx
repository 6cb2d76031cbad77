import { m } from "#messages/paraglide/messages.js";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { CopyStatus, useCopy } from "#web/ui/copy.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface ShareProps {
  /** Absolute URL of the page. */
  readonly url: string;
  readonly title: string;
}

/** Ways to share a page: the device's dialog, the URL, and plain links. */
export function Share({ url, title }: ShareProps) {
  const { result, copy } = useCopy(url);
  return (
    <section className="article-share" aria-label={m.news_share()}>
      <span className="article-share-name" aria-hidden="true">
        {m.news_share()}
      </span>
      <DeviceShare url={url} title={title} />
      <button type="button" className="quiet-button needs-script" onClick={copy}>
        <Icon name={result === "copied" ? "check" : "link-2"} size={18} />
        {m.news_share_copy()}
      </button>
      {sharePlaces(url, title).map(({ name, href }) => (
        <a
          key={name}
          href={href}
          className="quiet-button"
          rel="nofollow noopener"
          target="_blank"
          aria-label={m.news_share_on({ place: name })}
        >
          {name}
        </a>
      ))}
      <CopyStatus
        result={result}
        copied={m.match_share_copied()}
        failed={m.match_share_failed()}
        className="article-share-status"
      />
    </section>
  );
}

/** The device's share function, if there is one. */
function DeviceShare({ url, title }: ShareProps) {
  const isThere = useHydrated() && typeof navigator.share === "function";
  if (!isThere) return null;
  // Closing the device's dialog is not an error, and the dialog reports its own failures.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" className="quiet-button" onClick={share}>
      <Icon name="share-2" size={18} />
      {m.news_share_device()}
    </button>
  );
}

/** Share links: nothing of the third party loads before the link is followed. */
interface SharePlace {
  readonly name: string;
  readonly href: string;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Share targets that take a URL, and some a title. `url` is absolute and ASCII, like the canonical one. */
export const sharePlaces = (url: string, title: string): readonly SharePlace[] => [
  { name: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }) },
  { name: "X", href: withQuery("https://x.com/intent/post", { url, text: title }) },
  // Target of its own button: JSON in Base64.
  {
    name: "Zalo",
    href: withQuery("https://button-share.zalo.me/share_external", { d: btoa(JSON.stringify({ url })) }),
  },
  { name: "Telegram", href: withQuery("https://t.me/share/url", { url, text: title }) },
];
