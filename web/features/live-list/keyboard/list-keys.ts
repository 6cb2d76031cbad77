/** Actions of the one-letter keys; each does nothing where it does not apply. */

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Links are clicked, so that they navigate like all links. */
export const press = (element: HTMLElement | null | undefined): void => element?.click();

/** Toggles between live matches and all matches. */
export function pressLive(): void {
  const live = find('.chip[data-filter="live"]');
  press(live?.ariaCurrent ? find('.chip[data-filter="all"]') : live);
}

/** The day before (-1) or after (1) the shown one. */
export function goToDay(step: 1 | -1): void {
  const day = find(".day-strip-link[aria-current]")?.closest("li");
  const other = step === 1 ? day?.nextElementSibling : day?.previousElementSibling;
  press(other?.querySelector<HTMLElement>("a"));
}

/** The page's own search box, or else the header's link, which opens one. */
export function goToSearch(): void {
  const box = [...document.querySelectorAll<HTMLElement>('input[type="search"]')].find(
    (input) => input.checkVisibility?.() ?? true,
  );
  if (box) box.focus();
  else press(find("[data-opens=search]"));
}
