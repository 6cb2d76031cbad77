import { parseSync } from "vite";

/**
 * Finds texts that become stale where something else edits the page. React writes an element whose only child is a text
 * by `textContent`, which replaces everything that a translator has put there. A text beside other nodes is a node of
 * its own: once a translator has replaced that node, React goes on writing to the detached one.
 */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A node that an expression renders. */
interface Rendered {
  readonly node: Node;
  /** A fixed text is the same in each render. */
  readonly text: "none" | "fixed" | "changing";
  readonly isConditional: boolean;
}

/** Render props whose types are in another file. */
const SLOTS = new Set(["children", "heads", "sync", "tables", "views"]);

/** Parameters of a message that are the same in each render. */
const CONSTANT_PARAMETERS = /^\{ (\w+: [A-Z][A-Z_]*,? )+\}$/;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";

const isFunction = ({ type }: Node): boolean => type.includes("Function");

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesIn(one);
}

/** `path:line source` of each text with siblings, where the text or a sibling changes, appears or disappears. */
export function bareTexts(path: string, code: string): string[] {
  const program: unknown = parseSync(path, code).program;
  if (!isNode(program)) throw new Error(`${path} cannot be parsed`);
  const nodes = [...nodesIn(program)];
  const sourceOf = ({ start, end }: Node) => code.slice(start, end).replaceAll(/\s+/g, " ").trim();
  const lineOf = ({ start }: Node) => code.slice(0, start).split("\n").length;
  const declarations = new Map(
    nodes
      .filter(({ type }) => type === "VariableDeclarator" || type === "FunctionDeclaration")
      .map((node) => [sourceOf(node.id as Node).replace(/:.*/, ""), (node.init ?? node) as Node]),
  );

  /** Whether, by the types of the file, the name holds or returns elements. */
  function holdsElements(name: string): boolean {
    if (SLOTS.has(name) || new RegExp(`\\b${name}\\??:[^;]*ReactNode`).test(code)) return true;
    const alias = new RegExp(`\\b${name}\\??: (\\w+)`).exec(code)?.[1];
    return alias !== undefined && new RegExp(`type ${alias} =[^;]*ReactNode`).test(code);
  }

  function byName(node: Node, name: string): Rendered[] {
    const changing: Rendered[] = [{ node, text: "changing", isConditional: false }];
    if (!/^\w+$/.test(name)) return changing;
    if (holdsElements(name)) return [{ node, text: "none", isConditional: false }];
    const declared = declarations.get(name);
    // A name within its own declaration would cause an endless loop.
    if (!declared || (declared.start <= node.start && node.end <= declared.end)) return changing;
    const made = isFunction(declared) ? returnedBy(declared) : renderedBy(declared);
    return made.some(({ text }) => text !== "none")
      ? changing
      : [{ node, text: "none", isConditional: false }];
  }

  function returnedBy(made: Node): Rendered[] {
    const body = made.body as Node;
    if (body.type !== "BlockStatement") return renderedBy(body);
    const returns = [...nodesIn(body)].filter(({ type }) => type === "ReturnStatement");
    return returns.flatMap(({ argument }) => (isNode(argument) ? renderedBy(argument) : []));
  }

  function byCall(node: Node): Rendered[] {
    const callee = sourceOf(node.callee as Node);
    const [given] = node.arguments as Node[];
    if (/\.(flatMap|map)$/.test(callee) && given && isFunction(given)) {
      const each = returnedBy(given);
      return [...each, ...each];
    }
    const isFixed = !given || CONSTANT_PARAMETERS.test(sourceOf(given));
    if (/^m\.\w+$/.test(callee) && isFixed) return [{ node, text: "fixed", isConditional: false }];
    return byName(node, callee.split(/\??\./).at(-1) ?? "");
  }

  function renderedBy(node: Node): Rendered[] {
    const all = (...some: unknown[]) => some.flatMap((one) => renderedBy(one as Node));
    const text = (kind: Rendered["text"]): Rendered[] => [{ node, text: kind, isConditional: false }];
    switch (node.type) {
      case "JSXText":
        // Translators leave whitespace alone.
        return String(node.value).trim() === "" ? [] : text("fixed");
      case "JSXExpressionContainer":
      case "ParenthesizedExpression":
      case "ChainExpression":
        return all(node.expression);
      case "JSXEmptyExpression":
      case "ArrowFunctionExpression":
        return [];
      case "JSXElement":
        return text("none");
      case "JSXFragment":
        return all(...(node.children as Node[]));
      case "ArrayExpression":
        return all(...(node.elements as Node[]));
      case "Literal":
        return typeof node.value === "string" && node.value.trim() !== "" ? text("fixed") : [];
      case "TemplateLiteral":
        return text((node.expressions as Node[]).length > 0 ? "changing" : "fixed");
      case "ConditionalExpression":
        return all(node.consequent, node.alternate).map((one) => ({ ...one, isConditional: true }));
      case "LogicalExpression":
        return (node.operator === "&&" ? all(node.right) : all(node.left, node.right)).map((one) => ({
          ...one,
          isConditional: true,
        }));
      case "CallExpression":
        return byCall(node);
      case "Identifier":
        return node.name === "undefined" ? [] : byName(node, String(node.name));
      case "MemberExpression":
        return byName(node, sourceOf(node.property as Node));
      default:
        return text("changing");
    }
  }

  /** Whitespace between tags of one line is a text node; whitespace with a line break is not rendered. */
  const isBlankText = (node: Node): boolean =>
    node.type === "JSXText"
      ? /^ +$/.test(String(node.value))
      : node.type === "JSXExpressionContainer" && sourceOf(node) === '{" "}';

  /** The possible lists of nodes between the tags. */
  function contentsOf(children: readonly Node[]): Rendered[][] {
    const slots = children.filter((child) => renderedBy(child).length > 0);
    const [only] = slots;
    if (!only || slots.length > 1) return [slots.flatMap(renderedBy)];
    if (children.some(isBlankText))
      return [[{ node: only, text: "none", isConditional: false }, ...renderedBy(only)]];
    const shown = (only.expression ?? only) as Node;
    if (shown.type === "ConditionalExpression")
      return [shown.consequent, shown.alternate].flatMap((branch) => contentsOf([branch as Node]));
    if (shown.type === "LogicalExpression")
      return [shown.left, shown.right].flatMap((branch) => contentsOf([branch as Node]));
    return shown.type === "JSXFragment" ? contentsOf(shown.children as Node[]) : [renderedBy(shown)];
  }

  const found = nodes
    .filter(({ type }) => type === "JSXElement" || type === "JSXFragment")
    .flatMap(({ children }) => contentsOf(children as Node[]))
    .filter((content) => content.length > 1)
    .filter((content) => content.some(({ text, isConditional }) => isConditional || text === "changing"))
    .flatMap((content) => content.filter(({ text }) => text !== "none"))
    .map(({ node }) => `${path}:${lineOf(node)} ${sourceOf(node)}`);
  return [...new Set(found)];
}
