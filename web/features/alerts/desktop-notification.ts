import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import type { News } from "./alert.rules.ts";
import { newsSentence } from "./news-text.ts";

/** Tells a piece of news beside the page, for whom the page is not in sight. `key` keeps several tabs from saying it twice. */
export function notify(news: News, key: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const { competition, id } = news.match;
    const shown = new Notification(newsSentence(news), { body: shownName(competition), tag: key });
    shown.onclick = () => {
      window.focus();
      location.assign(pathOf("match", getLocale(), { id }));
    };
  } catch {
    // Browsers of phones have the name, but leave this to service workers.
  }
}
