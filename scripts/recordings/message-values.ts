import { m } from '#messages';
import { GAMES_ON_PAGE } from '#rules/games/runs.ts';
import { FOCUS_GAME, POINTING_DEVICES } from '#rules/screening/focus-game/focus-game.ts';
import { LETTER_CONFUSIONS } from '#rules/screening/letter-quiz/letter-confusions.ts';
import { randomQuestionnairesOf100 } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { COMPARISONS } from '#rules/screening/report/comparisons.ts';
import { RESULT_SCALES } from '#rules/screening/report/result-numbers.ts';
import { SIMULATED_FIGURES } from '#rules/screening/report/simulated-figures.ts';
import { STRENGTHS } from '#rules/screening/report/strengths.ts';
import { firstNumberWord, formatPercent, joinWithAnd, numberWord, timesWord } from '../../web/ui/words/number-words.ts';

/** A placeholder for any number from 0 to 100 in a sentence, and in "999 May" for any day. */
export const ANY_NUMBER = '999';
const ANY_PERCENT = formatPercent(Number(ANY_NUMBER));
const ANY_DAY = `${ANY_NUMBER} May`;

export type Inputs = Record<string, string | number>;

/** The possible values of messages that contain something besides a number from 0 to 100, a day, or another message. */
export function valuesOf(): Record<string, readonly Inputs[]> {
  const [game, quiz, traits] = [
    RESULT_SCALES['focus-game'],
    RESULT_SCALES['letter-quiz'],
    RESULT_SCALES['traits-questionnaire'],
  ];
  const seconds = FOCUS_GAME.durationMs / 1000;
  const titles = [
    m['screening.focus_game.title'](),
    m['screening.letter_quiz.title'](),
    m['screening.traits_questionnaire.title'](),
  ];
  const pairs = titles.flatMap((one, at) => titles.slice(at + 1).map((other) => joinWithAnd([one, other])));
  const lines = { line: game.line, percent: formatPercent(game.line) };
  const skill = formatPercent(SIMULATED_FIGURES.skillPercent);
  const devices = POINTING_DEVICES.map((pointing) => m['report.comparison.pointing_device']({ pointing }));
  const days = ['today', 'other-day'].map((when) => ({ when, day: ANY_DAY }));
  const someResults = (count: number) => upTo(count, 1).map((each) => ({ count: each, number: firstNumberWord(each) }));
  return {
    'screening.focus_game.set_up.time': [{ seconds }],
    'screening.letter_quiz.set_up.lead': [{ count: quiz.whole }],
    'shared.traits.question': upTo(traits.whole, 1).map((number) => ({ number, count: traits.whole })),
    'report.lead.one_day': [
      ...titles.map((parts) => ({ count: 1, day: ANY_DAY, parts })),
      ...pairs.map((parts) => ({ count: 2, day: ANY_DAY, parts })),
      { count: 3, day: ANY_DAY, parts: '' },
    ],
    'report.lead.two_days': [...titles, ...pairs].map((parts) => ({
      newestParts: parts,
      newestDay: ANY_DAY,
      oldestParts: parts,
      oldestDay: ANY_DAY,
    })),
    'report.lead.three_days': titles.map((parts) => ({
      newestParts: parts,
      newestDay: ANY_DAY,
      middleParts: parts,
      middleDay: ANY_DAY,
      oldestParts: parts,
      oldestDay: ANY_DAY,
    })),
    'report.strengths.second_half_steadier': [{ seconds: seconds / 2 }],
    'report.strengths.never_far': [{ seconds: STRENGTHS.shortDriftMs / 1000 }],
    'report.strengths.turning_letters_right': subsets(LETTER_CONFUSIONS.letters).map((letters) => ({
      letters: joinWithAnd(letters),
    })),
    'report.meter.focus_game.sentence': [lines],
    'report.meter.letter_quiz.sentence': [quiz],
    'report.meter.letter_quiz.words': upTo(quiz.whole).map((value) => ({ value, whole: quiz.whole })),
    'report.meter.traits_questionnaire.sentence': [traits],
    'report.meter.traits_questionnaire.words': upTo(traits.whole).map((value) => ({ value, whole: traits.whole })),
    'report.outcome.some_attention_traits': days.map((day) => ({ ...day, ...lines })),
    'report.outcome.missed_only_by_case': [
      ...upTo(quiz.whole, quiz.line).map((count) => ({ count, named: numberWord(count), correct: numberWord(0) })),
      ...[quiz.line, quiz.whole].flatMap((count) =>
        upTo(quiz.line - 1).map((correct) => ({ count, named: numberWord(count), correct: numberWord(correct) })),
      ),
    ],
    'report.outcome.some_swaps_turned': upTo(4, 1).flatMap((count) =>
      upTo(6, count + 1).map((swaps) => ({ count, number: firstNumberWord(count), swaps: numberWord(swaps) })),
    ),
    'report.outcome.only_other_case': upTo(quiz.whole, 1).map((count) => ({ count, number: numberWord(count) })),
    'report.measured.focus_game': [{ seconds }],
    'report.measured.letter_quiz': [{ number: numberWord(quiz.whole) }],
    'report.measured.traits_questionnaire': [{ number: numberWord(traits.whole) }],
    'report.confusions.counted': upTo(LETTER_CONFUSIONS.quizzes, 1).map((count) => ({
      count,
      number: numberWord(count),
    })),
    'report.confusions.capitals_for_small': [{ capitals: timesWord(1) }, { capitals: timesWord(Number(ANY_NUMBER)) }],
    'report.confusions.smalls_for_capital': [{ smalls: timesWord(1) }, { smalls: timesWord(Number(ANY_NUMBER)) }],
    'report.confusions.both_cases': [1, Number(ANY_NUMBER)].flatMap((capitals) =>
      [1, Number(ANY_NUMBER)].map((smalls) => ({ capitals: timesWord(capitals), smalls: timesWord(smalls) })),
    ),
    'report.trust.focus_game.norm': [lines],
    'report.trust.letter_quiz.norm': [{ number: numberWord(quiz.whole), ...quiz }],
    'report.trust.traits_questionnaire.random': [
      { number: numberWord(traits.whole), line: traits.line, random: randomQuestionnairesOf100() },
    ],
    'report.trust.traits_questionnaire.norm': [traits],
    // The other combinations are rare.
    'report.comparison.pointing': devices
      .slice(0, 2)
      .flatMap((newest, place) => ({ newest, before: devices[1 - place] ?? '' })),
    'report.history.entry_with_device': devices.map((device) => ({ day: ANY_DAY, result: ANY_PERCENT, device })),
    'report.history.entry': [ANY_PERCENT, `${ANY_NUMBER} of ${ANY_NUMBER}`].map((result) => ({ day: ANY_DAY, result })),
    'report.history.says_little': [{ day: ANY_DAY, reason: '' }],
    'report.details.other_quiz': [{ quiz: m['quizzes.self_assessment.title']() }],
    'report.numbers.usual': [
      {
        points: COMPARISONS.small['focus-game'],
        letters: numberWord(COMPARISONS.small['letter-quiz']),
        traits: numberWord(COMPARISONS.small['traits-questionnaire']),
      },
    ],
    'report.storage.only_here': someResults(3),
    'report.waiting.for_server': someResults(3),
    'report.waiting.for_log_in': someResults(3),
    'report.waiting.too_early': someResults(3),
    'report.waiting.refused': titles.map((title) => ({ title })),
    'welcome.about.does.games': [{ count: GAMES_ON_PAGE, number: firstNumberWord(GAMES_ON_PAGE) }],
    'welcome.results_explained.our_parts.focus_game.simulated': [
      { skill, flagged: SIMULATED_FIGURES.focusGameFlagged },
    ],
    'welcome.results_explained.our_parts.letter_quiz.simulated': [
      { skill, flagged: SIMULATED_FIGURES.letterQuizFlagged },
    ],
    'welcome.results_explained.our_parts.sequence.simulated': [{ skill, flagged: SIMULATED_FIGURES.sequenceFlagged }],
    'welcome.results_explained.our_parts.traits_questionnaire.simulated': [
      { flagged: SIMULATED_FIGURES.randomAnswersFlagged },
    ],
  };
}

/** Sample values of placeholders. A sentence with a placeholder that is not here, such as a name, has no recording. */
export const ANY_VALUES: Inputs = {
  ...{
    count: ANY_NUMBER,
    level: ANY_NUMBER,
    times: ANY_NUMBER,
    near: ANY_NUMBER,
    whole: ANY_NUMBER,
    value: ANY_NUMBER,
    right: ANY_NUMBER,
    low: ANY_NUMBER,
    high: ANY_NUMBER,
    points: ANY_NUMBER,
    away: `${ANY_NUMBER}.9`,
  },
  ...{
    newest: ANY_PERCENT,
    before: ANY_PERCENT,
    from: ANY_PERCENT,
    until: ANY_PERCENT,
    percent: ANY_PERCENT,
    day: ANY_DAY,
  },
};

function upTo(last: number, first = 0): number[] {
  return Array.from({ length: last - first + 1 }, (_, more) => first + more);
}

/** Every non-empty subset, in the given order. */
function subsets<Each>(all: readonly Each[]): Each[][] {
  return upTo(2 ** all.length - 1, 1).map((bits) => all.filter((_, place) => bits & (1 << place)));
}
