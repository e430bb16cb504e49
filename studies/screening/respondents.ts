import type { Pace } from './paces.ts';

/** How a simulated respondent takes a part of the screening. */
export type Respondent = {
  /** The name in kebab-case; numbers are percent of skill, or seconds. */
  name: string;
  pace: Pace;
  /**
   * 0 to 1: the share of the minute in which the ball is followed, of the letters that are typed right, or of the
   * statements that are answered as they are meant.
   */
  skill: number;
  effort: 'careful' | 'random' | 'constant' | 'absent';
  /** How the pointer is moved in the focus game. */
  hand: Hand;
  /** The respondent leaves after this time. */
  leavesAfterMs: number;
  /** Whether every letter is typed small. */
  isLowerCaseOnly: boolean;
  /** Whether the letters can be heard; without sound a random letter is typed. */
  hasSound: boolean;
  /** The number of statements that describe the respondent, 0 to 10. */
  traits: number;
};

/**
 * `wanders-in-lapses`: the pointer goes elsewhere when attention lapses. `rests-in-lapses`: it stops. `hops`: it rests
 * until the ball is about to leave it. `lifts-finger`: touch, lifted now and then. `holds-arrows`: the keyboard.
 */
export type Hand = 'wanders-in-lapses' | 'rests-in-lapses' | 'hops' | 'lifts-finger' | 'holds-arrows';

/** Scores of respondents with few and with many traits; our own choice, well away from the threshold of 6. */
export const TRAITS = { few: 3, many: 8 } as const;

/** A perfect adult, changed as given. */
export function respondent(name: string, change: Partial<Omit<Respondent, 'name'>> = {}): Respondent {
  return {
    name,
    pace: 'adult',
    skill: 1,
    effort: 'careful',
    hand: 'wanders-in-lapses',
    leavesAfterMs: Number.POSITIVE_INFINITY,
    isLowerCaseOnly: false,
    hasSound: true,
    traits: TRAITS.few,
    ...change,
  };
}

export const PERFECT = respondent('perfect', { pace: 'perfect' });
export const RANDOM = respondent('random', { effort: 'random' });
/** Answers at random without reading or listening. */
export const RUSHED = respondent('random-fast', { effort: 'random', pace: 'rushed' });
export const CONSTANT = respondent('constant', { effort: 'constant' });
export const ABSENT = respondent('absent', { effort: 'absent' });

/** Respondents who do everything right and leave before the end. */
export const INTERRUPTED = [10, 20, 30, 40].map((seconds) =>
  respondent(`interrupted-after-${seconds}-s`, { pace: 'perfect', leavesAfterMs: seconds * 1000 }),
);

/** Adults and children with each skill. */
export const CAREFUL = [0.85, 0.7, 0.5].flatMap((skill) =>
  (['adult', 'child'] as const).map((pace) => respondent(`careful-${100 * skill}-${pace}`, { pace, skill })),
);

/** Adults and children who follow or answer without a lapse of attention, at a human speed. */
export const ATTENTIVE = [
  respondent('attentive-adult'),
  respondent('fast-adult', { pace: 'fast-adult' }),
  respondent('attentive-child', { pace: 'child' }),
  respondent('slow-child', { pace: 'slow-child' }),
];

/** The respondents of each part, in the order of the printed tables. */
export const RESPONDENTS = {
  'focus-game': [
    PERFECT,
    ...ATTENTIVE,
    ...CAREFUL,
    respondent('mouse-rests-and-catches-up', { hand: 'hops' }),
    respondent('touch-child-lifts-finger', { hand: 'lifts-finger', pace: 'child' }),
    respondent('arrow-keys', { hand: 'holds-arrows' }),
    respondent('arrow-keys-child', { hand: 'holds-arrows', pace: 'child' }),
    respondent('hand-stops-in-lapses-67', { hand: 'rests-in-lapses', skill: 2 / 3 }),
    respondent('hand-stops-in-lapses-50', { hand: 'rests-in-lapses', skill: 0.5 }),
    RANDOM,
    CONSTANT,
    ABSENT,
    ...INTERRUPTED,
  ],
  'letter-quiz': [
    PERFECT,
    ...ATTENTIVE,
    ...CAREFUL,
    respondent('all-lower-case', { isLowerCaseOnly: true }),
    RANDOM,
    RUSHED,
    CONSTANT,
    ABSENT,
    respondent('sound-off', { hasSound: false }),
    ...INTERRUPTED,
  ],
  'traits-questionnaire': [
    PERFECT,
    withManyTraits(PERFECT),
    ...ATTENTIVE,
    ...CAREFUL.flatMap((careful) => [careful, withManyTraits(careful)]),
    RANDOM,
    RUSHED,
    CONSTANT,
    ABSENT,
    ...INTERRUPTED,
  ],
} as const satisfies Record<string, readonly Respondent[]>;

/** The respondents of the whole sequence; those who answer with care have few traits, so each flag is a false one. */
export const SEQUENCE_RESPONDENTS = [PERFECT, ...CAREFUL.filter(({ skill }) => skill >= 0.7), RANDOM, RUSHED];

/** Adults who take a part twice under the same conditions. */
export const REPEATING_RESPONDENTS = CAREFUL.filter(({ pace, skill }) => pace === 'adult' && skill >= 0.7);

function withManyTraits(of: Respondent): Respondent {
  return { ...of, name: `${of.name}-many-traits`, traits: TRAITS.many };
}
