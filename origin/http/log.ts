/** One line of JSON an event: what log pipelines of Workers read best. */
export function logLine(level: "info" | "warn" | "error", event: string, fields: object): void {
  const line = JSON.stringify({ level, event, ...fields });
  if (level === "info") console.log(line);
  else if (level === "warn") console.warn(line);
  else console.error(line);
}
