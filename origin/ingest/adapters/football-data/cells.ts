import * as z from "zod/mini";
import { Line, Price } from "#shared/odds/index.ts";
import { isDate } from "#shared/time/index.ts";
import type { ProblemReporter } from "../problems.ts";
import { clockTime } from "../wall-clock.ts";
import type { CsvRow } from "./csv-table.ts";

/** Reads the cells of one row; an empty cell is null, an invalid one is reported with its line and column. */
export interface Cells {
  readonly text: (column: string) => string | null;
  /** A text that never causes a refusal. */
  readonly remark: (column: string) => string | null;
  /** A day, `YYYY-MM-DD`. */
  readonly day: (column: string) => string | null;
  /** A time of day, `HH:MM`; an invalid one only warns: the day is known. */
  readonly time: (column: string) => string | null;
  readonly count: (column: string) => number | null;
  readonly price: (column: string) => number | null;
  readonly line: (column: string) => number | null;
  /** The same count, but an invalid cell only warns: a statistic is no reason to refuse a file. */
  readonly wholeNumber: (column: string) => number | null;
}

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;
/** Two-digit years: the first files are of 1993. */
const CENTURY_TURN = 80;

/** A date in the files: `15/08/2025`, `15/08/25`, and `2025-08-15` as spreadsheets write it. */
export function dayOf(written: string): string | null {
  const [, day = "", month = "", year = ""] = DAY.exec(written) ?? [];
  const full = year.length === 2 ? `${Number(year) >= CENTURY_TURN ? "19" : "20"}${year}` : year;
  const iso = year === "" ? written : `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(iso) ? iso : null;
}

/** A time without a zone: the files are in British time. */
export function timeOf(written: string): string | null {
  const read = clockTime(written);
  return read?.zone === null ? read.time : null;
}

const countOf = (written: string): number | null =>
  /^\d{1,6}(?:\.0+)?$/.test(written) ? Number(written) : null;

/** Invalid UTF-8 arrives as U+FFFD: a name with it could never be matched again. */
const textOf = (written: string): string | null => (written.includes("\ufffd") ? null : written);

/** Spreadsheets write a missing price as 0 or a dash. */
const isNoPrice = (written: string): boolean => /^(?:0+(?:\.0+)?|-|#N\/A|NA)$/i.test(written);

function priceOf(written: string): number | null {
  const price = z.safeParse(Price, Number(written));
  return price.success ? price.data : null;
}

function lineOf(written: string): number | null {
  const line = z.safeParse(Line, Number(written));
  return line.success ? line.data : null;
}

/** Readers of a row's cells. */
export function cellsOf(row: CsvRow, reporter: ProblemReporter): Cells {
  const at = `line ${row.line}`;
  const refuse = (message: string) => reporter.problem(at, message);
  const pass = (message: string) => reporter.warn(`${at}: ${message}`);
  const read =
    <Value>(parse: (written: string) => Value | null, what: string, report: (message: string) => void) =>
    (column: string): Value | null => {
      const written = row.cell(column);
      if (written === "") return null;
      const value = parse(written);
      if (value === null) report(`${column} must be ${what}, is "${written}"`);
      return value;
    };
  const price = read(priceOf, "a decimal price above 1 and up to 1000", pass);
  return {
    text: read(textOf, "written in UTF-8", refuse),
    remark: read(textOf, "written in UTF-8", pass),
    day: read(dayOf, "a day such as 15/08/2025", refuse),
    time: read(timeOf, "a time such as 20:00", pass),
    count: read(countOf, "a whole number", refuse),
    wholeNumber: read(countOf, "a whole number", pass),
    price: (column) => (isNoPrice(row.cell(column)) ? null : price(column)),
    line: read(lineOf, "a whole, half or quarter handicap", pass),
  };
}
