import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';

/** An element of XML or HTML. Names of the formats of Word begin with `w:` or `m:`, others are without a prefix. */
export type MarkupElement = { name: string; attributes: Record<string, string>; children: MarkupNode[] };
export type MarkupNode = MarkupElement | string;

/** The prefixes that are kept, by the end of the name space. Strict documents have other addresses than usual ones. */
const ELEMENT_PREFIXES = [
  ['/wordprocessingml/main', 'w:'],
  ['/wordprocessingml/2006/main', 'w:'],
  ['/officeDocument/2006/math', 'm:'],
  ['/officeDocument/math', 'm:'],
] as const;
const ATTRIBUTE_PREFIXES = [
  ['/2007/ops', 'epub:'],
  ['/officeDocument/2006/relationships', 'r:'],
  ['/officeDocument/relationships', 'r:'],
] as const;
const elementPrefix = prefixesOf(ELEMENT_PREFIXES);
const attributePrefix = prefixesOf(ATTRIBUTE_PREFIXES);
/** Faults that do not change what is read: a name with an unknown prefix, an attribute that is there twice. */
const HARMLESS = /unbound namespace prefix|duplicate attribute|disallowed character|xml namespace/;

type Options = {
  /** Children of the first element with this name are given to `take` one by one, and not kept. */
  childrenOf?: string;
  take?: (child: MarkupElement) => void;
  /** Is told the share that was read, from 0 to 1. */
  onPart?: (done: number) => void;
};

/** The characters that are read between two reports of progress. */
const PART = 500_000;

/**
 * Reads XML. Own entities and those of HTML are known.
 * @throws Error when it is not well-formed
 */
export function parseXml(text: string, { childrenOf, take, onPart }: Options = {}): MarkupElement {
  const root: MarkupElement = { name: '#document', attributes: {}, children: [] };
  const open: MarkupElement[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name) => Reflect.get(known, name) ?? htmlEntity(name) });
  const add = (characters: string) => {
    open.at(-1)?.children.push(characters);
  };
  parser.on('doctype', (declaration) => {
    for (const [, name = '', value = ''] of declaration.matchAll(/<!ENTITY\s+([\w:.-]+)\s+["']([^"']*)["']\s*>/g))
      Object.assign(parser.ENTITIES, { [name]: plainText(value) });
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const element: MarkupElement = { name: elementPrefix(uri) + local, attributes: {}, children: [] };
    for (const name in attributes) {
      const { uri: ofName = '', local: own = name, value = '' } = attributes[name] ?? {};
      element.attributes[attributePrefix(ofName) + own] = value;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (!element || !parent || !take || parent.name !== childrenOf) return;
    parent.children = [];
    take(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    if (!HARMLESS.test(error.message)) throw error;
  });
  for (let at = 0; at < text.length; at += PART) {
    parser.write(text.slice(at, at + PART));
    onPart?.(Math.min(1, (at + PART) / text.length));
  }
  parser.close();
  return root;
}

/** Reads HTML as browsers do, whatever it is. It runs no scripts and loads nothing. */
export function parseHtml(text: string): MarkupElement {
  return elementOf(parse(text.replace(CLOSED_AT_ONCE, closeApart)));
}

/** Reads XHTML, or as HTML what is not well-formed. */
export function parseXhtml(text: string): MarkupElement {
  try {
    return parseXml(text);
  } catch {
    return parseHtml(text);
  }
}

/** The text of an XML or HTML file: its encoding is in its first bytes or its first line. */
export function decodeMarkup(bytes: Uint8Array): string {
  const [first, second, , fourth] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0x3c && second === 0 && fourth === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be').decode(bytes);
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(begin)?.[1];
  const inMeta = /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(begin)?.[1];
  return decoderFor(declared ?? inMeta ?? 'utf-8').decode(bytes);
}

/** All text inside an element. */
export function textIn(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(textIn).join('');
}

/** The elements with a name, inside another one at any depth. */
export function elementsIn(element: MarkupElement, name: string): MarkupElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child, ...elementsIn(child, name)] : elementsIn(child, name);
  });
}

/** The first child with a name. */
export function childOf(element: MarkupElement | undefined, name: string): MarkupElement | undefined {
  return element?.children.find((child): child is MarkupElement => typeof child !== 'string' && child.name === name);
}

/** Elements that are closed at once, such as `<a id="p2"/>`. An HTML parser takes all that follows as their content. */
const CLOSED_AT_ONCE = /<([a-z][\w:.-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

function closeApart(all: string, name: string, attributes: string): string {
  return VOID.test(name) ? all : `<${name}${attributes}></${name}>`;
}

/** UTF-8 for an encoding that is not known, and for a UTF-16 that the bytes are not. */
function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(/^utf-?16/i.test(label) ? 'utf-8' : label);
  } catch {
    return new TextDecoder('utf-8');
  }
}

function htmlEntity(name: string | symbol): string | undefined {
  const text = plainText(`&${String(name)};`);
  return text === `&${String(name)};` ? undefined : text;
}

function plainText(html: string): string {
  const { childNodes } = parseFragment(html);
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

type Node = DefaultTreeAdapterMap['node'];

function elementOf(node: Node): MarkupElement {
  const children = 'childNodes' in node ? node.childNodes : [];
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [];
  return {
    name: node.nodeName,
    attributes: Object.fromEntries(attributes),
    children: children.flatMap((child): MarkupNode[] => {
      if (child.nodeName === '#text' && 'value' in child) return [child.value];
      return child.nodeName.startsWith('#') ? [] : [elementOf(child)];
    }),
  };
}

/** Remembers the prefix of each address, because a document has thousands of elements and few addresses. */
function prefixesOf(prefixes: readonly (readonly [string, string])[]): (uri: string) => string {
  const known = new Map<string, string>();
  return (uri) => {
    const found = known.get(uri) ?? prefixes.find(([end]) => uri.endsWith(end))?.[1] ?? '';
    known.set(uri, found);
    return found;
  };
}
