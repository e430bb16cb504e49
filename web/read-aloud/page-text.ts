import { type Sentence, sentencesOf } from './sentences.ts';

/** The subset of DOM nodes that is used, so that scripts can pass parsed HTML too. */
type TextNode = { nodeType: number; nodeName: string; nodeValue: string | null };
export type PageNode<Node = PageNode<unknown>> = TextNode & {
  childNodes: Iterable<Node>;
  getAttribute?(name: string): string | null;
  /** In a browser: false for an element that is not displayed, such as print-only content. */
  checkVisibility?(): boolean;
};

/** A text node of a block, and its start index in the block's text. */
type Piece<Node> = { node: Node; start: number };
type Block<Node> = { text: string; pieces: Piece<Node>[]; linked: number };

/** A sentence of a page, with the text nodes that contain it. */
export type PageSentence<Node> = Sentence & { pieces: readonly Piece<Node>[] };

const TEXT = 3;
const ELEMENT = 1;
/** Elements inside a sentence; every other element starts a new one. Browser translation wraps text in `font`. */
const INLINE = /^(a|abbr|b|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/i;
/** Controls, drawings and navigation, which are skipped. */
const SILENT = /^(audio|button|canvas|dialog|iframe|input|label|nav|script|select|style|svg|template|textarea|video)$/i;
const NO_PROSE = /^(button|menu|menubar|navigation|progressbar|radiogroup|slider|status|switch|tab|tablist|toolbar)$/;

/** The sentences of an element, in DOM order. */
export function pageSentences<Node extends PageNode<Node>>(root: Node): PageSentence<Node>[] {
  const blocks: Block<Node>[] = [emptyBlock()];
  collect(root, blocks, false);
  return blocks
    .filter(isProse)
    .flatMap(({ text, pieces }) => sentencesOf(text).map((sentence) => ({ ...sentence, pieces })));
}

/** The text node at an index of a block's text, with the offset in that node. */
export function placeIn<Node>(pieces: readonly Piece<Node>[], at: number): { node: Node; offset: number } | null {
  const piece = pieces.filter(({ start }) => start <= at).at(-1);
  return piece ? { node: piece.node, offset: at - piece.start } : null;
}

function collect<Node extends PageNode<Node>>(node: Node, blocks: Block<Node>[], isLinked: boolean): void {
  if (node.nodeType === TEXT) addText(node, blocks.at(-1), isLinked);
  if (node.nodeType !== ELEMENT || isSilent(node)) return;
  const isBlock = !INLINE.test(node.nodeName);
  const isLink = isLinked || /^a$/i.test(node.nodeName);
  if (isBlock) blocks.push(emptyBlock());
  for (const child of node.childNodes) collect(child, blocks, isLink);
  if (isBlock) blocks.push(emptyBlock());
}

function addText<Node extends PageNode<Node>>(node: Node, block: Block<Node> | undefined, isLinked: boolean): void {
  if (!block) return;
  const text = node.nodeValue ?? '';
  block.pieces.push({ node, start: block.text.length });
  block.text += text;
  if (isLinked) block.linked += text.trim().length;
}

function isSilent<Node extends PageNode<Node>>(node: Node): boolean {
  const attribute = (name: string) => node.getAttribute?.(name) ?? null;
  // For example a button that is an answer.
  const isRead = attribute('data-read') !== null;
  return (
    (SILENT.test(node.nodeName) && !isRead) ||
    NO_PROSE.test(attribute('role') ?? '') ||
    attribute('aria-hidden') === 'true' ||
    attribute('aria-live') !== null ||
    attribute('data-silent') !== null ||
    attribute('hidden') !== null ||
    node.checkVisibility?.() === false
  );
}

/** Whether a block has text outside of links; a block of links only is navigation. */
function isProse({ text, linked }: Block<unknown>): boolean {
  return linked < text.trim().length;
}

function emptyBlock<Node>(): Block<Node> {
  return { text: '', pieces: [], linked: 0 };
}
