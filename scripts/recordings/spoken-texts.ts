import { globSync, readFileSync } from 'node:fs';
import { CHILD_STATEMENTS } from '#content/en/child-statements.ts';
import { PASSAGES } from '#content/en/passages.ts';
import { STATEMENTS } from '#content/en/statements.ts';
import { m } from '#messages';
import { GAMES_ON_PAGE } from '#rules/runs.ts';
import { COMPARISONS } from '#rules/screening/comparisons.ts';
import { FOCUS_GAME, POINTING_DEVICES } from '#rules/screening/focus-game.ts';
import { LETTER_CONFUSIONS } from '#rules/screening/letter-confusions.ts';
import { randomQuestionnairesOf100 } from '#rules/screening/random-answers.ts';
import { RESULT_SCALES } from '#rules/screening/result-numbers.ts';
import { SIMULATED_FIGURES } from '#rules/screening/simulated-figures.ts';
import { STRENGTHS } from '#rules/screening/strengths.ts';
import { firstNumberWord, formatPercent, joinWithAnd, numberWord, timesWord } from '../../web/ui/number-words.ts';
import { creditGroups } from '../../web/welcome/credits/credits.ts';
import { parseText } from '../../web/welcome/privacy/text-blocks.ts';

/** Stands for a number from 0 to 100 that a sentence can have, and in "999 May" for a day. */
export const ANY_NUMBER = '999';
const ANY_PERCENT = formatPercent(Number(ANY_NUMBER));
const ANY_DAY = `${ANY_NUMBER} May`;

/** The files whose messages Listen can read. */
const READ_FILES = [
  'web/play/{validity-words,screening-part-info}.ts',
  'web/report/*.{ts,tsx}',
  'web/report/grown-up/share-card.tsx',
  'web/screening/{grown-up,results}-question.tsx',
  'web/screening/part-frame.tsx',
  'web/screening/focus-game/game-start.tsx',
  'web/screening/letter-quiz/start-card.tsx',
  'web/screening/traits-questionnaire/{traits-questionnaire-page,example-statement}.tsx',
  'web/welcome/{about,conditions,results-explained,picture-credits}-page.tsx',
  'web/welcome/{conditions,results}/*.{ts,tsx}',
];

/** Messages of these files that are no prose of the page: its title in the browser, controls, and what only screen readers get. */
const NOT_READ = [
  /page_title$|page_description$/,
  /^welcome\.(book_demo|get_started|start_test)$|^shared\.(log_in|one_moment|traits\.(answer|question_before)|try_again)/,
  /^welcome\.about\.(does\.dashboard|does_not\.results_explained|help\.open)|^welcome\.results_explained\.(studies\.[^t]|next\.open_report)/,
  /^conditions\.next\.(games|videos|without_account)|^conditions\.sources\.(?!title|sentence)|^grown_up\.share\.open_page/,
  /^screening\.(part|stop_here|focus_game\.title|letter_quiz\.title|traits_questionnaire\.title|stop_here_leads)$/,
  /^screening\.focus_game\.set_up\.(start|practise)$|^screening\.letter_quiz\.set_up\.start$/,
  /^screening\.grown_up\.(yes|no|games|lead|later)$|^screening\.results_question\.(is_grown_up|answer_.*|go_on)$/,
  /^screening\.traits_questionnaire\.(example\.(means|start|try)|for_adult|for_child)$/,
  /^report\.(back|printed|printed_for|product|loading)$|^report\.(actions|unavailable)\.(?!choose)/,
  /^report\.(overview\.key.*|parts\..*|waiting\.(remove|remove_failed)|empty\.start_first_part)$/,
  /^report\.(storage\.(remove|remove_yes|remove_no|remove_failed|choose)|details\.title|meter\..*\.line)$/,
  /^report\.(history\.(title|show_.*|chart|key\..*)|games\.(title|play_.*)|did_it_help\.(yes|a_bit|no)|numbers\.(title|link))$/,
  /^report\.confusions\.practice\.(open|progress|say_again|no_sound|again|question|not_kept|done)$/,
  /^report\.next_steps\.(title|trying)$|^report\.trust\..*\.source$|^shared\.percent$/,
];

type Inputs = Record<string, string | number>;
type Message = (inputs: Inputs) => string;

/** The values of messages that have any besides a number from 0 to 100, a day, or an other message. */
function valuesOf(): Record<string, readonly Inputs[]> {
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
      ...upTo(quiz.whole, quiz.line).map((named) => ({ named: numberWord(named), correct: numberWord(0) })),
      ...upTo(quiz.line - 1).map((correct) => ({ named: numberWord(quiz.line), correct: numberWord(correct) })),
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
    // The others are rare.
    'report.comparison.pointing': devices
      .slice(0, 2)
      .flatMap((newest, place) => ({ newest, before: devices[1 - place] ?? '' })),
    'report.history.entry_with_device': devices.map((device) => ({ day: ANY_DAY, result: ANY_PERCENT, device })),
    'report.history.entry': [ANY_PERCENT, `${ANY_NUMBER} of ${ANY_NUMBER}`].map((result) => ({ day: ANY_DAY, result })),
    'report.history.says_little': [{ day: ANY_DAY, reason: '' }],
    'report.details.other_quiz': [{ quiz: m['quizzes.self_assessment.title']() }],
    'report.numbers.usual': [
      {
        percent: formatPercent(COMPARISONS.small['focus-game']),
        letters: numberWord(COMPARISONS.small['letter-quiz']),
        traits: numberWord(COMPARISONS.small['traits-questionnaire']),
      },
    ],
    'report.storage.only_here': someResults(3),
    'report.waiting.for_server': someResults(3),
    'report.waiting.for_log_in': someResults(3),
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

/** Placeholders without values of their own. One that is missing here has no recording, such as a name. */
const ANY_VALUES: Inputs = {
  ...{
    count: ANY_NUMBER,
    times: ANY_NUMBER,
    near: ANY_NUMBER,
    whole: ANY_NUMBER,
    value: ANY_NUMBER,
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

/** Every paragraph in English that Listen can read, without those that contain what a learner wrote. */
export function spokenTexts(): string[] {
  const privacy = parseText(readFileSync('PRIVACY.md', 'utf8'));
  const credits = creditGroups().flatMap(({ title, credits: each }) => [
    title,
    ...each.flatMap(({ what, sentence }) => [what, sentence]),
  ]);
  return [
    ...PASSAGES.flatMap(({ paragraphs }) => paragraphs),
    m['settings.sample.text'](),
    ...Object.values(STATEMENTS),
    ...Object.values(CHILD_STATEMENTS),
    ...[privacy.title, privacy.lead, ...privacy.parts.flatMap(({ name, blocks }) => [name, ...blocks.flat()])],
    ...credits,
    ...messageTexts(),
  ];
}

function messageTexts(): string[] {
  const values = valuesOf();
  return readKeys().flatMap((key) => {
    const inputs = values[key];
    if (inputs) return inputs.map((each) => (m[key as keyof typeof m] as Message)(each));
    return variantsOf(key).map(withAnyValues);
  });
}

/** The keys of the messages that Listen can read. */
function readKeys(): string[] {
  const code = globSync(READ_FILES)
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const keys = new Set([...code.matchAll(/\bm\[\s*'([^']+)'\s*\]/g)].flatMap(([, key]) => key ?? []));
  return [...keys].filter((key) => !NOT_READ.some((pattern) => pattern.test(key))).sort();
}

type Catalogue = string | [{ match: Record<string, string> }] | { [key: string]: Catalogue };

let catalogue: Record<string, Catalogue> | undefined;

/** All wordings of a message, without markup. */
function variantsOf(key: string): string[] {
  catalogue ??= Object.assign(
    {},
    ...globSync('messages/en/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], catalogue) as
    | string
    | [{ match: Record<string, string> }];
  const variants = typeof found === 'string' ? [found] : Object.values(found[0].match);
  return variants.map((variant) => variant.replace(/\{[#/][^}]*\}/g, ''));
}

function withAnyValues(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name) => String(ANY_VALUES[name] ?? placeholder));
}

function upTo(last: number, first = 0): number[] {
  return Array.from({ length: last - first + 1 }, (_, more) => first + more);
}

/** Every choice of one or more, in their order. */
function subsets<Each>(all: readonly Each[]): Each[][] {
  return upTo(2 ** all.length - 1, 1).map((bits) => all.filter((_, place) => bits & (1 << place)));
}
