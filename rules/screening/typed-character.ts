import { LETTER_QUIZ } from './letter-quiz.ts';

const characters = new Intl.Segmenter('en');

/**
 * What a box for one character holds after somebody changed its text: the newest character replaces the one before.
 * @returns null when several came at once, or one too long to be a letter; then nobody can say which one was meant
 */
export function typedCharacter(before: string, text: string): string | null {
  // Full-width letters of some keyboards become plain ones; spaces, controls and halves of a character are nothing.
  const clean = text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cs}]/gu, '');
  const typed = [...characters.segment(clean)].map(({ segment }) => segment);
  const added = typed.length > 1 ? without(typed, before) : typed;
  if (added.length > 1) return null;
  const [character = ''] = added;
  return character.length > LETTER_QUIZ.longestTypedUnits ? null : character;
}

function without(typed: readonly string[], before: string): string[] {
  const at = typed.indexOf(before);
  return at < 0 ? [...typed] : typed.toSpliced(at, 1);
}
