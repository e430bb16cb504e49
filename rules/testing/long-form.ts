const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } };

/** Whether the tests run in their long form, as `npm run test:release` runs them. */
export const IS_LONG_FORM = process.env.LONG_FORM === 'true';

/** So many in the long form, and fewer in `npm test`. */
export function inLongForm(count: number, otherwise: number): number {
  return IS_LONG_FORM ? count : otherwise;
}
