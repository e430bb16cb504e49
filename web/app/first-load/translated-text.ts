/** The element that shows the translation of texts of the page. */
type Translation = { shown: ChildNode; texts: Text[] };

const byText = new WeakMap<Node, Translation>();
const byShown = new WeakMap<Node, Translation>();

/**
 * Chrome replaces each text of a page that it translates by a `<font>` element, or moves it into one. React then throws when
 * it removes such a text or puts something before it, and changes a text that is not shown
 * (https://github.com/facebook/react/issues/11538). This puts the text back before React does so: the page shows what it says
 * now, and Chrome translates that like any new text.
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

  /** Whether React takes this text for a child of a node that does not have it any more. */
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
