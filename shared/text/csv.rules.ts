/** A field of a CSV file. */
export type CsvField = string | number | boolean | null;

/** Fields of one line. */
export type CsvRow = readonly CsvField[];

/**
 * Spreadsheets take a text with such a beginning for a formula, some of them after blanks or in full width; an
 * apostrophe makes it a text again (OWASP).
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A field as RFC 4180 requires it. Numbers are ours and may begin with a minus. */
function fieldText(value: CsvField): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180). */
export const csvText = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(fieldText).join(",")}\r\n`).join("");

/** The same for spreadsheets, some of which read a file without this mark as Latin-1 and break Vietnamese names. */
export const spreadsheetText = (rows: readonly CsvRow[]): string => `\uFEFF${csvText(rows)}`;
