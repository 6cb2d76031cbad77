import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { codeOf, projectFiles, sourceFiles } from "./source-files.ts";

/** Retired words of file and folder names, between hyphens, dots and slashes, with the term that replaced each. */
const RETIRED_IN_PATHS: Readonly<Record<string, string>> = {
  "early-choices": "pre-paint",
  "early-script": "pre-paint-script",
  "known-addresses": "hot-responses",
  flights: "single-flight",
  "kept-refusals": "negative-cache",
  "guarded-upstreams": "circuit-breaker",
  "standing-headers": "security-headers",
  "answer-headers": "response-headers",
  preflights: "cors",
  "open-reads": "cors",
  "other-sites": "cors",
  "reading-only": "allowed-methods",
  "read-limit": "read-rate-limit",
  "made-answer": "generated-response",
  door: "authorize-connection",
  front: "fallback-routes",
  entrance: "http-handler",
  "turn-away": "reject-connection",
  wishes: "timers",
  deeds: "moderation-events or actions",
  "chat-deed": "moderation-event",
  "chat-telling": "chat-broadcast",
  belongings: "personal-data",
  tell: "deliver",
  "room-seat": "shard-assignment",
  "lasting-socket": "reconnecting-socket",
  "held-messages": "delay-queue",
  "line-talk": "room-subprotocol",
  "keep-in-step": "synced-collection",
  "kept-part": "collection",
  "done-line": "flash-message",
  desk: "editor or form",
  "new-build": "deploy-skew",
  "bet-word": "bet-label",
  "status-word": "status-label",
  "error-text": "error-label",
};
/** Retired words of file and folder names, besides {@link RETIRED_WORDS}. */
const RETIRED_WORDS_IN_PATHS: Readonly<Record<string, string>> = {
  figure: "metric, statistic or number",
  haste: "throttle",
  part: "section, service, chunk or lazy component",
  parts: "sections, services, chunks or lazy components",
  talk: "subprotocol or chat",
  twins: "alternates",
};
/** Folders of a term of the field whose name holds a retired word: a front page of the news. */
const ALLOWED_PATHS = ["web/features/news/front/", "tests/support/origin/d1-proxy.ts"];

/** Retired identifiers, with the name that replaced each. */
const RETIRED_NAMES: Readonly<Record<string, string>> = {
  LineTalk: "RoomSubprotocol",
  letTalk: "setSubprotocol",
  createChatTalk: "createChatSubprotocol",
  TalkOfRoom: "SharedSubprotocol",
  RoomLine: "RoomSubscription",
  KeptPart: "SyncedCollection",
  ChatDeed: "ModerationEvent",
  FeedWish: "PollTarget",
  FEED_SECRET: "REALTIME_SECRET",
  LIVE_SHARDS: "LIST_ROOMS",
  FeedSource: "Provider",
  Belongings: "PersonalDataSource",
  isInHaste: "isThrottled",
  bookedAfter: "theoreticalArrivalAfter",
  ScreenPart: "AfterHydration",
  AfterScreen: "AfterHydration",
  laterPart: "lazyWithRetry",
  laterScreen: "lazyWithRetry",
};

/** Words that name nothing of the field, with what to write in their place. An identifier has none of them. */
const RETIRED_WORDS: Readonly<Record<string, string>> = {
  told: "sent, broadcast, published or reported",
  tell: "send, publish or report",
  tells: "sends, publishes or reports",
  asked: "requested or queried",
  ask: "request, query or fetch",
  asks: "requests",
  said: "sent, reported or printed",
  say: "send, report or print",
  says: "sends or reports",
  heard: "received",
  hear: "receive",
  hears: "receives",
  figures: "statistics, metrics or numbers",
  mark: "badge, flag, tombstone or nonce",
  marks: "badges or flags",
  deed: "action or moderation event",
  deeds: "actions or moderation events",
  complaint: "problem, error or violation",
  complaints: "problems, errors or violations",
  desk: "editor or form",
  wishes: "timers or preferences",
};

/** Names with such a word that stay: other systems know them, or the word is the term of the field. */
const KEPT_NAMES = new Set([
  // Fields of messages, of the API and of stored JSON.
  ...["said", "deed", "deeds", "deeds_done", "wishes", "left_told", "list_marks", "figures", "said_at_ms"],
  ...["asked", "asked_at_ms", "chatDeeds"],
  // Tables and columns.
  ...["chat_deeds", "deed_seq", "said_at", "match_figures"],
  // The HTML element, and the marks of Unicode.
  ...["mark", "MARKS_WITHOUT_END", "OTHER_MARKS"],
]);

/** Strings, templates and regular expressions. */
const LITERALS =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(,=:[\s])\/[^\s/*](?:[^/\n\\]|\\.)*\/(?=[a-z]*[).,;:\s])/g;

/** The words of an identifier in camel, Pascal or snake case. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase()
    .split("_");

/** A reader, a caller or an operator is "they". */
const RETIRED_IN_COMMENTS = /\b(he|his|him|himself|whoever|whomever)\b/i;

it("no file or folder has a retired name", () => {
  const wrong = projectFiles
    .filter((path) => !path.startsWith("docs/") && !ALLOWED_PATHS.some((allowed) => path.startsWith(allowed)))
    .flatMap((path) =>
      Object.entries({ ...RETIRED_IN_PATHS, ...RETIRED_WORDS, ...RETIRED_WORDS_IN_PATHS })
        .filter(([word]) => new RegExp(`(^|[/.-])${word}(?=[/.-])`).test(path))
        .map(([word, term]) => `${path}: ${word} is ${term}`),
    );
  expect(wrong).toEqual([]);
});

it("no identifier has a retired name", () => {
  const retired = new RegExp(`\\b(${Object.keys(RETIRED_NAMES).join("|")})\\b`, "g");
  const wrong = sourceFiles
    .filter(
      (path) =>
        !path.startsWith("shared/env/former-names.") && path !== "tests/architecture/vocabulary.test.ts",
    )
    .flatMap((path) =>
      [...codeOf(path).matchAll(retired)].map(([name]) => `${path}: ${name} is ${RETIRED_NAMES[name]}`),
    );
  expect(wrong).toEqual([]);
});

it("no identifier has a retired word", () => {
  const wrong = sourceFiles
    .filter((path) => path !== "tests/architecture/vocabulary.test.ts" && !path.startsWith("tests/fixtures/"))
    .flatMap((path) => {
      const names = new Set(
        codeOf(path)
          .replace(LITERALS, '""')
          .match(/[A-Za-z_$][\w$]*/g),
      );
      return [...names]
        .filter((name) => !KEPT_NAMES.has(name))
        .flatMap((name) =>
          wordsOf(name).flatMap((word) =>
            Object.hasOwn(RETIRED_WORDS, word) ? [`${path}: ${name} is ${RETIRED_WORDS[word]}`] : [],
          ),
        );
    });
  expect(wrong).toEqual([]);
});

it("comments call nobody he, and nobody whoever", () => {
  const wrong = projectFiles
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith("tests/fixtures/"))
    .flatMap((path) =>
      commentsOf(path).flatMap(({ line, text }) =>
        RETIRED_IN_COMMENTS.test(text) ? [`${path}:${line} ${text.trim()}`] : [],
      ),
    );
  expect(wrong).toEqual([]);
});

/** The lines of a file that are in comments. Its code is what `codeOf` leaves of it, line by line. */
function commentsOf(path: string): { readonly line: number; readonly text: string }[] {
  const code = codeOf(path).split("\n");
  return readFileSync(path, "utf8")
    .split("\n")
    .map((text, at) => ({
      line: at + 1,
      text: (code[at] ?? "").trim() === "" ? text : text.replace(code[at] ?? "", ""),
    }))
    .filter(({ text }) => text.trim() !== "");
}
