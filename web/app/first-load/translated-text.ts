/** The element that shows a translation, and the original text nodes that it replaces. */
type Translation = { shown: ChildNode; texts: Text[] };

const byText = new WeakMap<Node, Translation>();
const byShown = new WeakMap<Node, Translation>();

/**
 * Keeps pages correct that Chrome translates. Chrome replaces text nodes by `<font>` elements, or moves them into one.
 * When React then removes such a text or inserts before it, it throws; when it changes the text, the change is not
 * visible (https://github.com/facebook/react/issues/11538). This puts the original text back before React changes it,
 * and Chrome then translates the new text.
 */
export function keepTranslatedTextCurrent(): void {
  const observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });

  function follow(records: MutationRecord[]): void {
    const added = new Set<Node | null>();
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target);
      for (const node of addedNodes) if (node.nodeName === 'FONT') added.add(node);
      const shown = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
      if (shown) for (const node of removedNodes) if (node instanceof Text) remember(node, shown as ChildNode);
    }
  }

  function remember(text: Text, shown: ChildNode): void {
    const translation = byShown.get(shown) ?? { shown, texts: [] };
    translation.texts.push(text);
    byShown.set(shown, translation);
    byText.set(text, translation);
    observer.observe(text, { characterData: true });
  }

  function putBack(text: Node): void {
    follow(observer.takeRecords());
    const translation = byText.get(text);
    if (!translation) return;
    for (const each of translation.texts) byText.delete(each);
    if (translation.shown.parentNode) translation.shown.replaceWith(...translation.texts);
  }

  /** Whether React assumes that this text is still a child of `parent`, although it is not. */
  const isLost = (node: Node | null, parent: Node) => node instanceof Text && node.parentNode !== parent;

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <N extends Node>(this: Node, node: N): N {
    if (isLost(node, this)) putBack(node);
    return appendChild.call(this, node) as N;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, next: Node | null): N {
    for (const each of [node, next]) if (each && isLost(each, this)) putBack(each);
    return insertBefore.call(this, node, isLost(next, this) ? null : next) as N;
  };
  Node.prototype.removeChild = function <N extends Node>(this: Node, node: N): N {
    if (isLost(node, this)) putBack(node);
    return isLost(node, this) ? node : (removeChild.call(this, node) as N);
  };
}
