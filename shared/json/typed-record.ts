/** Records whose keys are known to the types. `Object` types every key as a text, so the casts for it are here. */

/** Whether a text is a key of a table. */
export const isKeyOf = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

/** The keys of a table, in its order. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];

/** A record with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueAt: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueAt(key)])) as Record<Key, Value>;
