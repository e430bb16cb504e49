import type { Content } from './content.ts';
import * as language from './en/statements.ts';

export const STATEMENTS: Content['statements'] = language.STATEMENTS;

/** The statements in words for ages 8 to 12. */
export const CHILD_STATEMENTS: Content['childStatements'] = language.CHILD_STATEMENTS;
