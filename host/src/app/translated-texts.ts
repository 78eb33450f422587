/**
 * Lets a page live on whose texts the browser has translated: it wraps each text in elements of its
 * own, and React then removes, or inserts before, what is no longer a child of the element it knows.
 * The wrapping element stands for its text; a node that an extension has taken out stands nowhere (layout-42).
 * @param nodes the prototype of the document's nodes
 */
export function keepTranslatedTexts(nodes: Node): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const standing = childHolding(this, child);
    if (standing) removeChild.call(this, standing);
    // What an extension has taken out is out; as the browser says it, when it stands somewhere else.
    else if (child.parentNode) removeChild.call(this, child);
    return child;
  };
  nodes.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const isThere = before && (before.parentNode || before === node);
    const standing = isThere ? (childHolding(this, before) ?? before) : null;
    insertBefore.call(this, node, standing);
    return node;
  };
}

/** Elements that widespread extensions put beside fields; ours have no dash in their names. */
const FOREIGN =
  '[data-lastpass-root], [data-lastpass-icon-root], [data-dashlanecreated], [data-grammarly-part]';

/**
 * Takes out what extensions have put into the server's render, before React compares it: it would render the whole
 * page anew, and what was typed would be gone. They put it back when they miss it (layout-42).
 */
export function removeForeignElements(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.includes('-') || element.matches(FOREIGN)) element.remove();
  }
}

/** The child of an element that is this node or holds it. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
