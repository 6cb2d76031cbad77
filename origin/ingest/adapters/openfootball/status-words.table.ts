import type { DecidedBy, MatchStatus } from "#shared/match/index.ts";

/** What a status word says; `scheduled` adds nothing to the rest of the row. */
interface StatusWord {
  readonly status: MatchStatus | "scheduled";
  readonly decidedBy?: DecidedBy;
}

/** Status words by their spellings; abbreviations are those of football.txt (`awd.`, `abd.`, `w/o`). */
const statusWords: readonly (readonly [RegExp, StatusWord])[] = [
  [/^(?:awarded|award|awd|forfeit(?:ed)?)$/, { status: "ended", decidedBy: "awarded" }],
  [
    /^(?:walk-?\s?over|w[/.]?o|no[- ]show|withdr[ae]wn?|withdrew)$/,
    { status: "ended", decidedBy: "walkover" },
  ],
  [/^(?:postponed|postp|ppd|pst|delayed|rescheduled)$/, { status: "postponed" }],
  [/^(?:cancell?ed|canc?|annulled|annul|void(?:ed)?|not played)$/, { status: "cancelled" }],
  [/^(?:abandoned|aband|abd)$/, { status: "abandoned" }],
  [/^(?:suspended|susp|interrupted|int|halted)$/, { status: "interrupted" }],
  [/^(?:tb[acd]|to be (?:announced|confirmed|determined|decided))$/, { status: "to_be_determined" }],
  [/^(?:finished|played|ended|full[- ]time|ft|aet|pen)$/, { status: "ended" }],
  [/^(?:scheduled|fixture|not started|upcoming|replay)$/, { status: "scheduled" }],
];

/** `abd. 65'`, `abandoned at 45+2'`: the minute and its added time. */
const MINUTE = /\b(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\s*(?:['’]|(?:st|nd|rd|th)?\.?\s+min)/;

/** The status of a match, and the minute it names; a note may follow: `awarded; abandoned at 2-0`. */
export function statusWord(
  written: string,
): (StatusWord & { readonly minute: readonly [number, number | null] | null }) | undefined {
  const plain = written
    .toLowerCase()
    .replaceAll(/[[\]()]/g, "")
    .trim();
  const [word = ""] = plain.split(/[;,:\d]|\s[-–]\s|\s(?:at|in|after|due|because)\s/);
  const spelled = word.trim().replace(/\.$/, "");
  const found = statusWords.find(([spelling]) => spelling.test(spelled))?.[1];
  const [, minute, added] = MINUTE.exec(plain) ?? [];
  return found && { ...found, minute: minute ? [Number(minute), added ? Number(added) : null] : null };
}
