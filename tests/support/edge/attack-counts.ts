import { TestRunner } from "vitest";
import type { AttackClass, AttackCount } from "#scripts/testing/attack-counts.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Inputs that the test has sent; the stage `attacks` sums them up. */
    attacks?: Partial<Record<AttackClass, AttackCount>>;
  }
}

/** Counts an input of a class that the running test has sent, and whether it was refused. Throws outside of a test. */
export function tried(name: AttackClass, isRefused: boolean): void {
  const { meta } = TestRunner.getCurrentTest() ?? fail(name);
  const { inputs, refused } = meta.attacks?.[name] ?? { inputs: 0, refused: 0 };
  meta.attacks = {
    ...meta.attacks,
    [name]: { inputs: inputs + 1, refused: refused + (isRefused ? 1 : 0) },
  };
}

function fail(name: AttackClass): never {
  throw new Error(`an input of "${name}" was tried outside of a test`);
}

/** Counts the request of this response, and returns the response. */
export function counted<Answer extends { readonly status: number }>(
  name: AttackClass,
  answer: Answer,
): Answer {
  tried(name, answer.status >= 400);
  return answer;
}
