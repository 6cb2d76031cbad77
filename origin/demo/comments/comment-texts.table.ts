import type { Locale } from "#shared/url/index.ts";
import type { CommentWords } from "./comment-texts.ts";
import { commentWordsEn } from "./comments-en.table.ts";
import { commentWordsVi } from "./comments-vi.table.ts";

/** Comment texts by language. */
export const commentWords: Readonly<Record<Locale, CommentWords>> = {
  vi: commentWordsVi,
  en: commentWordsEn,
};
