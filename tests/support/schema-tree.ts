import type * as z from "zod/mini";

/** Walks schemas by Zod's own description of them, which it types by kind only: a test asks for fields of any kind. */

/** Fields of an object; undefined for every other kind. */
export const shapeOf = (schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> | undefined =>
  Reflect.get(schema._zod.def, "shape");

const CHILDREN = ["element", "innerType", "valueType", "out", "options", "items"];

/** Parts of a schema that is no object. */
export const childrenOf = (schema: z.ZodMiniType): z.ZodMiniType[] =>
  CHILDREN.flatMap((name): z.ZodMiniType | z.ZodMiniType[] => Reflect.get(schema._zod.def, name) ?? []);
