import type { DemoLocale } from "../demo-locale.ts";
import type { CommentWords } from "./comment-texts.ts";
import { commentWordsEn } from "./comments-en.table.ts";
import { commentWordsVi } from "./comments-vi.table.ts";

/** Comment texts by language. */
export const commentWords: Readonly<Record<DemoLocale, CommentWords>> = {
  vi: commentWordsVi,
  en: commentWordsEn,
};
