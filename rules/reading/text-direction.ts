/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;

/** The direction of most letters of a text. Undefined for a text without letters. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const rightToLeft = text.match(RIGHT_TO_LEFT)?.filter((sign) => /\p{L}/u.test(sign)).length ?? 0;
  return rightToLeft * 2 > letters ? 'rtl' : 'ltr';
}
