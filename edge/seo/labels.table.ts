import type { Locale } from "#shared/url/index.ts";

interface Words {
  readonly site: string;
  readonly news: string;
  readonly feed: (name: string, site: string) => string;
  readonly over: string;
  readonly live: string;
}

/** Labels of responses made without the app: feeds, and pictures of shared links. */
export const words: Readonly<Record<Locale, Words>> = {
  vi: {
    site: "Bóng Đá Live",
    news: "Tin tức",
    feed: (name, site) => `Các bài viết mới nhất trong mục ${name} trên ${site}`,
    over: "Kết thúc",
    live: "Đang diễn ra",
  },
  en: {
    site: "Bóng Đá Live",
    news: "News",
    feed: (name, site) => `The newest articles about ${name} on ${site}`,
    over: "Full time",
    live: "In play",
  },
};
