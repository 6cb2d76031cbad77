import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** Converts local times of a source to instants, with the runtime's IANA rules (daylight saving included). */

const fixedOffsets: Readonly<Record<string, number>> = {
  GMT: 0,
  WET: 0,
  BST: 60,
  WEST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

/** Minutes east of UTC of `UTC-6`, `UTC+5:30`, `UTC±0`, `CEST`; null for an invalid zone. */
export function offsetMinutes(zone: string): number | null {
  const name = zone.trim().toUpperCase().replace("−", "-");
  const fixed = fixedOffsets[name];
  if (fixed !== undefined) return fixed;
  const groups = /^(?:UTC|GMT)(?:([+\-±])(\d{1,2})(?::?([0-5]\d))?)?$/.exec(name);
  if (!groups) return null;
  const minutes = Number(groups[2] ?? 0) * 60 + Number(groups[3] ?? 0);
  if (minutes > 14 * 60) return null;
  return groups[1] === "-" ? -minutes : minutes;
}

/** True for a zone of the IANA data base (`Europe/London`) or an offset that `offsetMinutes` accepts. */
export function isZone(zone: string): boolean {
  return offsetMinutes(zone) !== null || instantOf("2000-01-01", "12:00", zone) !== null;
}

/**
 * Seconds UTC of a date (`2024-08-17`) and time (`12:30`) in a zone, or null for an unknown zone. A time skipped in
 * spring counts as the same time before the change; one repeated in autumn, as the second.
 */
export function instantOf(date: string, time: string, zone: string): number | null {
  const wall = `${date}T${time.padStart(5, "0")}:00`;
  const fixed = offsetMinutes(zone);
  if (fixed !== null) return dayjs.utc(wall).unix() - fixed * 60;
  try {
    return dayjs.tz(wall, zone).unix();
  } catch {
    // The runtime does not know the zone; the caller reports it with its place in the file.
    return null;
  }
}
