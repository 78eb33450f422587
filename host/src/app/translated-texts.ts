/**
 * Lets a page live on whose texts the browser has translated: it wraps each text in elements of its
 * own, and React then removes, or inserts before, what is no longer a child of the element it knows.
 * The wrapping element stands for its text (layout-42).
 * @param nodes the prototype of the document's nodes
 */
export function keepTranslatedTexts(nodes: Node): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const standing = childHolding(this, child);
    if (standing) removeChild.call(this, standing);
    // As the browser says it, when it is nowhere below.
    else removeChild.call(this, child);
    return child;
  };
  nodes.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const standing = before && (childHolding(this, before) ?? before);
    insertBefore.call(this, node, standing);
    return node;
  };
}

/** The child of an element that is this node or holds it. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
