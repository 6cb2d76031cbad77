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
