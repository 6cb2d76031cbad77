/**
 * Rows for labels at ascending positions (pixels), so that none overlaps another: the first free row, or the one that
 * frees first.
 */
export function lanesOf(places: readonly number[], width: number, lanes: number): number[] {
  const ends = Array.from({ length: lanes }, () => Number.NEGATIVE_INFINITY);
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place);
    const lane = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
    ends[lane] = place + width;
    return lane;
  });
}

/** Labels of equal height near their positions, moved apart as little as needed and kept within `room`. */
export function spread(wanted: readonly number[], height: number, room: number): number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const tops = wanted.map(() => 0);
  let free = 0;
  for (const place of order) {
    tops[place] = Math.max(free, (wanted[place] ?? 0) - height / 2);
    free = (tops[place] ?? 0) + height;
  }
  let limit = room;
  for (const place of order.toReversed()) {
    tops[place] = Math.min(tops[place] ?? 0, limit - height);
    limit = tops[place] ?? 0;
  }
  return tops;
}

/** Labels at ascending positions (pixels) that do not fit: the next one would overlap them. */
export function crowded(places: readonly number[], width: number): boolean[] {
  return places.map((place, index) => (places[index + 1] ?? Number.POSITIVE_INFINITY) - place < width);
}
