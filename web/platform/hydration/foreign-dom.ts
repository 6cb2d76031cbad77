/**
 * Lets React continue after foreign changes of the page's nodes: a browser's translation replaces texts by `<font>`
 * elements, and extensions wrap or remove nodes. React then removes a node from, or inserts one before a node in, a
 * parent that no longer holds it, the browser throws, and the whole page becomes an error screen
 * (https://github.com/facebook/react/issues/11538). With this patch a wrapped node is removed from its actual parent,
 * an insertion before it goes before its wrapper, and for a node that is gone the removal does nothing and the
 * insertion appends. Everything else throws as before. Must be called before React renders.
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
