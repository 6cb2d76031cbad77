import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  admit,
  type CircuitBreaker,
  CLOSED,
  FIRST_PAUSE_MS,
  LEAST_FAILURES,
  LONGEST_PAUSE_MS,
  settle,
  stateOf,
} from "./circuit-breaker.rules.ts";

const AT = 1_800_000_000_000;
/** A closed breaker after outcomes, a tenth of a second apart: `x` failed, `.` answered. */
const having = (outcomes: string, breaker: CircuitBreaker = CLOSED, fromMs = AT): CircuitBreaker =>
  [...outcomes].reduce((so, one, at) => settle(so, fromMs + at * 100, "usual", one === "x"), breaker);
const endOf = ({ openUntilMs }: CircuitBreaker): number => openUntilMs ?? Number.NaN;

/** Sends a request once the pause is over and records its outcome. */
function probed(breaker: CircuitBreaker, isFailure: boolean): CircuitBreaker {
  const admission = admit(breaker, endOf(breaker));
  if (admission.admitted !== "probe") throw new Error("nobody may find out");
  return settle(admission.breaker, endOf(breaker), "probe", isFailure);
}

describe("a breaker opens", () => {
  it.each([
    ["x".repeat(LEAST_FAILURES - 1), "closed"],
    ["x".repeat(LEAST_FAILURES), "open"],
    ["....................xxxxxxx", "closed"],
    ["....................xxxxxxxx", "open"],
    [".x.x.x.x.x.x.x.x.x.x", "closed"],
    ["xx.xx.xx.xx.xx.xx.", "closed"],
  ])("A breaker after %s is %s", (outcomes, state) => {
    expect(stateOf(having(outcomes), AT + outcomes.length * 100)).toBe(state);
  });

  it("A breaker does not open for failures that are long past", () => {
    const later = having("x", having("xxxx"), AT + 60_000);
    expect(stateOf(later, AT + 60_000)).toBe("closed");
  });

  it("A breaker opens once, though requests from before fail as well", () => {
    const open = having("xxxxx");
    expect(having("xxxxxxxx", open, AT + 1000)).toEqual(open);
  });
});

describe("an open breaker", () => {
  const open = having("xxxxx");

  it("An open breaker refuses requests and reports for how long", () => {
    expect(admit(open, endOf(open) - 500)).toEqual({ admitted: "no", retryMs: 500 });
  });

  it("A breaker allows one probe when its pause is over, and no request beside it", () => {
    expect(stateOf(open, endOf(open))).toBe("half-open");
    const first = admit(open, endOf(open));
    if (first.admitted !== "probe") throw new Error("refused");
    expect(admit(first.breaker, endOf(open) + 10)).toMatchObject({ admitted: "no" });
  });

  it("A breaker allows another probe when the first one never ends", () => {
    const first = admit(open, endOf(open));
    if (first.admitted !== "probe") throw new Error("refused");
    const { retryMs } = admit(first.breaker, endOf(open)) as { retryMs: number };
    expect(admit(first.breaker, endOf(open) + retryMs - 1).admitted).toBe("no");
    expect(admit(first.breaker, endOf(open) + retryMs).admitted).toBe("probe");
  });

  it("A probe whose time was over neither opens the breaker again nor keeps it open for longer", () => {
    const [late, another] = [admit(open, endOf(open)), admit(open, endOf(open) + 6000)];
    if (late.admitted !== "probe" || another.admitted !== "probe") throw new Error("refused");
    const atMs = endOf(open) + 6000;
    const closed = settle(another.breaker, atMs + 10, "probe", false);
    expect(settle(closed, atMs + 20, "probe", true)).toEqual(closed);
    const again = settle(another.breaker, atMs + 10, "probe", true);
    expect(settle(again, atMs + 20, "probe", true)).toEqual(again);
  });

  it("A breaker closes with the first success and forgets the past", () => {
    const closed = probed(open, false);
    expect(closed).toEqual({ ...CLOSED, opened: 1 });
    expect(admit(closed, endOf(open))).toEqual({ admitted: "usual" });
  });

  it("A breaker doubles its pause for every failed probe, up to the longest", () => {
    const pauses: number[] = [];
    let breaker = open;
    for (let probes = 0; probes < 6; probes += 1) {
      const nowMs = endOf(breaker);
      breaker = probed(breaker, true);
      pauses.push(endOf(breaker) - nowMs);
    }
    expect(pauses).toEqual([
      4000,
      8000,
      LONGEST_PAUSE_MS,
      LONGEST_PAUSE_MS,
      LONGEST_PAUSE_MS,
      LONGEST_PAUSE_MS,
    ]);
    expect(endOf(having("xxxxx", probed(breaker, false))) - AT).toBe(400 + FIRST_PAUSE_MS);
  });
});

describe("random outcomes", () => {
  const step = fc.record({ afterMs: fc.nat(6000), isFailure: fc.boolean(), isLost: fc.boolean() });

  it("No request is refused for longer than the longest pause, and one success closes the breaker", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        let [breaker, nowMs] = [CLOSED, AT];
        for (const { afterMs, isFailure, isLost } of steps) {
          nowMs += afterMs;
          const admission = admit(breaker, nowMs);
          if (admission.admitted === "no") {
            expect(admission.retryMs).toBeGreaterThan(0);
            expect(admission.retryMs).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
            continue;
          }
          if (admission.admitted === "probe") breaker = admission.breaker;
          if (!isLost) breaker = settle(breaker, nowMs, admission.admitted, isFailure);
        }
        const again = admit(breaker, nowMs + LONGEST_PAUSE_MS);
        expect(again.admitted).not.toBe("no");
        if (again.admitted === "probe")
          expect(stateOf(settle(again.breaker, nowMs, "probe", false), nowMs)).toBe("closed");
      }),
    );
  });
});
