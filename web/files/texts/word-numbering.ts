import { listNumber, type NumberForm } from '#rules/reading/list-numbers.ts';
import { childOf, elementsIn, type MarkupElement } from './markup.ts';

type Level = { start: number; form: NumberForm | null; text: string; isDecimal: boolean };
type List = { counters: string; levels: Map<number, Level>; starts: Map<number, number> };

const FORMS: readonly NumberForm[] = [
  ...(['decimal', 'decimalZero', 'lowerLetter', 'upperLetter', 'lowerRoman', 'upperRoman'] as const),
];
const USUAL: Level = { start: 1, form: 'decimal', text: '', isDecimal: false };

/** The printed numbers of the lists of a Word document, from its part `numbering.xml`. */
export class WordNumbering {
  readonly #lists = new Map<string, List>();
  readonly #counters = new Map<string, number[]>();
  /** The lists whose own start was used already. */
  readonly #begun = new Set<string>();

  constructor(part: MarkupElement | undefined) {
    if (!part) return;
    const shapes = new Map(elementsIn(part, 'w:abstractNum').map((shape) => [shape.attributes.abstractNumId, shape]));
    for (const list of elementsIn(part, 'w:num')) {
      const shapeId = childOf(list, 'w:abstractNumId')?.attributes.val ?? '';
      const shape = shapes.get(shapeId);
      const levels = new Map(shape ? elementsIn(shape, 'w:lvl').map(levelOf) : []);
      const starts = new Map<number, number>();
      for (const change of elementsIn(list, 'w:lvlOverride')) {
        const at = Number(change.attributes.ilvl);
        for (const level of elementsIn(change, 'w:lvl')) levels.set(...levelOf(level));
        const start = childOf(change, 'w:startOverride')?.attributes.val;
        if (start !== undefined) starts.set(at, Number(start));
      }
      this.#lists.set(list.attributes.numId ?? '', { counters: shapeId, levels, starts });
    }
  }

  /** The number of the next item of a list, such as "2." or "b)". Empty for a bullet and for a list that is not known. */
  next(listId: string, at: number): string {
    const list = this.#lists.get(listId);
    const level = list?.levels.get(at);
    if (!list || !level) return '';
    const counters = this.#counters.get(list.counters) ?? [];
    this.#counters.set(list.counters, counters);
    const ownStart = list.starts.get(at);
    const key = `${listId} ${at}`;
    if (ownStart !== undefined && !this.#begun.has(key)) counters[at] = ownStart;
    else counters[at] = counters[at] === undefined ? level.start : counters[at] + 1;
    this.#begun.add(key);
    counters.length = at + 1;
    return level.form === null ? '' : this.#written(level, list, counters);
  }

  #written({ text, isDecimal }: Level, { levels }: List, counters: readonly number[]): string {
    return text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const { form, start } = levels.get(at) ?? USUAL;
      return listNumber(counters[at] ?? start, isDecimal ? 'decimal' : (form ?? 'decimal'));
    });
  }
}

function levelOf(level: MarkupElement): [number, Level] {
  const value = (name: string) => childOf(level, `w:${name}`)?.attributes.val;
  const format = value('numFmt') ?? 'decimal';
  const isBullet = format === 'bullet' || format === 'none';
  const form = FORMS.find((one) => one === format) ?? 'decimal';
  return [
    Number(level.attributes.ilvl),
    {
      start: Number(value('start') ?? 1),
      form: isBullet ? null : form,
      text: value('lvlText') ?? '',
      isDecimal: childOf(level, 'w:isLgl') !== undefined,
    },
  ];
}
