import { typicalTime } from '#rules/figures/typical-time.ts';
import { FOCUS_GAME, focusGameVerdict } from '#rules/screening/focus-game/focus-game.ts';
import { focusGameReport } from '#rules/screening/focus-game/focus-game-report.ts';
import { LETTER_QUIZ, letterQuizVerdict, namesLetter } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { TRAITS_QUESTIONNAIRE, traitsVerdict } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { COMPARISONS } from '#rules/screening/report/comparisons.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { clockDifference, validityOf } from '#rules/screening/validity.ts';
import type { Sample } from '../figures.ts';
import type { Respondent } from './respondents.ts';
import { playFocusGame } from './simulated-focus-game.ts';
import { takeLetterQuiz } from './simulated-letter-quiz.ts';
import { takeQuestionnaire } from './simulated-questionnaire.ts';

/** The conclusion from an attempt. An unfinished part has no attempt, which counts as `cannot-tell`. */
export type Outcome = 'some-traits' | 'few-traits' | 'cannot-tell';

/** The values that the limits of validity are compared with, in the units of these limits. */
export type Measure = 'clockDifference' | 'checksInHalf' | 'lettersNamed' | 'medianLetterMs' | 'medianStatementMs';
/** `value` is the number that the report shows: percent, right letters, or trait score; null when it shows none. */
type Simulated = { outcome: Outcome; value: number | null; measured: Partial<Record<Measure, number>> };

/** The distance between the seeds of a respondent's attempts, so that chance in one does not repeat in another. */
const SECOND_SEED = 1_000_003;

const UNFINISHED: Simulated = { outcome: 'cannot-tell', value: null, measured: {} };

/** One attempt of a respondent through the rules of the product. The same seed gives the same attempt. */
const SIMULATE: Record<ScreeningPart, (respondent: Respondent, seed: number) => Simulated> = {
  'focus-game': (respondent, seed) => {
    const report = focusGameReport(playFocusGame(respondent, seed), '');
    const { firstHalf, secondHalf } = report;
    const { focusPercentage, hasADHD } = focusGameVerdict(report);
    return {
      ...concluded(validityOf('focus-game', report), focusPercentage, hasADHD === true),
      measured: {
        clockDifference: clockDifference(report),
        checksInHalf: Math.min(firstHalf.totalChecks, secondHalf.totalChecks),
      },
    };
  },
  'letter-quiz': (respondent, seed) => {
    const report = takeLetterQuiz(respondent, seed);
    if (!report) return UNFINISHED;
    const { correct, hasDyslexia } = letterQuizVerdict(report.answers);
    return {
      ...concluded(validityOf('letter-quiz', report), correct, hasDyslexia),
      measured: {
        lettersNamed: report.answers.filter(namesLetter).length,
        medianLetterMs: medianMs(report.answers.flatMap(({ answeredAfterMs }) => answeredAfterMs ?? [])),
      },
    };
  },
  'traits-questionnaire': (respondent, seed) => {
    const report = takeQuestionnaire(respondent, seed);
    if (!report) return UNFINISHED;
    const { score, result } = traitsVerdict(report.answers);
    return {
      ...concluded(validityOf('traits-questionnaire', report), score, result === 'possible'),
      measured: { medianStatementMs: medianMs(report.answeredAfterMs ?? []) },
    };
  },
};

/** The counts of outcomes of one kind of respondent, and the least and the largest value of each measure. */
export type OperatingCurve = {
  counts: Record<Outcome, number>;
  ranges: Partial<Record<Measure, { least: number; most: number }>>;
};

/** The outcomes of respondents of one kind. The same seed gives the same curve. */
export function operatingCurve(part: ScreeningPart, respondent: Respondent, { count, seed }: Sample): OperatingCurve {
  const curve: OperatingCurve = { counts: { 'some-traits': 0, 'few-traits': 0, 'cannot-tell': 0 }, ranges: {} };
  for (let each = 0; each < count; each++) {
    const { outcome, measured } = SIMULATE[part](respondent, seed + each);
    curve.counts[outcome]++;
    for (const [name, value] of Object.entries(measured) as [Measure, number][]) {
      const { least, most } = curve.ranges[name] ?? { least: value, most: value };
      curve.ranges[name] = { least: Math.min(least, value), most: Math.max(most, value) };
    }
  }
  return curve;
}

/** The number of respondents with the outcome `some-traits` in at least one of the three parts. */
export function flaggedInSequence(respondent: Respondent, { count, seed }: Sample): number {
  let flagged = 0;
  for (let each = 0; each < count; each++) {
    const outcomes = SCREENING_PARTS.map((part, place) =>
      SIMULATE[part](respondent, seed + each + place * SECOND_SEED),
    );
    if (outcomes.some(({ outcome }) => outcome === 'some-traits')) flagged++;
  }
  return flagged;
}

/**
 * The number of respondents who take a part twice and whose two results differ by no more than the usual difference.
 */
export function countUsualDifferences(part: ScreeningPart, respondent: Respondent, { count, seed }: Sample): number {
  let usual = 0;
  for (let each = 0; each < count; each++) {
    const [first, second] = [seed + each, seed + each + SECOND_SEED].map(
      (own) => SIMULATE[part](respondent, own).value,
    );
    if (typeof first !== 'number' || typeof second !== 'number') continue;
    if (Math.abs(first - second) <= COMPARISONS.small[part]) usual++;
  }
  return usual;
}

/** The outcome that would be right for a respondent. */
export function rightOutcome(part: ScreeningPart, respondent: Respondent): Outcome {
  const { effort, skill, traits, hasSound, leavesAfterMs } = respondent;
  if (effort !== 'careful') return 'cannot-tell';
  switch (part) {
    case 'focus-game':
      if (leavesAfterMs < FOCUS_GAME.durationMs) return 'cannot-tell';
      return traitsWhen(skill * 100 < FOCUS_GAME.traitsBelowPercent);
    case 'letter-quiz':
      return hasSound ? traitsWhen(skill * 100 < LETTER_QUIZ.traitsBelowPercent) : 'cannot-tell';
    case 'traits-questionnaire':
      return traitsWhen(traits >= TRAITS_QUESTIONNAIRE.possibleFrom);
  }
}

function concluded(validity: string | null, value: number, hasTraits: boolean): Pick<Simulated, 'outcome' | 'value'> {
  return validity === null ? { outcome: traitsWhen(hasTraits), value } : { outcome: 'cannot-tell', value: null };
}

function traitsWhen(hasTraits: boolean): Outcome {
  return hasTraits ? 'some-traits' : 'few-traits';
}

function medianMs(times: readonly number[]): number {
  return typicalTime(times)?.medianMs ?? 0;
}
