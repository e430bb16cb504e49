import { drawDistinct, type Random, seededRandom } from '#rules/figures/random.ts';
import {
  NEW_QUESTIONNAIRE_STATE,
  questionnaireReducer,
  questionnaireReport,
  statementOnScreen,
} from '#rules/screening/questionnaire/questionnaire-reducer.ts';
import {
  TRAIT_ANSWERS,
  TRAIT_STATEMENTS,
  type TraitAnswer,
  type TraitStatement,
} from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { Measured } from '#rules/screening/validity.ts';
import { statementTimes } from './paces.ts';
import type { Respondent } from './respondents.ts';

/** Takes a whole questionnaire through the reducer. Returns null when it was not finished. */
export function takeQuestionnaire(respondent: Respondent, seed: number): Measured['traits-questionnaire'] | null {
  const random = seededRandom(seed);
  const answerTo = answering(respondent, random);
  const drawTime = statementTimes(respondent.pace, random);
  let passedMs = 0;
  let questionnaire = NEW_QUESTIONNAIRE_STATE;
  while (questionnaire.phase === 'asking') {
    const afterMs = drawTime();
    passedMs += afterMs;
    if (respondent.effort === 'absent' || passedMs > respondent.leavesAfterMs) return null;
    const answer = answerTo(statementOnScreen(questionnaire));
    questionnaire = questionnaireReducer(questionnaire, { type: 'answer-chosen', answer });
    questionnaire = questionnaireReducer(questionnaire, { type: 'next-requested', afterMs });
  }
  return questionnaireReport(questionnaire, '');
}

function answering({ effort, skill, traits }: Respondent, random: Random): (statement: TraitStatement) => TraitAnswer {
  const same = anyAnswer(random);
  const described = drawDistinct(TRAIT_STATEMENTS, traits, random);
  return (statement) => {
    if (effort === 'constant') return same;
    if (effort === 'random' || random() >= skill) return anyAnswer(random);
    const agrees = (statement.trait === 'agree') === described.includes(statement);
    return `${random() < 0.5 ? 'definitely' : 'slightly'}-${agrees ? 'agree' : 'disagree'}`;
  };
}

function anyAnswer(random: Random): TraitAnswer {
  return TRAIT_ANSWERS[Math.floor(random() * TRAIT_ANSWERS.length)] ?? 'slightly-agree';
}
