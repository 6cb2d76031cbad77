/** Between a card and what it is about, and between a card and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** The smallest rectangle around several. */
export function around(rects: readonly DOMRect[]): DOMRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Puts a card below what it is about, or above it where there is more room, within the window. It grows away from its
 * anchor, so that what it shows may come later. Cards stand in the browser's top layer: no row cuts them off.
 */
export function placeCard(card: HTMLElement, anchor: DOMRect): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const centre = anchor.left + anchor.width / 2 - card.offsetWidth / 2;
  const isBelow = height - anchor.bottom >= Math.min(360, anchor.top);
  const room = isBelow ? height - anchor.bottom : anchor.top;
  card.style.left = `${Math.max(EDGE, Math.min(centre, width - card.offsetWidth - EDGE))}px`;
  card.style.top = isBelow ? `${anchor.bottom + GAP}px` : "auto";
  card.style.bottom = isBelow ? "auto" : `${height - anchor.top + GAP}px`;
  card.style.maxHeight = `${Math.max(120, room - GAP - EDGE)}px`;
}
