import * as z from "zod/mini";

/** The accepted values of a query field as JSON Schema: for documents and tests generated from the registry. */
export type QueryFieldForm =
  | { readonly type: "integer"; readonly minimum: number; readonly maximum: number }
  | { readonly type: "integer" | "string"; readonly enum: readonly (string | number)[] }
  | { readonly type: "string"; readonly format: "date" }
  | { readonly type: "string"; readonly pattern: string }
  | { readonly type: "string"; readonly minLength: number; readonly maxLength: number }
  /** A list is written with commas between its items. */
  | {
      readonly type: "array";
      readonly items:
        | { readonly type: "integer"; readonly minimum: number; readonly maximum: number }
        | { readonly type: "string"; readonly enum: readonly string[] };
    };

const forms = new WeakMap<object, QueryFieldForm>();

/** Records the form of a field, and returns the field. */
export function takes<Field extends z.ZodMiniType>(form: QueryFieldForm, field: Field): Field {
  forms.set(field, form);
  return field;
}

/** A query field as callers need to know it. */
export interface QueryFieldFacts {
  readonly form: QueryFieldForm;
  readonly required: boolean;
  /** Default value; undefined for none. */
  readonly fallback: unknown;
}

/** Describes a query field of a call. Throws for a field that is not one of query-fields. */
export function queryFieldFacts(field: z.ZodMiniType): QueryFieldFacts {
  const inner =
    field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniOptional ? field.def.innerType : field;
  const form = forms.get(inner);
  if (form === undefined) throw new Error("a query field must be one of shared/api/query-fields.ts");
  const absent = z.safeParse(field, undefined);
  return { form, required: !absent.success, fallback: absent.success ? absent.data : undefined };
}
