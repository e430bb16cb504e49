import { type AutismBand, TRAITS_QUESTIONNAIRE } from './traits-questionnaire.ts';

const LINE = TRAITS_QUESTIONNAIRE.possibleFrom;

/** The sentences for each band. `when` is "today" or a date such as "on 18 November". */
export const AUTISM_BAND_TEXTS: { [Band in AutismBand]: { statement: (when: string) => string; meaning: string } } = {
  low: {
    statement: (when) => `Few autistic traits showed up ${when}.`,
    meaning: `From ${LINE} matching answers on, more questions make sense.`,
  },
  borderline: {
    statement: (when) =>
      `Borderline: some autistic traits showed up ${when}, below the line where more questions make sense.`,
    meaning: `The line is at ${LINE} matching answers.`,
  },
  possible: {
    statement: (when) => `Some traits of autism showed up ${when}.`,
    meaning: `From ${LINE} matching answers on, more questions make sense, together with a person who knows about autism.`,
  },
};
