import { DEFAULT_TZ, isDate } from "#shared/time/index.ts";

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:\d{2})?$/i;

/**
 * Parses a publication time into seconds UTC: `2026-05-01 19:30` is in Vietnam's zone, unless a zone is given. Null if
 * there is none.
 */
export function publishedAt(text: string): number | null {
  const [, day = "", time = "00:00", second = "00", zone = DEFAULT_TZ] = MOMENT.exec(text.trim()) ?? [];
  const ms = isDate(day) ? Date.parse(`${day}T${time}:${second}${zone.toUpperCase()}`) : Number.NaN;
  return Number.isNaN(ms) ? null : ms / 1000;
}
