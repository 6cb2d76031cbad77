import type { StoredImage } from "#shared/content/index.ts";
import type { Problem } from "./yaml-text.ts";

/** The stored picture of a path in the folder; null where it is not stored. */
export type ImageAt = (path: string) => StoredImage | null;

type Path = readonly PropertyKey[];
export type Place = Pick<Problem, "file" | "line">;

/** A row of the batch that is still to be checked, and where its parts stand in the files. */
export interface Row {
  readonly value: (imageAt: ImageAt) => unknown;
  readonly placeOf: (path: Path) => Place;
}

/** What is read of one or more files. */
export interface Parsed<Kind> {
  readonly rows: Kind;
  readonly problems: readonly Problem[];
  /** Paths of the pictures that it names. */
  readonly pictures: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that are written but mean nothing here: mostly a slip of the pen. */
export const unknownFields = (fields: Fields, known: readonly string[]): readonly string[] =>
  Object.keys(fields).filter((name) => !known.includes(name));

export const unknownField = (name: string, known: readonly string[]): string =>
  `there is no field "${name}"; there are ${known.join(", ")}`;

/** What is not written or written empty is not there. */
export const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
