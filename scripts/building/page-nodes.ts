import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PageNode } from '../../web/read-aloud/page-text.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** A node of a parsed page, with the fields that reading its text needs. */
export interface ParsedNode extends PageNode<ParsedNode> {
  childNodes: ParsedNode[];
}

/**
 * The element with the id `main` of a page.
 * @throws Error when there is none
 */
export function mainOf(html: string): ParsedNode {
  const main = withId(parsed(parse(html)), 'main');
  if (!main) throw new Error('The page has no element with the id main.');
  return main;
}

function withId(node: ParsedNode, id: string): ParsedNode | undefined {
  if (node.getAttribute?.('id') === id) return node;
  for (const child of node.childNodes) {
    const found = withId(child, id);
    if (found) return found;
  }
  return undefined;
}

function parsed(node: Node): ParsedNode {
  const attributes = 'attrs' in node ? node.attrs : [];
  return {
    nodeType: nodeTypeOf(node),
    nodeName: node.nodeName,
    nodeValue: 'value' in node ? node.value : null,
    childNodes: 'childNodes' in node ? node.childNodes.map(parsed) : [],
    getAttribute: (wanted) => attributes.find(({ name }) => name === wanted)?.value ?? null,
  };
}

function nodeTypeOf(node: Node): number {
  if ('tagName' in node) return 1;
  return node.nodeName === '#text' ? 3 : 8;
}
