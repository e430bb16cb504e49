import type { Language } from '#rules/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { STATEMENTS } from './en/statements.ts';

const BY_LANGUAGE: ByLanguage<'statements'> = { ...forEnglish(STATEMENTS) };

export function statementsOf(language: Language): Content['statements'] {
  return BY_LANGUAGE[language];
}
