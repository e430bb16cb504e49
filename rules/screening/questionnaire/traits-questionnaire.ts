/** The answers to a statement, in display order. */
export const TRAIT_ANSWERS = [
  'definitely-agree',
  'slightly-agree',
  'slightly-disagree',
  'definitely-disagree',
] as const;
export type TraitAnswer = (typeof TRAIT_ANSWERS)[number];

/** The bands of the score, from the lowest to the highest. */
export const AUTISM_BANDS = ['low', 'borderline', 'possible'] as const;
export type AutismBand = (typeof AUTISM_BANDS)[number];

/**
 * The number of statements, and the lowest scores of two bands. From the product specification; the threshold of 6 is
 * the one of NICE guideline CG142.
 */
export const TRAITS_QUESTIONNAIRE = {
  statements: 10,
  borderlineFrom: 4,
  possibleFrom: 6,
} as const;

/** The statements in their order. `trait` is the side of the scale that counts as a trait. */
export const TRAIT_STATEMENTS = [
  { id: 'small-sounds', trait: 'agree' },
  { id: 'whole-picture', trait: 'disagree' },
  { id: 'several-things', trait: 'disagree' },
  { id: 'interruption', trait: 'disagree' },
  { id: 'unsaid-meaning', trait: 'disagree' },
  { id: 'bored-listener', trait: 'disagree' },
  { id: 'people-in-stories', trait: 'agree' },
  { id: 'facts', trait: 'agree' },
  { id: 'faces', trait: 'disagree' },
  { id: 'being-someone-else', trait: 'agree' },
] as const satisfies { id: string; trait: 'agree' | 'disagree' }[];

export type TraitStatement = (typeof TRAIT_STATEMENTS)[number];
export type TraitStatementId = TraitStatement['id'];

/** Whether an answer, definite or slight, is on the side that counts as a trait. */
export function matchesTrait(statement: Pick<TraitStatement, 'trait'>, answer: TraitAnswer): boolean {
  return answer.endsWith(`-${statement.trait}`);
}

/** The number of answers that match their trait, 0 to 10. Answers are in the order of the statements. */
function traitsScore(answers: readonly TraitAnswer[]): number {
  return TRAIT_STATEMENTS.filter((statement, index) => {
    const answer = answers[index];
    return answer !== undefined && matchesTrait(statement, answer);
  }).length;
}

/** The band of a score, 0 to 10. */
function autismBand(score: number): AutismBand {
  if (score >= TRAITS_QUESTIONNAIRE.possibleFrom) return 'possible';
  return score >= TRAITS_QUESTIONNAIRE.borderlineFrom ? 'borderline' : 'low';
}

/** The score and band of an attempt. */
export function traitsVerdict(answers: readonly TraitAnswer[]): { score: number; result: AutismBand } {
  const score = traitsScore(answers);
  return { score, result: autismBand(score) };
}

/**
 * How many of 100 questionnaires reach the threshold when every answer is random. Half of the answers match a trait, so
 * it is the sum of C(10, k) / 2^10 from 6 to 10.
 */
export function randomQuestionnairesOf100(): number {
  const { statements, possibleFrom } = TRAITS_QUESTIONNAIRE;
  const reached = Array.from({ length: statements - possibleFrom + 1 }, (_, more) => possibleFrom + more);
  const ways = reached.reduce((sum, score) => sum + combinations(statements, score), 0);
  return Math.round((100 * ways) / 2 ** statements);
}

/** How many sets of `size` there are of `count` things. */
function combinations(count: number, size: number): number {
  return Array.from({ length: size }).reduce<number>((ways, _, taken) => (ways * (count - taken)) / (taken + 1), 1);
}
