/** A heading of a text, as its table of contents names it. */
export interface ProseHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** A text that may be put into a page as it is (safe-html.server.ts). */
export interface Prose {
  readonly html: string;
  readonly headings: readonly ProseHeading[];
  /** How long it takes to read, at least one. */
  readonly minutes: number;
}
