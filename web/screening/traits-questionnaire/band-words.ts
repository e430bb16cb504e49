import { type AutismBand, TRAITS_QUESTIONNAIRE } from '#rules/screening/traits-questionnaire.ts';

const LINE = TRAITS_QUESTIONNAIRE.possibleFrom;

/** What a band says on the screen, and what it means in one sentence. */
export const BAND_WORDS: Record<AutismBand, { title: string; meaning: string }> = {
  possible: {
    title: 'Some traits of autism showed up today.',
    meaning: `From ${LINE} matching answers on, more questions make sense, together with a person who knows about autism.`,
  },
  borderline: {
    title: 'Borderline: some autistic traits showed up, below the line where more questions make sense.',
    meaning: `The line is at ${LINE} matching answers.`,
  },
  low: {
    title: 'Few autistic traits showed up today.',
    meaning: `From ${LINE} matching answers on, more questions make sense.`,
  },
};
