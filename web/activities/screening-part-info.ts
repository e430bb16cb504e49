import type { ComponentType, SVGProps } from 'react';
import { m } from '#messages';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { PART_PATHS } from '../paths.ts';
import FocusDrawing from '../ui/art/round-focus.svg?react';
import LettersDrawing from '../ui/art/round-letters.svg?react';
import PeopleDrawing from '../ui/art/round-people.svg?react';
import type { Tone } from '../ui/layout/layout.tsx';

type ScreeningPartInfo = {
  title: () => string;
  task: () => string;
  path: string;
  tone: Tone;
  Drawing: ComponentType<SVGProps<SVGSVGElement>>;
};

/** The title, address and look of each part of the screening. */
export const SCREENING_PART_INFO: Record<ScreeningPart, ScreeningPartInfo> = {
  'focus-game': {
    title: m['screening.focus_game.title'],
    task: m['screening.focus_game.task'],
    path: PART_PATHS['focus-game'],
    tone: 'warm',
    Drawing: FocusDrawing,
  },
  'letter-quiz': {
    title: m['screening.letter_quiz.title'],
    task: m['screening.letter_quiz.task'],
    path: PART_PATHS['letter-quiz'],
    tone: 'accent',
    Drawing: LettersDrawing,
  },
  'traits-questionnaire': {
    title: m['screening.traits_questionnaire.title'],
    task: m['screening.traits_questionnaire.task'],
    path: PART_PATHS['traits-questionnaire'],
    tone: 'berry',
    Drawing: PeopleDrawing,
  },
};
