/** The element that a translator put in the place of a text. React still holds the text and changes that. */
const standIns = new WeakMap<Node, Element>();

/**
 * Keeps pages alive while the browser or an extension translates them. Translators put each text into a `<font>`, or
 * a `<font>` in its place, and React then fails to remove the text or to insert something before it
 * (https://github.com/facebook/react/issues/11538). So the text goes back to its place first; the translator sees the
 * change and translates it again. Call it before React starts.
 */
export function guardTranslatedTexts(): void {
  new MutationObserver(rememberStandIns).observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return isBackIn(this, child) ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    return insertBefore.call(this, child, isBackIn(this, next) ? next : null) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      replaceStandIn(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Puts a text back into its parent; false for a text whose place nobody knows. */
function isBackIn(parent: Node, node: Node | null): boolean {
  if (node?.nodeType !== Node.TEXT_NODE || node.parentNode === parent) return true;
  replaceStandIn(node);
  if (node.parentNode === parent) return true;
  const wrapper = wrapperIn(parent, node);
  if (!wrapper) return false;
  wrapper.before(node);
  if (!wrapper.textContent) wrapper.remove();
  return true;
}

function replaceStandIn(node: Node): void {
  if (!node.parentNode) standIns.get(node)?.replaceWith(node);
}

/** The child of the parent that holds the node. */
function wrapperIn(parent: Node, node: Node): Element | undefined {
  let element = node.parentElement;
  while (element && element.parentNode !== parent) element = element.parentElement;
  return element ?? undefined;
}

function rememberStandIns(records: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (standIn) standIns.set(removed, standIn as Element);
    }
  }
}
