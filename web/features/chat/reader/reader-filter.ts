import { proxy } from "valtio";
import { isRecord } from "#shared/json/is-record.ts";

/** A writer whose messages the reader has hidden. */
export interface HiddenWriter {
  readonly id: number;
  readonly nick_name: string;
}

/** Words and writers that a reader has hidden in chats. Stored in their browser only. */
export interface ReaderFilter {
  writers: readonly HiddenWriter[];
  words: readonly string[];
}

/** Storage key; the value is `{ v: 1, writers, words }`. */
const KEY = "chatFilter";
const VERSION = 1;
const WRITERS_MAX = 200;
const WORDS_MAX = 50;
/** Maximum length of a word or phrase, UTF-16 units; the field enforces it. */
export const WORD_LENGTH = 40;

const isWriter = (value: unknown): value is HiddenWriter =>
  isRecord(value) && Number.isSafeInteger(value.id) && typeof value.nick_name === "string";
/** True if a word or phrase can be hidden. */
export const isWord = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= WORD_LENGTH;

/** Parses a stored filter; invalid data or data of another release hides nothing. */
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

/** One per page tree, read from storage. Changes in another tab arrive here too. */
export function createReaderFilter(): ReaderFilter {
  const filter = proxy(parseFilter(readKept()));
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY || key === null) Object.assign(filter, parseFilter(newValue));
  });
  return filter;
}

/** Changes the filter for this page and, if storage works, for other tabs. */
export function changeFilter(filter: ReaderFilter, next: Partial<ReaderFilter>): void {
  const { writers, words } = { ...filter, ...next };
  filter.writers = writers.slice(-WRITERS_MAX);
  filter.words = words.slice(-WORDS_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify({ v: VERSION, writers: filter.writers, words: filter.words }));
  } catch {
    // This page applies it in any case.
  }
}
