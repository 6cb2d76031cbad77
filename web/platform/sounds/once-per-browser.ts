/** How long the tab that plays keeps the others quiet: they hear of a goal within a second of each other. */
const HELD_MS = 5_000;

/** Does something in one of a browser's tabs: the first that asks. A tab that has never been touched could not play. */
export function oncePerBrowser(key: string, act: () => void): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (!navigator.locks) {
    act();
    return;
  }
  const hold = async (lock: Lock | null): Promise<void> => {
    if (!lock) return;
    act();
    await new Promise((done) => setTimeout(done, HELD_MS));
  };
  navigator.locks.request(`told ${key}`, { ifAvailable: true }, hold).catch(() => undefined);
}
