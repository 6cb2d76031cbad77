import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** Every file that git tracks or would track: generated and installed files are not checked. */
export const projectFiles: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((path) => path !== "" && existsSync(path));

export const sourceFiles: readonly string[] = projectFiles.filter((path) => /\.tsx?$/.test(path));

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Text of a source file without comments, line by line as it stands in the file. */
export function codeOf(path: string): string {
  return readFileSync(path, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|\s)\/\/.*$/gm, "$1");
}

export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** True for `import(…)`, which loads a module lazily. */
  readonly isDynamic: boolean;
  /** True for `import type` and `export type`, which disappear at run time. */
  readonly isTypeOnly: boolean;
  /** Path inside the project, or null for a package. */
  readonly target: string | null;
}

const SPECIFIER = /(?:(?<!["'])\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(["'])([^"'\n]+)\1/g;

/** The text before the `from` of such an import: its own statement is the last one that begins. */
const TYPE_ONLY = /\b(?:import|export)\s+type\s+(?:\{[^{}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s*$/;

/** All imports of a file, type-only ones and dynamic ones included. */
export function importsOf(path: string): Import[] {
  const code = codeOf(path);
  return [...code.matchAll(SPECIFIER)].map((found) => {
    const specifier = found[2] ?? "";
    return {
      from: path,
      line: code.slice(0, found.index).split("\n").length,
      specifier,
      isDynamic: found[0].includes("("),
      isTypeOnly: TYPE_ONLY.test(code.slice(0, found.index)),
      target: targetOf(path, specifier),
    };
  });
}

function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? join(dirname(path), specifier) : null;
}

/** The printed form of an offending import. */
export const describeImport = ({ from, line, specifier }: Import): string =>
  `${from}:${line} imports ${specifier}`;
