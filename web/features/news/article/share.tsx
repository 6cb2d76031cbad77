import { m } from "#web/paraglide/messages.js";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { CopyStatus, useCopy } from "#web/ui/copy.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface ShareProps {
  /** Whole address of the page. */
  readonly url: string;
  readonly title: string;
}

/** Ways to pass a page on: the device's own, the address, and plain links. */
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

/** What the device shares with, where it shares with something. */
function DeviceShare({ url, title }: ShareProps) {
  const isThere = useHydrated() && typeof navigator.share === "function";
  if (!isThere) return null;
  // The reader closing the device's dialog is an answer, and whatever fails there it has said itself.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" className="quiet-button" onClick={share}>
      <Icon name="share-2" size={18} />
      {m.news_share_device()}
    </button>
  );
}

/** Where a page can be shared by a plain link: nothing of theirs is loaded before it is followed. */
interface SharePlace {
  readonly name: string;
  readonly href: string;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Places that take an address, and some of them a title. `url` is whole and of ASCII, as the canonical one is. */
export const sharePlaces = (url: string, title: string): readonly SharePlace[] => [
  { name: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }) },
  { name: "X", href: withQuery("https://x.com/intent/post", { url, text: title }) },
  // What its own button opens: JSON in Base64.
  {
    name: "Zalo",
    href: withQuery("https://button-share.zalo.me/share_external", { d: btoa(JSON.stringify({ url })) }),
  },
  { name: "Telegram", href: withQuery("https://t.me/share/url", { url, text: title }) },
];
