/**
 * Lets React continue after translation or extensions wrapped, replaced or removed nodes, where removals and insertions
 * would throw (https://github.com/facebook/react/issues/11538): they go to the actual parent, and for a node that is
 * gone the removal does nothing and the insertion appends. Must be called before React renders.
 */
export function allowForeignDom(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!(child instanceof Node) || child.parentNode === this) return removeChild.call(this, child) as Child;
    if (this.contains(child)) child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    reference: Node | null | undefined,
  ): Child {
    // Libraries omit the reference to append.
    let next = reference ?? null;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as Child;
  };
}
