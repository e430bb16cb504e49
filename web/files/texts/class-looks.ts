import { elementsIn, type MarkupElement, textIn } from './markup.ts';

/** How a style sheet makes the text of a class look, as far as it changes what is read, or is emphasis. */
type Look = 'sup' | 'sub' | 's' | 'em' | 'hidden';
export type ClassLooks = ReadonlyMap<string, Look>;

const MEDIA_RULES = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;

/** The classes of style sheets that raise, lower, strike out, emphasize or hide text. Only rules of one class count. */
export function looksOf(sheets: readonly string[]): ClassLooks {
  const looks = new Map<string, Look>();
  for (const sheet of sheets)
    for (const [, selectors = '', rules = ''] of sheet
      .replace(COMMENTS, '')
      .replace(MEDIA_RULES, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const look = lookOf(rules);
      const classes = selectors.split(',').map((selector) => /^\s*(?:span)?\.([\w-]+)\s*$/.exec(selector)?.[1]);
      for (const name of classes) if (look && name) looks.set(name, look);
    }
  return looks;
}

/** Makes the look of spans visible in their names, as `sup`, `sub`, `s` and `em`, and hides what is not shown. */
export function applyLooks(document: MarkupElement, ofSheets: ClassLooks): void {
  const looks = new Map([...ofSheets, ...looksOf(elementsIn(document, 'style').map(textIn))]);
  visit(document);

  function visit(element: MarkupElement): void {
    const { class: classes = '', style = '' } = element.attributes;
    const all = [lookOf(style), ...classes.split(/\s+/).map((name) => looks.get(name))];
    const look = all.find((each) => each !== undefined && each !== 'em') ?? all.find((each) => each);
    if (look === 'hidden') element.attributes.hidden = '';
    else if (look && element.name === 'span') element.name = look;
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  }
}

function lookOf(rules: string): Look | undefined {
  const value = (name: string) =>
    new RegExp(`(?:^|[;{\\s])${name}\\s*:\\s*([^;]+)`, 'i').exec(rules)?.[1]?.trim() ?? '';
  if (value('display') === 'none') return 'hidden';
  if (/line-through/.test(value('text-decoration(?:-line)?'))) return 's';
  const align = value('vertical-align');
  if (align === 'super' || align === 'sub') return align === 'super' ? 'sup' : 'sub';
  const isSmaller = /^0?\.\d+em$|^\d{1,2}%$/.test(value('font-size'));
  if (value('position') === 'relative' && isSmaller) {
    if (/^-/.test(value('top'))) return 'sup';
    if (/^0*\.?[1-9]/.test(value('top'))) return 'sub';
  }
  const isEmphasis = /^(?:italic|oblique)/.test(value('font-style')) || /^(?:bold|[6-9]00)/.test(value('font-weight'));
  return isEmphasis ? 'em' : undefined;
}
