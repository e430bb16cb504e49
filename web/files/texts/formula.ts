import { lowered, raised } from '#rules/reading/raised-signs.ts';
import { childOf, type MarkupElement, type MarkupNode } from './markup.ts';

const OPERATOR = /^\s*[+−×÷=<>≤≥≠≈±·∙⋅→⇒-]\s*$/u;

/** A formula of MathML or of Word as one line of signs: "1/2 + x²". Empty when there is nothing to show. */
export function formulaLine(formula: MarkupElement): string {
  const written = formula.attributes.alttext ?? '';
  return (written || lineOf(formula)).replace(/\s+/g, ' ').trim();
}

function lineOf(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  const { name, children } = node;
  const parts = children.filter((child): child is MarkupElement => typeof child !== 'string' && !isProperty(child));
  const part = (at: number) => (parts[at] ? lineOf(parts[at]) : '');
  const named = (of: string) => lineOf(childOf(node, `m:${of}`) ?? '');
  switch (name) {
    case 'mfrac':
      return `${grouped(part(0))}/${grouped(part(1))}`;
    case 'm:f':
      return `${grouped(named('num'))}/${grouped(named('den'))}`;
    case 'msup':
      return part(0) + power(part(1));
    case 'm:sSup':
      return named('e') + power(named('sup'));
    case 'msub':
      return part(0) + index(part(1));
    case 'm:sSub':
      return named('e') + index(named('sub'));
    case 'msubsup':
    case 'munderover':
      return part(0) + index(part(1)) + power(part(2));
    case 'm:sSubSup':
      return named('e') + index(named('sub')) + power(named('sup'));
    case 'msqrt':
      return `√${grouped(parts.map(lineOf).join(''))}`;
    case 'mroot':
      return `${power(part(1))}√${grouped(part(0))}`;
    case 'm:rad':
      return `${named('deg') === '' ? '' : power(named('deg'))}√${grouped(named('e'))}`;
    case 'mfenced':
      return `${node.attributes.open ?? '('}${parts.map(lineOf).join(', ')}${node.attributes.close ?? ')'}`;
    case 'm:d':
      return `${signOf(node, 'begChr', '(')}${parts.map(lineOf).join(', ')}${signOf(node, 'endChr', ')')}`;
    case 'm:nary':
      return `${signOf(node, 'chr', '∫')}${index(named('sub'))}${power(named('sup'))} ${named('e')}`;
    case 'mtr':
    case 'm:mr':
      return `${parts.map(lineOf).join(', ')}; `;
    case 'semantics':
      return part(0);
    case 'mo':
    case 'm:r': {
      const text = children.map(lineOf).join('').trim();
      return OPERATOR.test(text) ? ` ${text} ` : text;
    }
    case 'mtext':
      return ` ${children.map(lineOf).join('').trim()} `;
    default:
      // Blanks between elements are only for the eyes of whoever wrote the file.
      return (parts.length > 0 ? parts : children).map(lineOf).join('');
  }
}

function isProperty({ name }: MarkupElement): boolean {
  return /^annotation/.test(name) || /^(?:m|w):\w*Pr$/.test(name) || name === 'mspace';
}

/** The character of a property such as `m:dPr`. */
function signOf(element: MarkupElement, property: string, usual: string): string {
  const properties = childOf(element, `${element.name}Pr`);
  return childOf(properties, `m:${property}`)?.attributes.val ?? usual;
}

function grouped(line: string): string {
  const text = line.trim();
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}

function power(line: string): string {
  const text = line.replace(/\s/g, '');
  if (text === '') return '';
  const signs = raised('1', text);
  return signs !== '' && signs !== text ? signs : `^${grouped(text)}`;
}

function index(line: string): string {
  const text = line.replace(/\s/g, '');
  if (text === '') return '';
  const signs = lowered(text);
  return signs === text ? `_${grouped(text)}` : signs;
}
