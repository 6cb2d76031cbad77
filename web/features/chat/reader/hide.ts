import { changeFilter, type HiddenWriter, isWord, type ReaderFilter } from "./reader-filter.ts";

/** Hides and shows writers and words in chats. */

export const hideWriter = (filter: ReaderFilter, { id, nick_name }: HiddenWriter): void =>
  changeFilter(filter, { writers: [...filter.writers.filter((one) => one.id !== id), { id, nick_name }] });

export const showWriter = (filter: ReaderFilter, id: number): void =>
  changeFilter(filter, { writers: filter.writers.filter((one) => one.id !== id) });

/** Hides messages with a word or phrase; false if it is invalid or hidden already. */
export function hideWord(filter: ReaderFilter, text: string): boolean {
  const word = text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const isKnown = filter.words.some((one) => one.toLowerCase() === word.toLowerCase());
  if (!isWord(word) || !/[\p{L}\p{N}]/u.test(word) || isKnown) return false;
  changeFilter(filter, { words: [...filter.words, word] });
  return true;
}

export const showWord = (filter: ReaderFilter, word: string): void =>
  changeFilter(filter, { words: filter.words.filter((one) => one !== word) });
