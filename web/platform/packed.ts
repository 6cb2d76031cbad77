import { useMemo } from "react";

/**
 * A page's data as one short text. React Router sends what a loader answers as a graph whose every value has a number of
 * its own, which compresses badly: rows of a list cost three times what they say. Here rows of one shape are a table (each
 * key once, then its column), and of values that come again only their place is said.
 *
 * Only what JSON can say is kept: what is `undefined` is left out.
 */
export type Packed<Value> = string & { readonly packed: Value };
export type Unpacked<Text> = Text extends Packed<infer Value> ? Value : never;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Row = Readonly<Record<string, Json>>;

/** In place of an object's keys: what follows is no object, but a list that is told in one of {@link FORMS}. */
const MARK = "";
/** Every place of a list holds the same; few values, by their places; rows of one shape; some places are null; pairs of keys and values. */
const FORMS = { same: 0, few: 1, table: 2, gaps: 3, pairs: 4 } as const;

const isRow = (value: Json | undefined): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const marked = (form: number, ...rest: Json[]): Json => ({ [MARK]: [form, ...rest] });

function keysOf(row: Row): string[] {
  const keys = Object.keys(row);
  return keys.some((key) => row[key] === undefined) ? keys.filter((key) => row[key] !== undefined) : keys;
}

/** The keys that all of the rows have in this order; null where they differ. */
function sharedKeys(rows: readonly Row[]): string[] | null {
  const keys = keysOf(rows[0] as Row);
  const isShared = rows.every((row) => {
    const own = keysOf(row);
    return own.length === keys.length && own.every((key, at) => key === keys[at]);
  });
  return isShared ? keys : null;
}

/** The places of rows among those of them that differ. */
function findSame(rows: readonly Json[]): { readonly distinct: readonly Json[]; readonly places: number[] } {
  const known = new Map<string, number>();
  const distinct: Json[] = [];
  const places = rows.map((row) => {
    const text = JSON.stringify(row);
    const place = known.get(text) ?? distinct.length;
    if (place === distinct.length) {
      known.set(text, place);
      distinct.push(row);
    }
    return place;
  });
  return { distinct, places };
}

/** Whether rows differ by what they begin with, mostly an id: then there is no need to compare all of them. */
const differAtOnce = (rows: readonly Row[], [first]: readonly string[]): boolean =>
  first !== undefined && new Set(rows.map((row) => row[first])).size > rows.length / 2;

function packList(values: readonly Json[]): Json {
  const [first] = values;
  if (first === undefined || values.length < 2) return values.map(packValue);
  if (!values.some(isRow)) {
    const isSame = !Array.isArray(first) && values.every((value) => value === first);
    return isSame ? marked(FORMS.same, values.length, first) : values.map(packValue);
  }
  const keys = values.every(isRow) ? sharedKeys(values) : null;
  if (keys === null || !differAtOnce(values as readonly Row[], keys)) {
    const { distinct, places } = findSame(values);
    if (distinct.length === 1) return marked(FORMS.same, values.length, packValue(first));
    if (distinct.length <= values.length / 2) return marked(FORMS.few, packList(distinct), ...places);
  }
  if (keys !== null && keys.length > 0) {
    const columns = keys.map((key) => packList((values as readonly Row[]).map((row) => row[key] as Json)));
    return marked(FORMS.table, keys, ...columns);
  }
  const others = values.filter((value) => value !== null);
  if (others.length === values.length || !others.every(isRow)) return values.map(packValue);
  const gaps = values.flatMap((value, at) => (value === null ? [at] : []));
  return marked(FORMS.gaps, gaps, packList(others));
}

function packValue(value: Json): Json {
  if (Array.isArray(value)) return packList(value);
  if (!isRow(value)) return value;
  const pairs = keysOf(value).map((key) => [key, packValue(value[key] as Json)] as const);
  if (pairs.some(([key]) => key === MARK)) return marked(FORMS.pairs, ...pairs);
  return Object.fromEntries(pairs);
}

/**
 * Exchanges two kinds of quotes: the text stands in a text in a script, where each of JSON's own would be escaped twice. JSON
 * has no control characters but escaped ones, so one of them can hold a place meanwhile.
 */
const exchangeQuotes = (text: string): string =>
  text.replaceAll("'", "\u0001").replaceAll('"', "'").replaceAll("\u0001", '"');

/** On the server what is packed is unpacked at once, to be rendered: a page has at most this many packed texts. */
const AT_ONCE = 4;
const packedLast = new Map<string, unknown>();

export function pack<Value>(value: Value): Packed<Value> {
  const text = exchangeQuotes(JSON.stringify(packValue(value as Json))) as Packed<Value>;
  const [oldest] = packedLast.keys();
  if (oldest !== undefined && packedLast.size >= AT_ONCE) packedLast.delete(oldest);
  packedLast.set(text, value);
  return text;
}

function unpackMarked([form, ...rest]: readonly Json[]): Json {
  switch (form) {
    case FORMS.same: {
      const value = unpackValue(rest[1] as Json);
      return Array.from({ length: Number(rest[0]) }, () => value);
    }
    case FORMS.few: {
      const distinct = unpackValue(rest[0] as Json) as Json[];
      return rest.slice(1).map((place) => distinct[Number(place)] as Json);
    }
    case FORMS.table: {
      const [keys, ...columns] = rest as [string[], ...Json[]];
      const lists = columns.map((column) => unpackValue(column) as Json[]);
      return (lists[0] ?? []).map((_, at) =>
        Object.fromEntries(keys.map((key, column) => [key, lists[column]?.[at] as Json])),
      );
    }
    case FORMS.gaps: {
      const [gaps, packed] = rest as [number[], Json];
      const values = [...(unpackValue(packed) as Json[])];
      for (const gap of gaps) values.splice(gap, 0, null);
      return values;
    }
    default: {
      const pairs = rest as [string, Json][];
      return Object.fromEntries(pairs.map(([key, value]) => [key, unpackValue(value)]));
    }
  }
}

function unpackValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpackValue);
  if (!isRow(value)) return value;
  const told = value[MARK];
  if (told !== undefined) return unpackMarked(told as readonly Json[]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unpackValue(inner)]));
}

/** What was packed; values that came again are the same object. */
export function unpack<Value>(text: Packed<Value>): Value {
  if (import.meta.env.SSR && packedLast.has(text)) return packedLast.get(text) as Value;
  return unpackValue(JSON.parse(exchangeQuotes(text))) as Value;
}

/** What a loader packed; the same object as long as it is the same text. */
export const useUnpacked = <Value>(text: Packed<Value>): Value => useMemo(() => unpack(text), [text]);
