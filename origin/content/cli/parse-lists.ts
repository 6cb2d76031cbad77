import { perLocale } from "#shared/url/index.ts";
import type { TextFile } from "./article-file.ts";
import { readImageField } from "./image-field.ts";
import type { Pictures } from "./pictures.ts";
import {
  type Fields,
  isFields,
  type Parsed,
  type Row,
  unknownField,
  unknownFields,
  withoutEmpty,
} from "./row.ts";
import { type Problem, readYaml } from "./yaml-text.ts";

/** The list files by base name, and the fields of their rows. */
export const LISTS = {
  authors: ["slug", "name", "user_name", "image", "biography", "links"],
  categories: ["slug", "name", "description", "position"],
  tags: ["slug", "name", "description"],
  configurations: ["code", "value"],
  brand_configurations: ["brand", "code", "value"],
  menu: ["name", "path", "icon", "children"],
  object_meta: ["type", "object_id", "tab", "lang", "title", "meta_description", "keyword", "content"],
} as const;
type List = keyof typeof LISTS;

export const isList = (name: string): name is List => Object.hasOwn(LISTS, name);

/** One text for all languages, or one for each. */
const inEach = (value: unknown): unknown =>
  typeof value === "string" || typeof value === "number" ? perLocale(() => String(value)) : value;

const TRANSLATED: Readonly<Record<List, readonly string[]>> = {
  authors: ["biography"],
  categories: ["name", "description"],
  tags: ["name", "description"],
  configurations: [],
  brand_configurations: [],
  menu: ["name", "path"],
  object_meta: [],
};

function completed(list: List, fields: Fields, at: number): Fields {
  const defaults: Fields = {
    authors: { links: [] },
    categories: { position: at },
    tags: {},
    configurations: {},
    brand_configurations: {},
    menu: {},
    object_meta: {},
  }[list];
  const translated = Object.entries(fields).map(([name, value]) => [
    name,
    TRANSLATED[list].includes(name) ? inEach(value) : value,
  ]);
  const { children, ...row }: Fields = { ...defaults, ...Object.fromEntries(translated) };
  if (!Array.isArray(children)) return children === undefined ? row : { ...row, children };
  return {
    ...row,
    children: children.map((child) => (isFields(child) ? completed(list, withoutEmpty(child), 0) : child)),
  };
}

const configured = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Shorthand for configurations: `code: value`. */
function rowsOf(list: List, value: unknown): { rows: readonly unknown[]; isMap: boolean } | null {
  if (value === null || value === undefined) return { rows: [], isMap: false };
  if (list === "configurations" && isFields(value))
    return { rows: Object.entries(value).map(([code, one]) => ({ code, value: one })), isMap: true };
  return Array.isArray(value) ? { rows: value, isMap: false } : null;
}

/** Parses one of the {@link LISTS}. */
export function parseList(list: List, { path, text }: TextFile, pictures: Pictures): Parsed<Row[]> {
  const yaml = readYaml(text);
  const refused = (line: number, message: string): Parsed<Row[]> => ({
    rows: [],
    problems: [{ file: path, line, message }],
    pictures: [],
  });
  if (yaml.problems.length > 0)
    return { rows: [], problems: yaml.problems.map((one) => ({ file: path, ...one })), pictures: [] };
  const found = rowsOf(list, yaml.value);
  if (!found) return refused(1, `must be a list: each row begins with "- "`);
  const known = LISTS[list];
  const problems: Problem[] = [];
  const named: string[] = [];
  const rows = found.rows.map((written, at): Row => {
    const lineOf = (rest: readonly PropertyKey[]) =>
      yaml.lineOf(found.isMap ? [(written as Fields).code as string] : [at, ...rest]);
    const placeOf = (rest: readonly PropertyKey[]) => ({ file: path, line: lineOf(rest) });
    const report = (field: string, message: string) => problems.push({ ...placeOf([field]), message });
    if (!isFields(written)) {
      report("", `must be fields: ${known.join(", ")}`);
      return { value: () => written, placeOf };
    }
    const fields = withoutEmpty(written);
    for (const name of unknownFields(fields, known)) report(name, unknownField(name, known));
    const image = readImageField(fields.image, path, pictures);
    if (image.problem !== null) report("image", image.problem);
    if (image.picture !== null) named.push(image.picture);
    const { image: _, ...row } = completed(list, fields, at);
    const values = list.endsWith("configurations") ? { ...row, value: configured(row.value) } : row;
    return {
      placeOf,
      value: (imageAt) => {
        const key = image.keyOf(imageAt);
        return key === undefined ? values : { ...values, image: key };
      },
    };
  });
  return { rows, problems, pictures: named };
}
