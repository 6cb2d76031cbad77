/**
 * Lets React go on where something else has changed the page's nodes: a browser that translates it puts `<font>` elements in the
 * place of texts, and extensions wrap nodes or take them away. React then removes a node from, or inserts one before a node in, a
 * parent that does not hold it any more, the browser throws, and the whole page ends as an error screen
 * (https://github.com/facebook/react/issues/11538). With this a wrapped node goes from where it is, an insertion before it comes
 * before its wrapper, and for a node that is gone the first does nothing and the second appends.
 * Everything else throws as before. Has to be called before React renders.
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
    // Libraries leave the reference out to append.
    let next = reference ?? null;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as Child;
  };
}
