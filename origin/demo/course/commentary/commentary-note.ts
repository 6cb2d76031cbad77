import type { SideName } from "../occurrence.ts";
import type { LineKind, Words } from "./commentary-text.ts";

/** Something to tell: which sentences, with which words. */
export interface Note {
  /** When it becomes known, milliseconds UTC. */
  readonly at_ms: number;
  /** 0 is always told; 1 while there is room; 2 fills what is left, those of less weight first. */
  readonly rank: 0 | 1 | 2;
  readonly weight: number;
  /** Said one after the other in one line. */
  readonly kinds: readonly LineKind[];
  readonly side: SideName | null;
  readonly minute: number | null;
  readonly added: number | null;
  readonly words: Words;
}
