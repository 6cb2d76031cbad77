import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runStep } from "#scripts/run-step.ts";
import { isRecord } from "#shared/json/is-record.ts";

/** A page's structured data in the schema.org vocabulary. */
export interface Described {
  readonly path: string;
  /** The value of its JSON-LD element. */
  readonly value: unknown;
}

/** JSON-LD of a page. */
export function describedIn(path: string, html: string): Described[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.map(([, json]) => ({ path, value: JSON.parse(json ?? "") }));
}

/** The things a page describes, one by one. */
export function thingsIn({ value }: Described): Record<string, unknown>[] {
  if (!isRecord(value)) return [];
  const graph = value["@graph"];
  return Array.isArray(graph) ? graph.filter(isRecord) : [value];
}

/**
 * Faults of structured data: every thing becomes a TypeScript constant of the schema-dts type of schema.org's
 * vocabulary, and the compiler reports unknown properties and values of the wrong kind. Empty when it is valid.
 */
export async function vocabularyProblems(described: readonly Described[]): Promise<string[]> {
  const folder = mkdtempSync(join("node_modules", ".schema-org-"));
  try {
    const constants = described.flatMap((one) =>
      thingsIn(one).map((thing) => ({ path: one.path, type: String(thing["@type"]), thing })),
    );
    const lines = constants.map(({ type, thing }, at) => {
      const { "@context": _, ...value } = thing;
      return `export const thing${at}: Extract<schema.${type}, object> = ${JSON.stringify(value)};`;
    });
    const file = join(folder, "things.ts");
    writeFileSync(file, `import type * as schema from "schema-dts";\n${lines.join("\n")}\n`);
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "preserve"];
    const { code, output } = await runStep("node_modules/.bin/tsc", [...options, "--ignoreConfig", file]);
    if (code === 0) return [];
    return output
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const at = Number(/things\.ts\((\d+),/.exec(line)?.[1] ?? 0) - 2;
        return `${constants[at]?.path ?? ""} ${line.replace(/^.*?error /, "")}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
