import { CsvError, parse } from "csv-parse/sync";
import type { ProblemReporter } from "../problems.ts";

/** One line of a file: its cells by column name, trimmed; a missing cell is empty. */
export interface CsvRow {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly cell: (column: string) => string;
}

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

interface Record {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function parseRecords(text: string, reporter: ProblemReporter): Record[] {
  try {
    // Old files have lines longer or shorter than their header, and lines of nothing but commas.
    const options = { bom: true, info: true, trim: true, relax_column_count: true, skip_empty_lines: true };
    // The library's types do not depend on `info`; this is the documented shape.
    return parse(text, options) as unknown as Record[];
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const line = "lines" in thrown ? `line ${thrown.lines}` : "";
    reporter.problem(line, `is not CSV: ${thrown.message}`);
    return [];
  }
}

/** Parses CSV text with a header; null (and a problem) when it is invalid or empty. */
export function readCsv(text: string, reporter: ProblemReporter): CsvTable | null {
  const [head, ...body] = parseRecords(text, reporter);
  if (!head) {
    if (text.trim() === "") reporter.problem("", "is empty");
    return null;
  }
  const places = new Map<string, number>();
  for (const [index, name] of head.record.entries()) {
    if (name !== "" && !places.has(name)) places.set(name, index);
  }
  const whole = Math.max(...places.values()) + 1;
  const last = body.at(-1);
  if (last && !/[\r\n]$/.test(text) && last.record.length < whole) {
    // Its last cell may be truncated.
    reporter.problem(`line ${last.info.lines}`, "breaks off: the file is not whole, fetch it again");
    return null;
  }
  const rows = body
    .filter(({ record }) => record.some((value) => value !== ""))
    .map(
      ({ record, info }): CsvRow => ({
        line: info.lines,
        cell: (column) => record[places.get(column) ?? -1] ?? "",
      }),
    );
  return { columns: [...places.keys()], rows };
}
