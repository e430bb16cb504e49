import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { cleanText, type TextBlock } from '#rules/reading/my-texts.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const setOf = (names: string) => new Set(names.split(' '));
const HEADINGS = setOf('h1 h2 h3 h4 h5 h6');
/** Elements that start and end a paragraph. */
const BLOCKS = setOf(
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
/** Elements whose content is skipped. */
const LEFT_OUT = setOf(
  'script style head title template iframe object embed audio video canvas svg math select textarea noscript rt rp',
);
/** If all cells of a table row are at most this long, the row is read as one line. In characters. */
const SHORT_CELL = 100;
/** Self-closed elements of XHTML, which an HTML parser would treat as open, with all that follows as their content. */
const CLOSED_AT_ONCE = /<(title|script|style|iframe|textarea|noscript|template|xmp|noembed)\b([^>]*?)\/>/gi;

/** The paragraphs and headings of an HTML or XHTML document, and its title. It runs no scripts and loads nothing. */
export function htmlBlocks(html: string): { title: string; blocks: TextBlock[] } {
  const document = parse(html.replace(CLOSED_AT_ONCE, '<$1$2></$1>'));
  const blocks: TextBlock[] = [];
  let title = '';
  let text = '';
  const endBlock = (isHeading: boolean) => {
    if (/\S/.test(text)) blocks.push({ text, isHeading });
    text = '';
  };
  const visit = (node: Node, isHeading: boolean, isPre: boolean): void => {
    if ('value' in node && node.nodeName === '#text') {
      const [first = '', ...lines] = isPre ? node.value.split('\n') : [node.value];
      text += first;
      for (const line of lines) {
        endBlock(isHeading);
        text = line;
      }
      return;
    }
    if (node.nodeName === 'title') title ||= cleanText(textOf(node));
    if (node.nodeName === 'head' && 'childNodes' in node)
      title ||=
        node.childNodes
          .filter(({ nodeName }) => nodeName === 'title')
          .map(textOf)
          .map(cleanText)[0] ?? '';
    if (!('childNodes' in node) || LEFT_OUT.has(node.nodeName) || ('attrs' in node && isHidden(node))) return;
    const row = node.nodeName === 'tr' ? shortRow(node) : null;
    const isOwnHeading = HEADINGS.has(node.nodeName);
    const isBlock = isOwnHeading || BLOCKS.has(node.nodeName);
    if (isBlock) endBlock(isHeading);
    if (row !== null) text = row;
    else for (const child of node.childNodes) visit(child, isHeading || isOwnHeading, isPre || node.nodeName === 'pre');
    if (isBlock) endBlock(isHeading || isOwnHeading);
  };
  visit(document, false, false);
  endBlock(false);
  return { title, blocks };
}

/** The cells of a row as one line, or null if one of them is long. */
function shortRow(row: Node): string | null {
  const cells = 'childNodes' in row ? row.childNodes.filter(({ nodeName }) => /^t[dh]$/.test(nodeName)) : [];
  const texts = cells.map((cell) => cleanText(textOf(cell))).filter((text) => text !== '');
  if (texts.some((text) => text.length > SHORT_CELL)) return null;
  return texts.map((text, at) => (at < texts.length - 1 && !/[.!?:;,]$/.test(text) ? `${text};` : text)).join(' ');
}

/** Hidden elements, page numbers of the printed book, and links back from a footnote. */
function isHidden({ attrs }: Element): boolean {
  return attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'href' && /^#(?:foot|end)note-ref/.test(value)) ||
      (name === 'epub:type' && value === 'pagebreak'),
  );
}

function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node) || ('attrs' in node && isHidden(node))) return '';
  if (node.nodeName !== 'title' && LEFT_OUT.has(node.nodeName)) return '';
  return node.childNodes.map(textOf).join(BLOCKS.has(node.nodeName) ? ' ' : '');
}
