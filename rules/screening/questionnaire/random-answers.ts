import { TRAITS_QUESTIONNAIRE } from './traits-questionnaire.ts';

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
