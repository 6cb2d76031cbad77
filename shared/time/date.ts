const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real calendar day written `YYYY-MM-DD` (2026-02-30 is none). */
export function isDate(text: string): boolean {
  const fields = DATE.exec(text);
  if (!fields) return false;
  const time = Date.UTC(Number(fields[1]), Number(fields[2]) - 1, Number(fields[3]));
  return new Date(time).toISOString().slice(0, 10) === text;
}
