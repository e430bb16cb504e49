import type { ComponentType, SVGProps } from 'react';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import FocusDrawing from '../../ui/art/lens-focus.svg?react';
import LettersDrawing from '../../ui/art/lens-letters.svg?react';
import PeopleDrawing from '../../ui/art/lens-people.svg?react';
import type { Tone } from '../../ui/tone.ts';

type PartFace = {
  title: string;
  task: string;
  tone: Tone;
  Drawing: ComponentType<SVGProps<SVGSVGElement>>;
};

/** How each part of the screening looks and what it is called. */
export const PART_FACES: { [Part in ScreeningPart]: PartFace } = {
  'focus-game': {
    title: 'Attention',
    task: 'Follow the ball',
    tone: 'warm',
    Drawing: FocusDrawing,
  },
  'letter-quiz': {
    title: 'Letters',
    task: 'Hear a letter',
    tone: 'accent',
    Drawing: LettersDrawing,
  },
  'traits-questionnaire': {
    title: 'People',
    task: 'Say what fits you',
    tone: 'berry',
    Drawing: PeopleDrawing,
  },
};
