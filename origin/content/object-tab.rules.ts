/** Tabs of one name: the first tab of a screen, which has none in its address, and the one of prices. */
const NAMES: readonly (readonly string[])[] = [
  ["detail", "summary", ""],
  ["oddscomp", "odds"],
];

/**
 * Tabs whose row of `object_meta` says something of the asked one, the best first. A row without a tab is the first tab's:
 * on the others its title would be a duplicate.
 */
export function tabsOfMeta(asked: string): readonly string[] {
  const names = NAMES.find((tabs) => tabs.includes(asked)) ?? [];
  return [asked, ...names.filter((name) => name !== asked)];
}
