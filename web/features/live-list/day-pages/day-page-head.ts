import { m } from "#messages/paraglide/messages.js";
import { formatDay } from "#web/platform/i18n/format.ts";
import type { KindOfDayPage } from "./day-page.loader.server.ts";
import type { DayPageKind } from "./day-page-kind.ts";

interface HeadWords {
  readonly today: () => string;
  readonly day: (of: { date: string }) => string;
  readonly description: (of: { date: string }) => string;
}

const words = {
  results: {
    today: m.results_title_today,
    day: m.results_title_date,
    description: m.results_description,
  },
  schedule: {
    today: m.schedule_title_today,
    day: m.schedule_title_date,
    description: m.schedule_description,
  },
} as const satisfies Record<DayPageKind, HeadWords>;

/** Heading and title of a page of a day: the same words, which readers search for. */
export const dayPageTitle = ({
  kind,
  date,
  today,
}: Pick<KindOfDayPage, "kind" | "date" | "today">): string =>
  date === today ? words[kind].today() : words[kind].day({ date: formatDay(date) });

/** Metadata for search engines; days without matches are not indexed. A league filter is not a page of its own. */
export function dayPageHead(page: KindOfDayPage, isEmpty: boolean) {
  const date = formatDay(page.date);
  return {
    title: dayPageTitle(page),
    description: words[page.kind].description({ date }),
    ...(page.date === page.plainDay
      ? {}
      : { search: { date: page.date }, filterLabel: date, isPrivate: isEmpty }),
  };
}
