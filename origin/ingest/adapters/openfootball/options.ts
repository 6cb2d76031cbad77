/** What a person can tell the adapter about files that do not tell it themselves. */
export interface OpenfootballOptions {
  /** FIFA code of the competition's country, `INT` for one between countries; used where the file name has none. */
  readonly country?: string | undefined;
  /** Zone of times that name none: `Europe/London` or `UTC+7`. */
  readonly zone?: string | undefined;
  /** Name of the competition, in place of the file's own. */
  readonly name?: string | undefined;
}

export interface SourceFile {
  /** Path or URL: the end of it (`2024-25/en.1.json`) tells competition and season. */
  readonly name: string;
  readonly text: string;
}

/** Why a file is refused, and where: a path into the JSON (`matches[12].score`) or line:column of a syntax error. */
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
