import type { StoredImage } from "#shared/content/index.ts";
import type { Problem } from "./yaml-text.ts";

/** The stored picture of a path in the folder; null where it is not stored. */
export type ImageAt = (path: string) => StoredImage | null;

type Path = readonly PropertyKey[];
export type Place = Pick<Problem, "file" | "line">;

/** An unchecked row of the batch, with the file positions of its fields. */
export interface Row {
  readonly value: (imageAt: ImageAt) => unknown;
  readonly placeOf: (path: Path) => Place;
}

/** Parse result of one or more files. */
export interface Parsed<Kind> {
  readonly rows: Kind;
  readonly problems: readonly Problem[];
  /** Paths of the referenced pictures. */
  readonly pictures: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Unknown fields: most often a typo. */
export const unknownFields = (fields: Fields, known: readonly string[]): readonly string[] =>
  Object.keys(fields).filter((name) => !known.includes(name));

export const unknownField = (name: string, known: readonly string[]): string =>
  `unknown field "${name}"; known fields: ${known.join(", ")}`;

/** Empty fields count as missing. */
export const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
