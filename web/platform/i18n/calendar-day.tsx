import { formatDay } from "./format.ts";

/** A calendar day, `YYYY-MM-DD`, which is the same in every zone. */
export function CalendarDay({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}
