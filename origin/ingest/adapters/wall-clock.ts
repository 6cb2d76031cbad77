import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

/** Converts local times of a source to instants, with the runtime's IANA rules (daylight saving included). */

/** Abbreviations with one usual meaning in football; `IST` and `AST` have several and are left out. */
const fixedOffsets: Readonly<Record<string, number>> = {
  Z: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  WEST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
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
  BRT: -180,
  BRST: -120,
  ART: -180,
  UYT: -180,
  CLT: -240,
  CLST: -180,
  COT: -300,
  PET: -300,
  WAT: 60,
  CAT: 120,
  SAST: 120,
  EAT: 180,
  TRT: 180,
  ICT: 420,
  WIB: 420,
  WITA: 480,
  WIT: 540,
  SGT: 480,
  MYT: 480,
  HKT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  ACST: 570,
  ACDT: 630,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
};

/** `20:00`, `20.00`, `20h`, `8:30 PM`, `3pm`, with a zone or a word for local time behind it. */
const CLOCK =
  /^(\d{1,2})(?:[:.h](\d{2})(?::[0-5]\d)?|\s*(?=[ap]\.?m)|h(?![a-z\d]))\s*([ap]\.?m\b\.?)?\s*(.*)$/i;
const LOCAL = /^\(?(?:local(?: time)?|lt|uhr|h|hrs?|hours)\.?\)?$/i;

/** Hour of a day; null for `25`, and for `13` of twelve hours. */
function hourOf(written: number, half: string | undefined): number | null {
  if (half === undefined) return written < 24 ? written : null;
  if (written < 1 || written > 12) return null;
  return (written % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

/** The time of day (`20:30`) in a source's words, and the zone that they name; null for no time. */
export function clockTime(written: string): { readonly time: string; readonly zone: string | null } | null {
  const groups = CLOCK.exec(written.trim());
  const hour = groups && hourOf(Number(groups[1]), groups[3]);
  const minute = groups?.[2] ?? "00";
  if (!groups || hour === null || Number(minute) > 59) return null;
  const rest = groups[4]?.trim().replace(/^\((.*)\)$/, "$1") ?? "";
  const zone = rest === "" || LOCAL.test(rest) ? null : rest;
  return { time: `${String(hour).padStart(2, "0")}:${minute}`, zone };
}

/** Minutes east of UTC of `UTC-6`, `UTC+5:30`, `+05:30`, `UTC±0`, `CEST`; null for an invalid zone. */
export function offsetMinutes(zone: string): number | null {
  const name = zone.trim().toUpperCase().replace("−", "-");
  const fixed = fixedOffsets[name];
  if (fixed !== undefined) return fixed;
  const groups = /^(?:UTC|GMT|(?=[+\-±]))\s*(?:([+\-±])(\d{1,2})(?::?([0-5]\d))?)?$/.exec(name);
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
  // The runtime takes ambiguous abbreviations such as IST for one of their meanings.
  if (/^[a-z]{3}$/i.test(zone.trim())) return null;
  try {
    return dayjs.tz(wall, zone).unix();
  } catch {
    // The runtime does not know the zone; the caller reports it with its place in the file.
    return null;
  }
}
