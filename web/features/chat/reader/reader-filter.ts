import { proxy } from "valtio";
import { isRecord } from "#shared/json/is-record.ts";

/** Somebody whose messages a reader does not want to see. */
export interface HiddenWriter {
  readonly id: number;
  readonly nick_name: string;
}

/** What a reader does not want to see in chats. Kept in his browser: nobody else learns of it. */
export interface ReaderFilter {
  writers: readonly HiddenWriter[];
  words: readonly string[];
}

/** Where it is kept: `{ v: 1, writers, words }`. */
const KEY = "chatFilter";
const VERSION = 1;
const WRITERS_MAX = 200;
const WORDS_MAX = 50;
/** Longest word or phrase, UTF-16 units; a field takes no more. */
export const WORD_LENGTH = 40;

const isWriter = (value: unknown): value is HiddenWriter =>
  isRecord(value) && Number.isSafeInteger(value.id) && typeof value.nick_name === "string";
/** Whether it can be hidden as a word or phrase. */
export const isWord = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= WORD_LENGTH;

/** A kept text as a filter; what another release or a stranger's hand wrote hides nothing. */
export function parseFilter(text: string | null): ReaderFilter {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept) || kept.v !== VERSION) return { writers: [], words: [] };
    const { writers, words } = kept;
    return {
      writers: Array.isArray(writers) ? writers.filter(isWriter).slice(-WRITERS_MAX) : [],
      words: Array.isArray(words) ? words.filter(isWord).slice(-WORDS_MAX) : [],
    };
  } catch {
    return { writers: [], words: [] };
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** One per page tree, from what the browser keeps. A change in another tab arrives here too. */
export function createReaderFilter(): ReaderFilter {
  const filter = proxy(parseFilter(readKept()));
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY || key === null) Object.assign(filter, parseFilter(newValue));
  });
  return filter;
}

/** Changes what is hidden, for this page and, where the browser keeps it, for others. */
export function changeFilter(filter: ReaderFilter, next: Partial<ReaderFilter>): void {
  const { writers, words } = { ...filter, ...next };
  filter.writers = writers.slice(-WRITERS_MAX);
  filter.words = words.slice(-WORDS_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify({ v: VERSION, writers: filter.writers, words: filter.words }));
  } catch {
    // For this page it holds all the same.
  }
}
