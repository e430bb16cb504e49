import type { ScreeningPart } from './screening-sequence.ts';

export type NextStepId =
  | 'spacing'
  | 'voice'
  | 'hear-again'
  | 'short-tasks'
  | 'quiet-place'
  | 'clear-words'
  | 'written-plan'
  | 'more-movement'
  | 'another-day'
  | 'own-page'
  | 'talk'
  | `missing-${ScreeningPart}`;

/** A suggestion: what to try, and how. A link leads to a screening part or to the settings. */
export type NextStep = {
  id: NextStepId;
  area: 'attention' | 'letters' | 'people';
  what: string;
  link?: { to: ScreeningPart | 'settings'; words: string };
  how: string;
};

/** All suggestions that do not depend on a missing part. */
export const STEPS = {
  spacing: {
    id: 'spacing',
    area: 'letters',
    what: 'Give letters more room.',
    link: { to: 'settings', words: 'Settings' },
    how: 'can make them larger and move them apart. Try it until a line feels easy.',
  },
  voice: {
    id: 'voice',
    area: 'letters',
    what: 'Read with a voice',
    how: 'for five minutes a day. Let somebody, or your device, read aloud while you follow the words.',
  },
  hearAgain: {
    id: 'hear-again',
    area: 'letters',
    what: 'Ask to hear it again.',
    how: 'You can do that with people too: "Please say it once more, slowly."',
  },
  shortTasks: {
    id: 'short-tasks',
    area: 'attention',
    what: 'Make tasks short.',
    how: 'Try ten minutes for one task, then a break of three minutes in which you move.',
  },
  quietPlace: {
    id: 'quiet-place',
    area: 'attention',
    what: 'Put one thing in front of you.',
    how: 'Put the phone and all other tasks out of sight while you work.',
  },
  clearWords: {
    id: 'clear-words',
    area: 'people',
    what: 'Ask for clear words.',
    how: 'Ask people to say exactly what they want, one step at a time.',
  },
  writtenPlan: {
    id: 'written-plan',
    area: 'people',
    what: 'Write the plan down.',
    how: 'A list of what comes next, and when, makes a day easier to foresee.',
  },
  moreMovement: {
    id: 'more-movement',
    area: 'attention',
    what: 'Follow the ball once more.',
    link: { to: 'focus-game', words: 'Do this part again' },
    how: 'and keep moving with the ball, so that there is enough to measure.',
  },
  anotherDay: {
    id: 'another-day',
    area: 'attention',
    what: 'Come back on another day.',
    how: 'Two days tell more than one. This page then shows both.',
  },
  ownPage: {
    id: 'own-page',
    area: 'letters',
    what: 'Make the pages fit you.',
    link: { to: 'settings', words: 'Settings' },
    how: 'can change the letters, the colours, the sounds and the clocks.',
  },
  talk: {
    id: 'talk',
    area: 'people',
    what: 'Talk about it.',
    how: 'Print this page for a parent, teacher or doctor if it fits what you see every day.',
  },
} as const satisfies Record<string, NextStep>;

/** The suggestion for a part that was never done. */
export const MISSING: { [Part in ScreeningPart]: NextStep } = {
  'focus-game': missing('focus-game', 'attention', 'Follow the ball'),
  'letter-quiz': missing('letter-quiz', 'letters', 'Hear ten letters'),
  'traits-questionnaire': missing('traits-questionnaire', 'people', 'Say what fits you'),
};

function missing(part: ScreeningPart, area: NextStep['area'], words: string): NextStep {
  return {
    id: `missing-${part}`,
    area,
    what: `Do the ${area} part too.`,
    link: { to: part, words },
    how: 'when you want to know more.',
  };
}
