/**
 * Normalizes a season's name: `2025/26`, `2025-26`, `2025-2026` and `25/26` are `2025/26`; a single year is unchanged.
 */
export function seasonSpelling(name: string): string {
  const [, from = "", to = ""] = /^(\d{4}|\d{2})\s*[/–-]\s*(\d{4}|\d{2})$/.exec(name.trim()) ?? [];
  if (from === "") return name.trim().toLowerCase();
  const start = from.length === 4 ? from : `${Number(from) >= 80 ? "19" : "20"}${from}`;
  const isNext = Number(to.slice(-2)) === (Number(start) + 1) % 100;
  return isNext ? `${start}/${to.slice(-2)}` : name.trim().toLowerCase();
}
