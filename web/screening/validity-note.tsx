import type { ReactNode } from 'react';
import { m } from '#messages';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ValidityCode } from '#rules/screening/validity.ts';
import { validityWords } from '../activities/validity-words.ts';
import { Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

type ValidityNoteProps = { part: ScreeningPart; validity: ValidityCode; children?: ReactNode };

/** Explains the validity problem of an attempt, instead of showing its result. */
export function ValidityNote({ part, validity, children }: ValidityNoteProps) {
  return (
    <Stack gap="s">
      <p className={layout.lead}>{m['screening.says_little']()}</p>
      <p>{validityWords(part, validity)}</p>
      {children}
    </Stack>
  );
}
