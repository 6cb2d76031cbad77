import { inZone } from "./zone.ts";
import { DEFAULT_TZ } from "./zone-name.ts";

/** Formatted dates and times by zone. dayjs takes 4 µs, the map 0.03 µs: 0.5 ms less for a page of 85 matches. */
const shown = new Map<string, Map<number, string>>();
const MOST_INSTANTS = 2_000;
const MOST_ZONES = 50;

/** `2026-08-15 20:45`. */
function clockText(seconds: number, zone: string): string {
  let ofZone = shown.get(zone);
  if (ofZone === undefined) {
    if (shown.size >= MOST_ZONES) shown.clear();
    ofZone = new Map();
    shown.set(zone, ofZone);
  }
  const known = ofZone.get(seconds);
  if (known !== undefined) return known;
  const text = inZone(seconds, zone).format("YYYY-MM-DD HH:mm");
  if (ofZone.size >= MOST_INSTANTS) ofZone.clear();
  ofZone.set(seconds, text);
  return text;
}

/** The day (`YYYY-MM-DD`) that an instant (seconds UTC) falls on in a zone (an offset or an IANA name). */
export const dateOf = (seconds: number, zone: string = DEFAULT_TZ): string =>
  clockText(seconds, zone).slice(0, -6);

/** The time (`HH:mm`) of an instant (seconds UTC) in a zone. */
export const timeOf = (seconds: number, zone: string = DEFAULT_TZ): string =>
  clockText(seconds, zone).slice(-5);
