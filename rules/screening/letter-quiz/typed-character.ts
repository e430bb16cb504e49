import { LETTER_QUIZ } from './letter-quiz.ts';

const characters = new Intl.Segmenter('en');

/**
 * The new character of a one-character box whose text changed: the character that was added replaces `before`.
 * @returns null when several characters were added at once, or one too long to be a letter
 */
export function typedCharacter(before: string, text: string): string | null {
  // NFKC converts the full-width letters of some keyboards; spaces, control characters and lone surrogates are removed.
  const clean = text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cs}]/gu, '');
  const typed = [...characters.segment(clean)].map(({ segment }) => segment);
  const added = typed.length > 1 ? without(typed, before) : typed;
  if (added.length > 1) return null;
  const [character = ''] = added;
  return character.length > LETTER_QUIZ.maxTypedUnits ? null : character;
}

function without(typed: readonly string[], before: string): string[] {
  const at = typed.indexOf(before);
  return typed.filter((_, index) => index !== at);
}
