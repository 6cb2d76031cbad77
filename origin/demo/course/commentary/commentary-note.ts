import type { SideName } from "../occurrence.ts";
import type { LineKind, Words } from "./commentary-text.ts";

/** A planned line: its templates, with placeholder values. */
export interface Note {
  /** When it becomes known, milliseconds UTC. */
  readonly at_ms: number;
  /** 0 is always included; 1 if there is room; 2 fills the rest, lowest weight first. */
  readonly rank: 0 | 1 | 2;
  readonly weight: number;
  /** Sentences joined into one line. */
  readonly kinds: readonly LineKind[];
  readonly side: SideName | null;
  readonly minute: number | null;
  readonly added: number | null;
  readonly words: Words;
}
