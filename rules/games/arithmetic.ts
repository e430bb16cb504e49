import { drawDistinct, type Random } from '../random.ts';

/** Plus, minus, times and divided by, as they are written. */
export type Sign = '+' | '−' | '×' | '÷';

export type Sum = { left: number; sign: Sign; right: number };

/** Every number of the sums. Both numbers of a sum are at least 1, and 1 is left out of the tables: it asks nothing. */
export const ARITHMETIC = { most: 20, tableFrom: 2, tableTo: 10 } as const;

const UP_TO_MOST = whole(1, ARITHMETIC.most);
const TABLE = whole(ARITHMETIC.tableFrom, ARITHMETIC.tableTo);

/** Every sum there is. Each answer is whole and not below 0; no divisor is 0. */
export const SUMS: Readonly<Record<Sign, readonly Sum[]>> = {
  '+': pairs(UP_TO_MOST).flatMap(([left, right]) =>
    left + right <= ARITHMETIC.most ? [{ left, sign: '+', right }] : [],
  ),
  '−': pairs(UP_TO_MOST).flatMap(([left, right]) => (left >= right ? [{ left, sign: '−', right }] : [])),
  '×': pairs(TABLE).map(([left, right]) => ({ left, sign: '×', right })),
  '÷': pairs(TABLE).map(([answer, right]) => ({ left: answer * right, sign: '÷', right })),
};

/**
 * `count` different sums in random order, each of the signs as often as the others. When that does not come out even,
 * the first signs come once more.
 */
export function drawnSums(signs: readonly Sign[], count: number, random: Random): Sum[] {
  const timesOf = (turn: number) => Math.ceil((count - turn) / signs.length);
  const drawn = signs.flatMap((sign, turn) => drawDistinct(SUMS[sign], timesOf(turn), random));
  return drawDistinct(drawn, count, random);
}

/** The right answer to a sum, a whole number. */
export function answerTo({ left, sign, right }: Sum): number {
  switch (sign) {
    case '+':
      return left + right;
    case '−':
      return left - right;
    case '×':
      return left * right;
    case '÷':
      return left / right;
  }
}

/** `8 × 7` */
export function writtenSum({ left, sign, right }: Sum): string {
  return `${left} ${sign} ${right}`;
}

const SPOKEN: Readonly<Record<Sign, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by' };

/** `8 times 7`, since voices leave out or misread the signs. */
export function spokenSum({ left, sign, right }: Sum): string {
  return `${left} ${SPOKEN[sign]} ${right}`;
}

function whole(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function pairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((first) => numbers.map((second): [number, number] => [first, second]));
}
