import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { EmptyList } from "../list/match-list-empty.tsx";
import { useListView } from "../list/match-list-view.ts";
import type { DayPage } from "./use-day.ts";

interface EmptyDayProps {
  readonly page: DayPage;
  /** The day has matches, but none passes the filter. */
  readonly filtered: boolean;
}

/** Empty state of a day, with links to matches. */
export function EmptyDay({ page, filtered }: EmptyDayProps) {
  const isNarrowed = useSnapshot(useListView()).leagues !== null;
  const home = pathOf("home", getLocale());
  if (isNarrowed) return <EmptyList hint={m.list_leagues_hint()} link={null} />;
  if (filtered) {
    const to = page.date === page.today ? home : `${home}?date=${page.date}`;
    return <EmptyList hint={m.list_empty_filter_hint()} link={{ to, text: m.list_show_all() }} />;
  }
  const link = page.date === page.today ? null : { to: home, text: m.list_back_to_today() };
  return <EmptyList hint={m.list_empty_day_hint()} link={link} />;
}
