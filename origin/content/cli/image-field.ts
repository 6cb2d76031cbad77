import { isLocal, type Pictures, picturePath, pictureProblem } from "./pictures.ts";
import type { ImageAt } from "./row.ts";

const STORED = /^\/media\/([\w-]+)-\d+\.webp$/;

/** A field that references a picture: a file of the folder, or a stored one. */
export interface ImageField {
  readonly picture: string | null;
  readonly problem: string | null;
  /** Its key; undefined without a picture, or before its upload. */
  readonly keyOf: (imageAt: ImageAt) => string | undefined;
}

export function readImageField(value: unknown, file: string, pictures: Pictures): ImageField {
  const none: ImageField = { picture: null, problem: null, keyOf: () => undefined };
  if (value === undefined) return none;
  if (typeof value !== "string") return { ...none, problem: "image must be a path such as images/goal.jpg" };
  const stored = STORED.exec(value)?.[1];
  if (stored !== undefined) return { ...none, keyOf: () => stored };
  if (!isLocal(value))
    return { ...none, problem: `image must be a picture below images/, not the address ${value}` };
  const picture = picturePath(file, value, pictures);
  return {
    picture,
    problem: pictureProblem(picture, pictures),
    keyOf: (imageAt) => imageAt(picture)?.key,
  };
}
