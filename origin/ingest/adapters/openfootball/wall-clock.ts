/** Local times of a source to instants, with the IANA rules that the runtime carries (daylight saving included). */

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

/** Minutes east of UTC of `UTC-6`, `UTC+5:30`, `UTC±0`, `CEST`; null when it is no such zone. */
export function offsetMinutes(zone: string): number | null {
  const name = zone.trim().toUpperCase().replace("−", "-");
  const fixed = fixedOffsets[name];
  if (fixed !== undefined) return fixed;
  const parts = /^(?:UTC|GMT)(?:([+\-±])(\d{1,2})(?::?([0-5]\d))?)?$/.exec(name);
  if (!parts) return null;
  const minutes = Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
  if (minutes > 14 * 60) return null;
  return parts[1] === "-" ? -minutes : minutes;
}

/** True for a zone of the IANA data base (`Europe/London`) or an offset that `offsetMinutes` reads. */
export function isZone(zone: string): boolean {
  return offsetMinutes(zone) !== null || formatterOf(zone) !== null;
}

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  } catch {
    // The runtime knows no such zone; the caller says so with the place in the file.
    return null;
  }
}

function zoneOffsetMs(formatter: Intl.DateTimeFormat, instantMs: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(instantMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instantMs / 1000) * 1000;
}

/** Reads local clocks; keeps one formatter per zone, because making one is a thousand times dearer than using it. */
export class WallClock {
  readonly #formatters = new Map<string, Intl.DateTimeFormat | null>();

  /**
   * Seconds UTC of a date (`2024-08-17`) and time (`12:30`) in a zone, or null when there is no such zone. A time
   * that the spring change skips counts as the same time before the change; one that autumn repeats, as the first.
   */
  instant(date: string, time: string, zone: string): number | null {
    const wall = Date.parse(`${date}T${time.padStart(5, "0")}:00Z`);
    const fixed = offsetMinutes(zone);
    if (fixed !== null) return (wall - fixed * 60_000) / 1000;
    let formatter = this.#formatters.get(zone);
    if (formatter === undefined) {
      formatter = formatterOf(zone);
      this.#formatters.set(zone, formatter);
    }
    if (!formatter) return null;
    const before = wall - zoneOffsetMs(formatter, wall - 86_400_000);
    const after = wall - zoneOffsetMs(formatter, wall + 86_400_000);
    const fits = (instant: number): boolean => instant + zoneOffsetMs(formatter, instant) === wall;
    return (fits(before) || !fits(after) ? before : after) / 1000;
  }
}
