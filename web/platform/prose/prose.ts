/** A heading of a text, for its table of contents. */
export interface ProseHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** A sanitized text, which a page may render as it is (safe-html.server.ts). */
export interface Prose {
  readonly html: string;
  readonly headings: readonly ProseHeading[];
  /** Reading time in minutes, at least one. */
  readonly minutes: number;
}
