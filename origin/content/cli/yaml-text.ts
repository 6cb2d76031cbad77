import { isNode, LineCounter, parseDocument } from "yaml";
import { messageOf } from "#shared/errors/index.ts";

/** A problem in a file, worded for its author. */
export interface Problem {
  readonly file: string;
  /** From 1; null for the file as a whole. */
  readonly line: number | null;
  readonly message: string;
}

type Path = readonly PropertyKey[];

/** YAML (or JSON, which is YAML) with the line numbers of its values. */
export interface YamlText {
  readonly value: unknown;
  /** Line of a value, or of its nearest parent. */
  readonly lineOf: (path: Path) => number;
  readonly problems: readonly Pick<Problem, "line" | "message">[];
}

/** Parses YAML that begins on a line of its file. */
export function readYaml(text: string, firstLine = 1): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ""), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  // One mistake causes many messages; only the first of a line is reported.
  const byLine = Map.groupBy(document.errors, ({ pos }) => lineAt(pos[0]));
  const problems = [...byLine].map(([line, [first]]) => ({
    line,
    message: `not valid YAML: ${first?.message ?? ""}`,
  }));
  if (problems.length > 0) return { value: null, lineOf, problems };
  try {
    return { value: document.toJS(), lineOf, problems };
  } catch (thrown) {
    // Limits alias expansion (billion laughs).
    return {
      value: null,
      lineOf,
      problems: [{ line: firstLine, message: `cannot be used: ${messageOf(thrown)}` }],
    };
  }
}

export interface FrontMatter {
  readonly yaml: YamlText;
  readonly body: string;
  /** Line on which the body begins. */
  readonly bodyLine: number;
}

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m;

/** Splits a Markdown file into front matter and body; null without front matter. */
export function splitFrontMatter(file: string): FrontMatter | null {
  const text = file.replace(/^\uFEFF/, "");
  const found = FENCED.exec(text);
  if (found?.index !== 0) return null;
  const bodyLine = found[0].split("\n").length;
  return { yaml: readYaml(found[1] ?? "", 2), body: text.slice(found[0].length), bodyLine };
}
