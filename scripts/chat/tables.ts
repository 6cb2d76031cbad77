import type { ChatMute, ModerationLogEntry } from "#shared/chat/index.ts";

/** Prints the chat's log and its mutes in a terminal. */

/** Characters that are no text, among them those that steer a terminal or turn the direction of writing. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Readers wrote it: it must not contain control sequences of the terminal. */
const plain = (text: string): string => text.replaceAll(STEERING, " ");

/** JSON for a file or another program, which may be looked at too. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(STEERING, (sign) =>
    sign === "\n"
      ? sign
      : Array.from({ length: sign.length }, (_, at) => {
          const unit = sign.charCodeAt(at).toString(16).padStart(4, "0");
          return `\\u${unit}`;
        }).join(""),
  );

/** `2026-11-23 02:15:00`, UTC. */
export const momentText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

type Person = ChatMute["user"];

export const personText = ({ id, nick_name }: Person): string =>
  nick_name ? `${plain(nick_name)} (${id})` : `(${id})`;

/** Columns as wide as their content. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => [...(row[at] ?? "")].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell + " ".repeat((widths[at] ?? 0) - [...cell].length))
      .join("  ")
      .trimEnd();
  return [head, ...rows].map(line).join("\n");
}

function detailText({ type, detail, messages }: ModerationLogEntry): string {
  const { reason, until_ms, mode } = detail;
  const written = messages.map(({ id, text }) => (text ? `${id} “${plain(text)}”` : id)).join(" ");
  const muted = until_ms === null ? "may write again" : `until ${momentText(until_ms)}`;
  const details = [
    reason ?? "",
    type === "mute" ? muted : "",
    mode ? `${mode.slow_seconds} s apart, ${mode.followers_only ? "followers only" : "all readers"}` : "",
    written,
  ];
  return details.filter(Boolean).join(" · ");
}

/** The log, an event a line. */
export function logTable(entries: readonly ModerationLogEntry[]): string {
  if (entries.length === 0) return "No entries.";
  const rows = entries.map((entry) => [
    ...[String(entry.seq), momentText(entry.at_ms), entry.match_id === null ? "all" : String(entry.match_id)],
    ...[
      entry.type,
      entry.by ? personText(entry.by) : "site",
      entry.user ? personText(entry.user) : "",
      detailText(entry),
    ],
  ]);
  return table(["no", "time (UTC)", "match", "event", "by", "reader", "details"], rows);
}

/** Muted readers, one a line. */
export function muteTable(mutes: readonly ChatMute[]): string {
  if (mutes.length === 0) return "No reader is muted.";
  const rows = mutes.map(({ user, until_ms, at_ms, by }) => [
    ...[personText(user), momentText(until_ms), momentText(at_ms), by ? personText(by) : "site"],
  ]);
  return table(["reader", "until (UTC)", "since (UTC)", "by"], rows);
}
