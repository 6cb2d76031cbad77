import type { ContentReport } from "#shared/content/index.ts";
import type { FolderContent } from "./parse-folder.ts";
import type { Problem } from "./yaml-text.ts";

const COLUMNS = ["new", "changed", "same", "removed", "refused"] as const;

/** `posts/final.vi.md:4: …` */
export const problemLine = ({ file, line, message }: Problem): string =>
  `${file}${line === null ? "" : `:${line}`}: ${message}`;

function table(kinds: ContentReport["kinds"]): string[] {
  const rows = Object.entries(kinds).filter(([, counts]) => COLUMNS.some((column) => counts[column] > 0));
  if (rows.length === 0) return ["No rows."];
  const cells = (values: readonly (string | number)[]) =>
    values.map((value) => String(value).padStart(9)).join("");
  return [
    `${"".padEnd(16)}${cells(COLUMNS)}`,
    ...rows.map(([kind, counts]) => `${kind.padEnd(16)}${cells(COLUMNS.map((column) => counts[column]))}`),
  ];
}

function outcomeOf({ kinds, stored, refusals }: ContentReport, dryRun: boolean): string {
  if (refusals.length > 0) return "Nothing was stored: an import is atomic.";
  if (dryRun || !stored) return "Dry run: nothing was stored.";
  const moved = Object.values(kinds).some((counts) => counts.new + counts.changed + counts.removed > 0);
  return moved ? "Stored." : "Nothing to store: all rows were already stored.";
}

/** The closing report, line by line; refusals with their file positions. */
export function reportLines(
  report: ContentReport,
  { placeOf, ignored }: Pick<FolderContent, "placeOf" | "ignored">,
  notes: { readonly dryRun: boolean; readonly picturesToSend: number },
): string[] {
  const refused = report.refusals.map(({ path, reason }) =>
    problemLine({ ...(placeOf(path) ?? { file: path, line: null }), message: reason }),
  );
  const warnings = [...ignored.map((path) => `${path}: is not importable, ignored`), ...report.warnings];
  const sent = notes.picturesToSend > 0 ? [`${notes.picturesToSend} pictures would be sent.`] : [];
  const listed = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];
  return [
    ...table(report.kinds),
    ...listed("Warnings", warnings),
    ...listed("Refused", refused),
    "",
    ...sent,
    outcomeOf(report, notes.dryRun),
  ];
}
