import type { Element, Nodes, Root } from "hast";

/** Calls `visit` with every element below a node, parents first. */
export function eachElement(parent: Root | Element, visit: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    visit(child);
    eachElement(child, visit);
  }
}

/** All text below a node, with a separator between its pieces. */
export function textOf(node: Nodes, between = ""): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child, between)).join(between) : "";
}
