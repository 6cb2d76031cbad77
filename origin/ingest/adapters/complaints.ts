/** A file as an adapter gets it. */
export interface SourceFile {
  /** Path or URL; where a format needs it, the end of it tells what the file is about. */
  readonly name: string;
  readonly text: string;
}

/** Why a file is refused, and where: a path into the JSON (`matches[12].score`), a line, line:column of a syntax error. */
export interface Problem {
  readonly file: string;
  readonly position: string;
  readonly message: string;
}

/** Collects complaints about one file. */
export interface Complaints {
  /** Refuses the file. */
  problem(position: string, message: string): void;
  /** Lets it pass, but tells. */
  warn(message: string): void;
}
