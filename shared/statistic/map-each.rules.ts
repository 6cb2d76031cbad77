/** A value for each place of a list, in its order: a pair for a pair. */
export type OneForEach<List extends readonly unknown[], Value = number> = {
  -readonly [Place in keyof List]: Value;
};

/** `map` that keeps the length of its list. The types of `map` know no lengths, so this is the one place with a cast. */
export const mapEach = <const List extends readonly unknown[], Value>(
  list: List,
  change: (item: List[number], place: number) => Value,
): OneForEach<List, Value> => list.map(change) as OneForEach<List, Value>;
