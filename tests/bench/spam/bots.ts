import type { Random } from "#origin/demo/random.ts";

/** Messages of a spam bot, by its kind; each kind has codes with which it may be refused. */
export interface BotKind {
  readonly name: string;
  readonly textOf: (random: Random, count: number) => string;
}

const word = (random: Random): string =>
  Array.from({ length: random.int(3, 8) }, () => random.pick([..."abcdeghiklmnopqrstuvxy"])).join("");
const words = (random: Random, count: number): string =>
  Array.from({ length: count }, () => word(random)).join(" ");

export const BOT_KINDS: readonly BotKind[] = [
  // Never the same text: only its pace reveals it.
  { name: "flood", textOf: (random) => words(random, random.int(2, 8)) },
  // All of them send the same text, under hundreds of names.
  { name: "choir", textOf: () => "Kèo thơm hôm nay, ai muốn thắng thì nhắn mình nhé" },
  { name: "link", textOf: (random) => `${words(random, 2)} ${word(random)}.com ${word(random)}` },
  { name: "telephone", textOf: (random) => `${word(random)} 09${random.int(10_000_000, 99_999_999)}` },
  { name: "wall of text", textOf: (random) => words(random, 60) },
];

/** Codes that a refusal of spam may have. */
export const SPAM_CODES: ReadonlySet<string> = new Set([
  "please_do_not_spam",
  "chat_cooling_down",
  "chat_link_refused",
  "chat_text_too_long",
  "too_many_requests",
]);
