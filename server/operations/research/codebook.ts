import Bowser from 'bowser';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { MULTITASK_DIFFICULTIES } from '#rules/games/multitask-master/multitask-master.ts';
import { GAMES, RUN_VALIDITY_CODES } from '#rules/games/runs.ts';
import { PADS, SIMON_DIFFICULTIES } from '#rules/games/simon/simon.ts';
import { MOLE_DIFFICULTIES } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { WORD_OR_NOT_ANSWERS } from '#rules/games/word-or-not/word-or-not.ts';
import { ROLES } from '#rules/groups/groups.ts';
import { AGE_BANDS } from '#rules/people/age-band.ts';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { WORD_OPTIONS } from '#rules/quizzes/picture-words.ts';
import { PASSAGE_IDS } from '#rules/reading/passages.ts';
import { POINTING_DEVICES } from '#rules/screening/focus-game/focus-game.ts';
import { AUTISM_BANDS, TRAIT_ANSWERS, TRAIT_STATEMENTS } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { VALIDITY_CODES } from '#rules/screening/validity.ts';

/** What a column means, and every value that it can have. Times are in milliseconds. */
type Column = { description: string } & (
  | { values: readonly string[] }
  | { least: number; most?: number; unit?: string }
  | { pattern: string }
);
export type Cell = string | number | boolean | null | undefined;

const FLAG = { least: 0, most: 1 };
const COUNT = { least: 0 };
const FROM_ONE = { least: 1 };
const MILLISECONDS = { least: 0, unit: 'ms' };
const INSTANT = { pattern: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ' };

const DIFFICULTIES = [...new Set<string>([...SIMON_DIFFICULTIES, ...MULTITASK_DIFFICULTIES, ...MOLE_DIFFICULTIES])];
/** The values of `runVariant`. */
const VARIANT = `${anyOf(WITH_LEVELS, ...PASSAGE_IDS)}|(${anyOf(...DIFFICULTIES)})?( ?words)?( ?without a clock)?( ?calm)?`;
const ASKED = `[a-zA-Z]|${anyOf('mole', 'rabbit', ...PICTURE_NAMES, ...TRAIT_STATEMENTS.map(({ id }) => id))}|((word|not-a-word) )?\\d+-\\d+`;
/** One typed character, a number, or a word of the rules. */
const ANSWER = `.\\p{M}*|\\d+|\\d+-\\d+|${anyOf(...PADS, ...WORD_OPTIONS, ...WORD_OR_NOT_ANSWERS, ...TRAIT_ANSWERS)}`;

/** Every column of the research export. A column has the same meaning in each file. */
const COLUMNS = {
  participant_id: {
    description: 'Made-up id of a learner. Whoever runs the server can find the learner with a key; nobody else can.',
    pattern: 'p[0-9a-f]{16}',
  },
  age_band: { description: 'Age as stated at sign-up; empty when it was not asked.', values: AGE_BANDS },
  role: { description: 'What the person said they are.', values: ROLES },
  consent_given_by: {
    description: 'Who agreed to research: the learner, or a grown-up for a child.',
    values: ['learner', 'grown-up'],
  },
  consent_version: {
    description: 'Day of the text that was agreed to. It is not moved.',
    pattern: '\\d{4}-\\d\\d-\\d\\d',
  },
  session: {
    description: 'Number of a sign-in of the participant, oldest first. Only sign-ins that have not ended are stored.',
    ...FROM_ONE,
  },
  started_at: { description: 'When the sign-in began, moved, in UTC.', ...INSTANT },
  browser: {
    description: 'Browser of the sign-in; empty when it is not known.',
    values: Object.values(Bowser.BROWSER_MAP),
  },
  system: {
    description: 'Operating system of the sign-in; empty when it is not known.',
    values: Object.values(Bowser.OS_MAP),
  },
  is_shared: { description: '1 if the participant said that others use this computer.', ...FLAG },
  attempt: {
    description: 'Number of an attempt of the participant at this part of the test, oldest first.',
    ...FROM_ONE,
  },
  run: { description: 'Number of a run of the participant, over all games, oldest first.', ...FROM_ONE },
  finished_at: {
    description:
      'When it was finished, in UTC. All instants of a participant are moved into the past by the same number of whole weeks.',
    ...INSTANT,
  },
  validity: {
    description:
      'Why the attempt or run says little; empty when it is a valid measurement, and in games that are not checked.',
    values: [...new Set<string>([...VALIDITY_CODES, ...RUN_VALIDITY_CODES])],
  },
  focused_moments: { description: 'Checks at which the pointer was on the ball.', ...COUNT },
  total_checks: { description: 'Checks of the pointer.', ...COUNT },
  first_half_focused_moments: { description: 'focused_moments in the first half.', ...COUNT },
  first_half_total_checks: { description: 'total_checks in the first half.', ...COUNT },
  second_half_focused_moments: { description: 'focused_moments in the second half.', ...COUNT },
  second_half_total_checks: { description: 'total_checks in the second half.', ...COUNT },
  time_on_target_ms: { description: 'Time with the pointer on the ball.', ...MILLISECONDS },
  longest_drift_ms: { description: 'Longest time with the pointer off the ball.', ...MILLISECONDS },
  pointing: { description: 'What was pointed with; empty without a pointer.', values: POINTING_DEVICES },
  right_letters: { description: 'Letters that were typed right.', ...COUNT },
  letters: { description: 'Letters that were asked.', ...COUNT },
  percentage: { description: 'Share of focused moments or of right letters.', least: 0, most: 100, unit: '%' },
  suggests_traits: {
    description:
      '1 if the app said that some traits showed up; empty when there was too little to tell. Not a diagnosis.',
    ...FLAG,
  },
  is_sound_confirmed: {
    description: '1 if a test letter was heard and typed before; empty in earlier versions.',
    ...FLAG,
  },
  traits_score: { description: 'Answers that match a trait, of ten.', least: 0, most: 10 },
  traits_band: { description: 'Band of traits_score. Not a diagnosis.', values: AUTISM_BANDS },
  game: { description: 'The game, the picture quiz, or a passage that was read.', values: GAMES },
  duration_ms: { description: 'Time from start to end without pauses.', ...MILLISECONDS },
  variant: {
    description: 'Difficulty and set-up, or the id of the passage. Compare only runs with the same variant.',
    pattern: VARIANT,
  },
  score: { description: 'The value that the app charts. Its unit depends on the game and the variant.', ...COUNT },
  level: { description: 'With levels the next level; else the level or difficulty reached. Empty without.', ...COUNT },
  start_level: { description: 'The level at which a run with levels started.', ...FROM_ONE },
  seed: {
    description: 'The number that decided what was asked. The code of the app gives the same again.',
    least: -(2 ** 31),
    most: 2 ** 31 - 1,
  },
  scene_version: { description: 'Spot the Difference: version of the pictures.', ...COUNT },
  misses: { description: 'Whack-a-Mole: presses on empty holes.', ...COUNT },
  impulsive_clicks: { description: 'Simon: presses while the sequence was shown.', ...COUNT },
  was_listened: { description: 'Passage: 1 if the voice read any of it.', ...FLAG },
  read_ms: { description: 'Passage: time to read it, before the questions.', ...MILLISECONDS },
  item: {
    description:
      'Place of the item, from 1: letter, statement, question, trial, mole, round or press. Careful moles has one row for each press in a trial.',
    ...FROM_ONE,
  },
  asked: {
    description:
      'What was asked. Letters: the letter. Questionnaire: id of the statement. Picture words: the picture, where it is stored. Careful moles: the animal. ' +
      'Word or not, sound match: place of the word in the lists of the code. Empty in other games; there it follows from seed.',
    pattern: ASKED,
  },
  answer: {
    description:
      'The answer. Letter quiz: the character that was typed. Letter round: the picked letter. Simon: the pad. Multitask Master: the sum. ' +
      'Picture words: the word of the picture, or one of the others. Empty where none was given.',
    pattern: ANSWER,
  },
  picked: { description: 'Place of the picked option or shape, from 0; empty where none was picked.', ...COUNT },
  is_right: {
    description: '1 if the answer is right; empty where the app does not say so for a single item.',
    ...FLAG,
  },
  repeats: { description: 'How often the letter was heard again.', ...COUNT },
  time_ms: {
    description:
      'From when the item was shown or heard to the answer. Simon and Spot the Difference: from the start of the run. Multitask Master: the whole round. ' +
      'Careful moles: from the animal, negative before it. Empty where nothing was answered or measured.',
    least: -60_000,
    unit: 'ms',
  },
  x: { description: 'Spot the Difference: place of the press from the left.', ...COUNT, unit: 'px' },
  y: { description: 'Spot the Difference: place of the press from the top.', ...COUNT, unit: 'px' },
} as const satisfies Record<string, Column>;
export type ColumnName = keyof typeof COLUMNS;

/** The columns of each file in `data/`. Names of files follow Psych-DS: keys in small letters, values without signs. */
export const TABLES = {
  'description-participants': ['participant_id', 'age_band', 'role', 'consent_given_by', 'consent_version'],
  'description-sessions': ['participant_id', 'session', 'started_at', 'browser', 'system', 'is_shared'],
  'task-followTheBall': [
    ...(['participant_id', 'attempt', 'finished_at', 'focused_moments', 'total_checks'] as const),
    ...(['first_half_focused_moments', 'first_half_total_checks'] as const),
    ...(['second_half_focused_moments', 'second_half_total_checks'] as const),
    ...(['time_on_target_ms', 'longest_drift_ms', 'pointing', 'percentage', 'suggests_traits', 'validity'] as const),
  ],
  'task-letterQuiz': [
    ...(['participant_id', 'attempt', 'finished_at', 'right_letters', 'letters', 'percentage'] as const),
    ...(['suggests_traits', 'is_sound_confirmed', 'validity'] as const),
  ],
  'task-letterQuiz_description-items': [
    ...(['participant_id', 'attempt', 'item', 'asked', 'answer', 'is_right', 'repeats', 'time_ms'] as const),
  ],
  'task-questionnaire': ['participant_id', 'attempt', 'finished_at', 'traits_score', 'traits_band', 'validity'],
  'task-questionnaire_description-items': ['participant_id', 'attempt', 'item', 'asked', 'answer', 'time_ms'],
  'task-games': [
    ...(['participant_id', 'run', 'game', 'finished_at', 'duration_ms', 'variant', 'score', 'level'] as const),
    ...(['validity', 'seed', 'start_level', 'scene_version', 'misses', 'impulsive_clicks'] as const),
    ...(['was_listened', 'read_ms'] as const),
  ],
  'task-games_description-items': [
    ...(['participant_id', 'run', 'item', 'asked', 'answer', 'picked', 'is_right', 'time_ms', 'x', 'y'] as const),
  ],
} as const satisfies Record<string, readonly ColumnName[]>;
export type TableName = keyof typeof TABLES;
export type Row<Table extends TableName> = Record<(typeof TABLES)[Table][number], Cell>;

/** What stands in a cell. A value that its column does not know is left out, so that no text of a person gets in. */
export function cellOf(name: ColumnName, value: Cell): string | number {
  const plain = typeof value === 'boolean' ? Number(value) : (value ?? '');
  return isKnown(COLUMNS[name], plain) ? plain : '';
}

function isKnown(column: Column, value: string | number): boolean {
  if ('values' in column) return column.values.includes(String(value));
  if ('pattern' in column) return wholly(column.pattern).test(String(value));
  return typeof value === 'number' && value >= column.least && value <= (column.most ?? Number.MAX_SAFE_INTEGER);
}

/** The codebook as the `dataset_description.json` of Psych-DS (https://psych-ds.github.io), with terms of schema.org. */
export function datasetDescription() {
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: 'Results of #thembstudy',
    description:
      'Tests, games and reading of learners who agreed to research. participant_id joins the files; with attempt or run it joins items. ' +
      'Days are moved for each participant by whole weeks. Results are educational, not clinical.',
    variableMeasured: Object.entries<Column>(COLUMNS).map(([name, column]) => ({
      '@type': 'PropertyValue',
      name,
      description: column.description,
      ...('values' in column && { valuePattern: anyOf(...column.values) }),
      ...('pattern' in column && { valuePattern: column.pattern }),
      ...('least' in column && { minValue: column.least }),
      ...('most' in column && { maxValue: column.most }),
      ...('unit' in column && { unitText: column.unit }),
    })),
  };
}

const compiled = new Map<string, RegExp>();

/** Matches a value as a whole. Compiled once, because there are many cells. */
function wholly(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(`^(${pattern})$`, 'u');
  compiled.set(pattern, known);
  return known;
}

/** A regular expression for one of these words. */
function anyOf(...words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
