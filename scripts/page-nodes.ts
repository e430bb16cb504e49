import type { PageNode } from '../web/read-aloud/page-text.ts';

/** A node of a page, as far as its text is concerned. */
export interface ParsedNode extends PageNode<ParsedNode> {
  childNodes: ParsedNode[];
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TOKENS =
  /<!--.*?-->|<(script|style)\b.*?<\/\1>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gs;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The element with the id `main` of a page that React wrote: every element closed, every attribute in double quotes.
 * @throws Error when there is none
 */
export function mainOf(html: string): ParsedNode {
  const open: ParsedNode[] = [element('#document', '')];
  let main: ParsedNode | undefined;
  for (const [token, , closing, name = '', attributes = '', selfClosing] of html.matchAll(TOKENS)) {
    const parent = open.at(-1);
    if (token.startsWith('<')) {
      if (closing) open.pop();
      else if (name) {
        const node = element(name, attributes);
        parent?.childNodes.push(node);
        if (node.getAttribute?.('id') === 'main') main = node;
        if (!selfClosing && !VOID.test(name)) open.push(node);
      }
    } else parent?.childNodes.push(text(token));
  }
  if (!main) throw new Error('The page has no element with the id main.');
  return main;
}

function element(nodeName: string, attributes: string): ParsedNode {
  const values = new Map(
    [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
  const getAttribute = (name: string) => values.get(name) ?? null;
  return { nodeType: 1, nodeName, nodeValue: null, childNodes: [], getAttribute };
}

function text(value: string): ParsedNode {
  return { nodeType: 3, nodeName: '#text', nodeValue: unescaped(value), childNodes: [] };
}

function unescaped(value: string): string {
  return value.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
