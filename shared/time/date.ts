const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real calendar day written `YYYY-MM-DD` (2026-02-30 is none). */
export function isDate(text: string): boolean {
  const parts = DATE.exec(text);
  if (!parts) return false;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(time).toISOString().slice(0, 10) === text;
}
