import { m } from "#messages/paraglide/messages.js";
import { weekdayOf } from "#shared/time/index.ts";
import { formatDay } from "#web/platform/i18n/format.ts";

const weekdays = [m.weekday_0, m.weekday_1, m.weekday_2, m.weekday_3, m.weekday_4, m.weekday_5, m.weekday_6];

/** A day, `YYYY-MM-DD`, with its weekday: `Thứ Bảy, 14-09-2026`. */
export const dayLabel = (day: string): string => `${weekdays[weekdayOf(day)]?.()}, ${formatDay(day)}`;
