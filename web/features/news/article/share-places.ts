/** Where a page can be shared by a plain link: nothing of theirs is loaded before it is followed. */
export interface SharePlace {
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
