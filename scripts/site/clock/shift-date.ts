/**
 * Replaces the global `Date` by one that is `offsetMs` ahead, in any JavaScript runtime: Node, workerd or a browser.
 * Timers and durations stay real. A second call replaces the offset of the first. The function uses nothing outside of
 * itself: its source is also sent to Workers and to pages.
 */
export function shiftDate(offsetMs: number): void {
  const scope = globalThis as typeof globalThis & { realDate?: DateConstructor };
  scope.realDate ??= Date;
  const RealDate = scope.realDate;
  const now = (): number => RealDate.now() + offsetMs;
  scope.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
}

/** Milliseconds UTC by the machine's own clock, shifted or not. */
export const realNow = (): number => ((globalThis as { realDate?: DateConstructor }).realDate ?? Date).now();
