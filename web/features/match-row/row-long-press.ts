/** How long a finger rests on a row until the row opens: as long as phones take for their own menus. */
const PRESS_MS = 500;
/** A finger that moves further scrolls or swipes, pixels. */
const SLOP = 10;

/**
 * Opens and closes rows by long presses, through their own button, which a phone shows to keyboards and screen readers
 * alone. The press neither follows the row's link nor opens the browser's menu of links.
 */
export function watchLongPresses(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { readonly x: number; readonly y: number } | null = null;
  let isPressed = false;
  const end = () => {
    clearTimeout(timer);
    from = null;
  };
  const start = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    end();
    isPressed = false;
    const link = target instanceof Element ? target.closest(".match-row-link") : null;
    if (pointerType !== "touch" || !isPrimary || !link) return;
    from = { x, y };
    timer = setTimeout(() => {
      isPressed = true;
      link.closest(".match-row")?.querySelector<HTMLElement>(".match-row-expand")?.click();
    }, PRESS_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLOP) end();
  };
  /** The browser's menu comes before or after the timer; a press of less than either is a tap. */
  const onMenu = (event: MouseEvent) => {
    const isRow = event.target instanceof Element && event.target.closest(".match-row-link");
    if (isRow && (from !== null || isPressed)) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (!isPressed || !(event.target instanceof Element && event.target.closest(".match-row-link"))) return;
    isPressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("pointerdown", start, { signal });
  document.addEventListener("pointermove", move, { signal });
  for (const name of ["pointerup", "pointercancel"] as const)
    document.addEventListener(name, end, { signal });
  document.addEventListener("contextmenu", onMenu, { signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  return () => {
    end();
    stop.abort();
  };
}
