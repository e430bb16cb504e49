import { childOf, elementsIn, type MarkupElement } from './markup.ts';

export type Place = 'baseline' | 'superscript' | 'subscript';

/** The styles of a Word document, with those that they are based on. */
export class WordStyles {
  readonly #styles: Map<string | undefined, MarkupElement>;
  /** The style of a paragraph that names none. */
  readonly #usual: string;
  /** The language of text that names none. */
  readonly #language: string | undefined;

  constructor(part: MarkupElement | undefined) {
    const all = part ? elementsIn(part, 'w:style') : [];
    this.#styles = new Map(all.map((style) => [style.attributes.styleId, style]));
    const usual = all.find(({ attributes }) => attributes.type === 'paragraph' && attributes.default === '1');
    this.#usual = usual?.attributes.styleId ?? '';
    const [defaults] = part ? elementsIn(part, 'w:rPrDefault') : [];
    this.#language = childOf(childOf(defaults, 'w:rPr'), 'w:lang')?.attributes.val;
  }

  /** Whether a paragraph is a heading or hidden, its language, and its list, which is empty when it is in none. */
  paragraph(properties: MarkupElement | undefined) {
    const styles = this.#chain(childOf(properties, 'w:pStyle')?.attributes.val ?? this.#usual);
    const all = [properties, ...styles.map((style) => childOf(style, 'w:pPr'))];
    const list = all.map((each) => childOf(each, 'w:numPr'));
    const value = (name: string) => list.map((each) => childOf(each, name)?.attributes.val).find((found) => found);
    const listId = value('w:numId') ?? '';
    const outline = all.map((each) => childOf(each, 'w:outlineLvl')?.attributes.val).find((found) => found);
    const names = styles.map((style) => childOf(style, 'w:name')?.attributes.val ?? '');
    const ids = styles.map((style) => style.attributes.styleId ?? '');
    const isNamed = [...names, ...ids].some((name) => /^(?:heading ?[1-9]|title)$/i.test(name));
    return {
      isHeading: isNamed || (outline !== undefined && Number(outline) < 9),
      isHidden: styles.some((style) => isOn(childOf(childOf(style, 'w:rPr'), 'w:vanish'))),
      language:
        styles.map((style) => childOf(childOf(style, 'w:rPr'), 'w:lang')?.attributes.val).find((found) => found) ??
        this.#language,
      listId: listId === '0' ? '' : listId,
      listLevel: Number(value('w:ilvl') ?? 0),
    };
  }

  /** Whether a run is hidden, struck out, or bold or italic, where it stands, and its own language. */
  run(properties: MarkupElement | undefined, isParagraphHidden: boolean) {
    const styles = this.#chain(childOf(properties, 'w:rStyle')?.attributes.val ?? '');
    const all = [properties, ...styles.map((style) => childOf(style, 'w:rPr'))];
    const first = (name: string) => all.map((each) => childOf(each, name)).find((found) => found);
    const hidden = first('w:vanish');
    return {
      language: first('w:lang')?.attributes.val,
      isHidden: hidden ? isOn(hidden) : isParagraphHidden,
      isStruckOut: isOn(first('w:strike')) || isOn(first('w:dstrike')),
      isEmphasized: isOn(first('w:b')) || isOn(first('w:i')),
      place: (first('w:vertAlign')?.attributes.val ?? 'baseline') as Place,
    };
  }

  #chain(id: string): MarkupElement[] {
    const chain: MarkupElement[] = [];
    let style = this.#styles.get(id);
    while (style && !chain.includes(style)) {
      chain.push(style);
      style = this.#styles.get(childOf(style, 'w:basedOn')?.attributes.val);
    }
    return chain;
  }
}

/** A switch such as `<w:strike/>` is on unless it says otherwise. */
function isOn(element: MarkupElement | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off)$/.test(element.attributes.val ?? '');
}
