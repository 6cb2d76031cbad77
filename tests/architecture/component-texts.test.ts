import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codeOf, isTest, sourceFiles } from "./source-files.ts";

/** Words that are the same in every language: names of metrics and of zones. */
const SAME_EVERYWHERE = ["p50", "p95", "p99", "GMT"];

const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(
    SAME_EVERYWHERE.reduce((left, word) => left.replaceAll(word, ""), text)
      // Entities are characters, not words.
      .replaceAll(/&\w+;/g, ""),
  );

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Diagnostic {
  readonly location: { readonly path: string; readonly start: Place; readonly end: Place };
}

/** Texts between the tags of components, as Biome's parser sees them. */
function textsOfComponents(): string[] {
  const report = execFileSync(
    "node_modules/.bin/biome",
    ["lint", "--only=style/noJsxLiterals", "--reporter=json", "--max-diagnostics=none", "web"],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, stdio: ["ignore", "pipe", "ignore"] },
  );
  const { diagnostics } = JSON.parse(report) as { diagnostics: readonly Diagnostic[] };
  expect(diagnostics.length, "Biome reports what stands between tags").toBeGreaterThan(20);
  return diagnostics
    .filter(({ location }) => !isTest(location.path))
    .map(({ location: { path, start, end } }) => {
      const lines = readFileSync(path, "utf8")
        .split("\n")
        .slice(start.line - 1, end.line);
      const text = lines
        .map((line, at) =>
          line.slice(at === 0 ? start.column - 1 : 0, at === lines.length - 1 ? end.column - 1 : undefined),
        )
        .join(" ");
      return `${path}:${start.line} ${text.trim()}`;
    });
}

describe("components", () => {
  it("have no words of their own between their tags", { timeout: 60_000 }, () => {
    const words = textsOfComponents().filter((line) => hasWords(line.slice(line.indexOf(" "))));
    expect(words).toEqual([]);
  });

  it("have none in the attributes that are read out", () => {
    const named = /\s(aria-label|aria-description|aria-roledescription|title|alt|placeholder)=(["'])(.*?)\2/g;
    const words = sourceFiles
      .filter((path) => path.startsWith("web/") && path.endsWith(".tsx") && !isTest(path))
      .flatMap((path) =>
        [...codeOf(path).matchAll(named)]
          .filter(([, , , text]) => hasWords(text ?? ""))
          .map(([found]) => `${path}:${found.trim()}`),
      );
    expect(words).toEqual([]);
  });
});
