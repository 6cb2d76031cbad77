/** What one-letter keys do to a page; each does nothing where the page has nothing to do it to. */

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Links are pressed, so that they go the way that all links go. */
export const press = (element: HTMLElement | null | undefined): void => element?.click();

/** Matches in play alone, or all of them again. */
export function pressLive(): void {
  const live = find('.chip[data-filter="live"]');
  press(live?.ariaCurrent ? find('.chip[data-filter="all"]') : live);
}

/** The day before (-1) or after (1) the one that is shown. */
export function goToDay(step: 1 | -1): void {
  const day = find(".day-strip-link[aria-current]")?.closest("li");
  const other = step === 1 ? day?.nextElementSibling : day?.previousElementSibling;
  press(other?.querySelector<HTMLElement>("a"));
}

/** The page's own search box where it has one; else the header's link, which opens one. */
export function goToSearch(): void {
  const box = [...document.querySelectorAll<HTMLElement>('input[type="search"]')].find(
    (input) => input.checkVisibility?.() ?? true,
  );
  if (box) box.focus();
  else press(find("[data-opens=search]"));
}
