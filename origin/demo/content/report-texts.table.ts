import type { DemoLocale } from "../demo-locale.ts";
import { reportWordsEn } from "./report-en.table.ts";
import type { ReportWords } from "./report-texts.ts";
import { reportWordsVi } from "./report-vi.table.ts";

/** Report templates by language. */
export const reportWords: Readonly<Record<DemoLocale, ReportWords>> = {
  vi: reportWordsVi,
  en: reportWordsEn,
};
