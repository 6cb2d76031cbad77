/** Zones as texts: functions that do not need their clocks (zone.ts). */

/** Zone of the spec's default setting, GMT+07:00. */
export const DEFAULT_TZ = "+07:00";

const OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;
/** A name of the IANA data base: `Europe/Paris`, `America/Argentina/Ushuaia`, `Etc/GMT+7`. */
const NAME = /^[A-Z][A-Za-z_]+(\/[A-Z][\w+-]+){1,2}$/;
const LONGEST_NAME = 40;

/** Minutes east of UTC of an offset such as `+07:00` or `-04:30`; null when it is not one. */
export function parseOffset(text: string): number | null {
  const fields = OFFSET.exec(text);
  if (!fields) return null;
  const minutes = Number(fields[2]) * 60 + Number(fields[3]);
  if (minutes > 14 * 60) return null;
  return fields[1] === "-" ? -minutes : minutes;
}

/** `+07:00` for 420 minutes east of UTC. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

/** The runtime's names by the requested spelling; unknown spellings are not cached. */
const runtimeNames = new Map<string, string>();
const MOST_NAMES = 2_000;

/** The runtime's spelling of an IANA name, one for all aliases and letter cases; null for an unknown name. */
export function zoneName(text: string): string | null {
  const known = runtimeNames.get(text);
  if (known !== undefined) return known;
  if (text.length > LONGEST_NAME || !NAME.test(text)) return null;
  try {
    const name = new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
    if (runtimeNames.size >= MOST_NAMES) runtimeNames.clear();
    runtimeNames.set(text, name);
    return name;
  } catch {
    return null;
  }
}

/** True for an offset (`+07:00`) or a name of the IANA data base that the runtime knows (`Europe/Paris`). */
export const isZone = (text: string): boolean => parseOffset(text) !== null || zoneName(text) !== null;
