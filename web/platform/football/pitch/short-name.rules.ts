/** Words that belong to the family name after them. */
const PARTICLES = new Set(
  "van von der den de del della di da do dos das du la le el al bin ibn ben ter ten st saint mac mc".split(
    " ",
  ),
);

/** Words that are never a name on their own. */
const SUFFIXES = new Set(["jr", "jr.", "junior", "júnior", "filho", "neto", "ii", "iii"]);

/** Common Vietnamese family names: they come first, and no player is called by them. */
const VIETNAMESE_FAMILIES = new Set(
  "nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đoàn đinh trịnh lương tô hà mai cao châu quế".split(
    " ",
  ),
);

const wordsOf = (name: string): string[] => name.trim().split(/\s+/);

/** The name at a shirt number: family name with particles (`Van Dijk`); Vietnamese names by their last two words. */
export function shortName(name: string): string {
  const words = wordsOf(name);
  const first = words[0] ?? name;
  if (words.length > 2 && VIETNAMESE_FAMILIES.has(first.toLowerCase())) return words.slice(-2).join(" ");
  let from = words.length - 1;
  if (from > 0 && SUFFIXES.has((words[from] ?? "").toLowerCase())) from -= 1;
  while (from > 1 && PARTICLES.has((words[from - 1] ?? "").toLowerCase())) from -= 1;
  return words.slice(Math.max(0, from)).join(" ");
}

/** Short names of one team in its order; two equal names get their initials: `T. Silva`. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortName);
  return short.map((one, index) => {
    const name = names[index] ?? one;
    const isShared = short.some((other, at) => at !== index && other === one);
    return isShared && one !== name ? `${name.trim().charAt(0)}. ${one}` : one;
  });
}
