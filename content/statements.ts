import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { CHILD_STATEMENTS } from './en/child-statements.ts';
import { STATEMENTS } from './en/statements.ts';

const BY_LANGUAGE: ByLanguage<'statements'> = { ...forEnglish(STATEMENTS) };

const FOR_CHILDREN: ByLanguage<'childStatements'> = { ...forEnglish(CHILD_STATEMENTS) };

/** The statements in words for ages 8 to 12. */
export function childStatementsOf(language: Language): Content['childStatements'] {
  return FOR_CHILDREN[language];
}

export function statementsOf(language: Language): Content['statements'] {
  return BY_LANGUAGE[language];
}
