/**
 * Typed keys and records. `Object.keys` and `fromEntries` lose the types, because a value may have more keys than its
 * type; these are for tables written in the code, whose keys are all known.
 */

/** Whether a text is a key of a table. */
export const isKeyOf = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

/** The keys of a table. */
export const keysOf = <Key extends string>(table: { readonly [K in Key]?: unknown }): Key[] =>
  Object.keys(table) as Key[];

/** A record with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  create: (key: Key, at: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, at) => [key, create(key, at)])) as Record<Key, Value>;

/** Keys and values of a table. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] => Object.entries(table) as [Key, Value][];
