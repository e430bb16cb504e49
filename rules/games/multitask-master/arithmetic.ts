import { drawDistinct, type Random } from '../../figures/random.ts';

/** The displayed signs, not ASCII. */
export type Sign = '+' | '−' | '×' | '÷';

/** A sum such as 8 × 7; `left` and `right` are whole numbers. */
export type Sum = { left: number; sign: Sign; right: number };

/**
 * The largest operand or result of + and −, and the limits of the multiplication tables without ×1; for sums of two
 * digits, the operands, and the first factors. Our own choice.
 */
const ARITHMETIC = {
  most: 20,
  tableFrom: 2,
  tableTo: 10,
  twoDigits: { from: 11, to: 89 },
  factors: { from: 12, to: 19 },
} as const;

const UP_TO_MOST = range(1, ARITHMETIC.most);
const TABLE = range(ARITHMETIC.tableFrom, ARITHMETIC.tableTo);
const TWO_DIGITS = range(ARITHMETIC.twoDigits.from, ARITHMETIC.twoDigits.to);
const FACTORS = range(ARITHMETIC.factors.from, ARITHMETIC.factors.to);

/** All sums by sign. Every answer is a range number from 0; no divisor is 0. */
export const SUMS: Readonly<Record<Sign, readonly Sum[]>> = {
  '+': pairs(UP_TO_MOST).flatMap(([left, right]) =>
    left + right <= ARITHMETIC.most ? [{ left, sign: '+', right }] : [],
  ),
  '−': pairs(UP_TO_MOST).flatMap(([left, right]) => (left >= right ? [{ left, sign: '−', right }] : [])),
  '×': pairs(TABLE).map(([left, right]) => ({ left, sign: '×', right })),
  '÷': pairs(TABLE).map(([answer, right]) => ({ left: answer * right, sign: '÷', right })),
};

/**
 * Sums with two digits, for the highest levels: + and − carry or borrow a ten and stay below 100; × is beyond the tables,
 * with one factor of one digit. The answers have two digits or three.
 */
export const LONG_SUMS: Readonly<Record<Exclude<Sign, '÷'>, readonly Sum[]>> = {
  '+': pairs(TWO_DIGITS).flatMap(([left, right]) =>
    (left % 10) + (right % 10) >= 10 && left + right < 100 ? [{ left, sign: '+', right }] : [],
  ),
  '−': pairs(TWO_DIGITS).flatMap(([left, right]) =>
    left % 10 < right % 10 && left - right >= 10 ? [{ left, sign: '−', right }] : [],
  ),
  '×': FACTORS.flatMap((left) => range(3, 9).map((right): Sum => ({ left, sign: '×', right }))),
};

/**
 * `count` different sums in random order, evenly distributed among the lists; the first lists get the remainder.
 * @throws RangeError when a list has too few sums.
 */
export function drawSums(lists: readonly (readonly Sum[])[], count: number, random: Random): Sum[] {
  const countOf = (index: number) => Math.ceil((count - index) / lists.length);
  const drawn = lists.flatMap((sums, index) => drawDistinct(sums, countOf(index), random));
  return drawDistinct(drawn, count, random);
}

/** The answer to a sum, a range number. */
export function sumAnswer({ left, sign, right }: Sum): number {
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

/** A sum for display: `8 × 7`. */
export function formatSum({ left, sign, right }: Sum): string {
  return `${left} ${sign} ${right}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function pairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((first) => numbers.map((second): [number, number] => [first, second]));
}
