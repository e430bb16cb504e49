export const TRAIT_ANSWERS = [
  'definitely-agree',
  'slightly-agree',
  'slightly-disagree',
  'definitely-disagree',
] as const;
export type TraitAnswer = (typeof TRAIT_ANSWERS)[number];

export const AUTISM_BANDS = ['low', 'borderline', 'possible'] as const;
export type AutismBand = (typeof AUTISM_BANDS)[number];

export const TRAITS_QUESTIONNAIRE = {
  statements: 10,
  borderlineFrom: 4,
  possibleFrom: 6,
} as const;

export type TraitStatement = { text: string; trait: 'agree' | 'disagree' };

/** The ten statements, in our own words. `trait` is the side of the scale that counts as a trait. */
export const TRAIT_STATEMENTS: readonly TraitStatement[] = [
  { text: 'I notice small sounds that other people do not seem to hear.', trait: 'agree' },
  { text: 'I look at the whole picture first and at the details later.', trait: 'disagree' },
  { text: 'I find it easy to do more than one thing at the same time.', trait: 'disagree' },
  { text: 'When something interrupts me, I find it easy to go back to what I was doing.', trait: 'disagree' },
  { text: 'I understand what people mean even when they do not say it directly.', trait: 'disagree' },
  { text: 'I can tell when someone who listens to me is getting bored.', trait: 'disagree' },
  { text: 'When I read a story, I find it hard to work out what the people in it want to do.', trait: 'agree' },
  { text: 'I like to collect facts about kinds of things, such as cars, birds, trains or plants.', trait: 'agree' },
  { text: 'I can see what someone thinks or feels by looking at their face.', trait: 'disagree' },
  { text: 'I find it hard to imagine what it is like to be someone else.', trait: 'agree' },
];

/** Whether an answer, definite or slight, is on the side that counts as a trait. */
export function matchesTrait(statement: TraitStatement, answer: TraitAnswer): boolean {
  return answer.endsWith(`-${statement.trait}`);
}

/** The number of answers that match their trait, 0 to 10. Answers are in the order of the statements. */
export function traitsScore(answers: readonly TraitAnswer[]): number {
  return TRAIT_STATEMENTS.filter((statement, index) => {
    const answer = answers[index];
    return answer !== undefined && matchesTrait(statement, answer);
  }).length;
}

/** The band of a score, 0 to 10. The threshold of 6 is the one of NICE guideline CG142. */
export function autismBand(score: number): AutismBand {
  if (score >= TRAITS_QUESTIONNAIRE.possibleFrom) return 'possible';
  return score >= TRAITS_QUESTIONNAIRE.borderlineFrom ? 'borderline' : 'low';
}

/** The score and band of an attempt. */
export function traitsVerdict(answers: readonly TraitAnswer[]): { score: number; result: AutismBand } {
  const score = traitsScore(answers);
  return { score, result: autismBand(score) };
}
