/**
 * Replaces the global `Date` by one `offsetMs` ahead; timers stay real. A second call replaces the first. Uses nothing
 * outside itself: its source is sent to Workers and pages.
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
