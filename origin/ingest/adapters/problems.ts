/** An input file of an adapter. */
export interface SourceFile {
  /** Path or URL; some formats need its end to identify the content. */
  readonly name: string;
  readonly text: string;
}

/**
 * Reason for refusing a file, and its place: a path into the JSON (`matches[12].score`), a line, line:column of a
 * syntax error.
 */
export interface Problem {
  readonly file: string;
  readonly position: string;
  readonly message: string;
}

/** Collects problems of one file. */
export interface ProblemReporter {
  /** Refuses the file. */
  problem(position: string, message: string): void;
  /** Accepts it with a warning. */
  warn(message: string): void;
}

/** A file with more unreadable rows than one in ten is refused. */
const ROWS_PER_UNREADABLE_ONE = 10;

/**
 * Reads the rows of a file. A few unreadable ones are left out with a warning for each of their problems; if they are
 * more than one in ten, the file is refused.
 */
export function readRows<Given, Row>(
  rows: readonly Given[],
  read: (given: Given, index: number, reporter: ProblemReporter) => Row | null,
  reporter: ProblemReporter,
): Row[] {
  const unreadable = new Map<number, (readonly [position: string, message: string])[]>();
  const found = rows.flatMap((given, index) => {
    const problems: (readonly [position: string, message: string])[] = [];
    const row = read(given, index, { problem: (...one) => void problems.push(one), warn: reporter.warn });
    if (problems.length > 0) unreadable.set(index, problems);
    return row === null || problems.length > 0 ? [] : [row];
  });
  const isRefused = unreadable.size * ROWS_PER_UNREADABLE_ONE > rows.length;
  for (const [position, message] of [...unreadable.values()].flat()) {
    if (isRefused) reporter.problem(position, message);
    else reporter.warn(`${position}: left out, ${message}`);
  }
  return found;
}
