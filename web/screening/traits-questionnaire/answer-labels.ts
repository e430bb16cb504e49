import { TRAIT_ANSWERS, type TraitAnswer } from '#rules/screening/traits-questionnaire.ts';

const LABELS: Record<TraitAnswer, string> = {
  'definitely-agree': 'Definitely Agree',
  'slightly-agree': 'Slightly Agree',
  'slightly-disagree': 'Slightly Disagree',
  'definitely-disagree': 'Definitely Disagree',
};

/** The four answers in the order in which they are offered. */
export const ANSWER_CHOICES = TRAIT_ANSWERS.map((value) => ({ value, label: LABELS[value] }));
