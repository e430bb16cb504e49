import { globSync, readFileSync } from 'node:fs';
import { PASSAGES } from '#content/en/passages.ts';
import { MONTHS } from '#content/en/recordings.ts';
import { CHILD_STATEMENTS, STATEMENTS } from '#content/en/statements.ts';
import { m } from '#messages';
import { CARD_GAMES } from '#rules/games/runs.ts';
import { fingerprint, piecesOf, withSingleSpaces } from '../../web/read-aloud/sentence-recordings.ts';
import { sentencesOf } from '../../web/read-aloud/sentences.ts';
import { creditGroups } from '../../web/welcome/text-page/credits.ts';
import { parseText } from '../../web/welcome/text-page/text-blocks.ts';
import { ANY_NUMBER, ANY_VALUES, type Inputs, valuesOf } from './message-values.ts';

/** The files whose messages Listen can read. */
const READ_FILES = [
  'web/help/kind-answer.tsx',
  'web/games/{reading-games-page.tsx,*/reading-card.ts}',
  `web/games/{${CARD_GAMES.reading}}/*-{page,end}.tsx`,
  'web/level-up-lab/assignment/questions/*.tsx',
  'web/activities/{reading-history.tsx,screening-part-info.ts,validity-words.ts}',
  'web/play/choices/choices-validity-note.tsx',
  'web/report/{,mix-ups/,sections/,words/}*.{ts,tsx}',
  'web/report/grown-up/share-card.tsx',
  'web/plan/{plan-page,plan-editor,plan-sheet,kept-card,share-plan-card,member-plan}.tsx',
  'web/plan/plan-words.ts',
  'web/screening/{grown-up,results}-question.tsx',
  'web/screening/part-frame.tsx',
  'web/screening/focus-game/game-start.tsx',
  'web/screening/letter-quiz/start-card.tsx',
  'web/screening/traits-questionnaire/{traits-questionnaire-page,example-statement}.tsx',
  'web/welcome/{about,conditions,results-explained,picture-credits}-page.tsx',
  'web/welcome/results/*.tsx',
  'web/welcome/text-page/condition*.{ts,tsx}',
];

/** Messages of these files that Listen does not read: page titles, controls, and texts for screen readers only. */
const NOT_READ = [
  /page_title$|page_description$/,
  /^welcome\.(book_demo|get_started|start_test)$|^shared\.(log_in|one_moment|traits\.(answer|question_before)|try_again)/,
  /^welcome\.about\.(does\.dashboard|does_not\.results_explained|help\.open)|^welcome\.results_explained\.(studies\.[^t]|next\.open_report)/,
  /^conditions\.next\.(games|videos|without_account)|^conditions\.sources\.(?!title|sentence)|^grown_up\.share\.open_page/,
  /^screening\.(part|stop_here|focus_game\.title|letter_quiz\.title|traits_questionnaire\.title|stop_here_leads)$/,
  /^screening\.focus_game\.set_up\.(start|practise)$|^screening\.letter_quiz\.set_up\.start$/,
  /^screening\.grown_up\.(yes|no|games)$|^screening\.results_question\.(is_grown_up|answer_.*|go_on)$/,
  /^screening\.traits_questionnaire\.(example\.(means|start|try)|for_adult|for_child)$/,
  /^report\.(back|printed|printed_for|product|loading)$|^report\.(actions|unavailable)\.(?!choose)/,
  /^report\.(overview\.key.*|parts\..*|waiting\.(remove|remove_failed)|empty\.start_first_part)$/,
  /^report\.(storage\.(remove|remove_yes|remove_no|remove_failed|choose)|details\.title|meter\..*\.line)$/,
  /^report\.(history\.(title|show_.*|chart|key\..*)|games\.(title|play_.*)|did_it_help\.(yes|a_bit|no)|numbers\.(title|link))$/,
  /^report\.confusions\.practice\.(open|progress|say_again|no_sound|again|question|not_kept|done)$/,
  /^games\.((letter_round|sound_match)\.end\.(title|lead)|sound_match\.words\.|choices\.says_little)/,
  /^games\.(page\.(dashboard|play)|word_or_not\.(practise(_again)?|end\.title|cannot_tell\.(title|lead)|end\.lead))$|^play\.set_up\.start$/,
  /^help\.panel\.kind\.(countries|all_countries)$|^report\.reading\.(week_from|.*_chart|pace_usual|remove)$/,
  /^level_up_lab\.(assignment\.|reading\.(invitation|progress|answers|to_the_text|next$|see_result|end\.(?!again)))|^report\.passages\.(title|go_on)$/,
  /^plan\.(change|print(_name.*)?|save_text|saved|of|file_name|edit\.(add|done|remove_of|own_field|own_missing)|look_back\.same)$/,
  /^plan\.(kept\.(keep|take_out(_yes)?|stays|remove(_yes)?|removed)|versions\.back|share\.open|notes\.by)$/,
  /^plan\.member\.(back|gone|unavailable|log_in_first|add_field|save|saved)$|^(lab\.title|account\.profile\.groups\.open)$/,
  /^report\.next_steps\.trying$|^report\.trust\..*\.source$|^shared\.percent$/,
];

/** Every paragraph in English that Listen can read, without those that contain what a learner wrote. */
function spokenTexts(): string[] {
  const privacy = parseText(readFileSync('PRIVACY.md', 'utf8'));
  const credits = creditGroups().flatMap(({ title, credits: each }) => [
    title,
    ...each.flatMap(({ what, sentence }) => [what, sentence]),
  ]);
  return [
    ...PASSAGES.flatMap(({ paragraphs }) => paragraphs),
    ...PASSAGES.flatMap(({ questions }) => questions.flatMap(({ question, options }) => [question, ...options])),
    m['settings.sample.text'](),
    ...Object.values(STATEMENTS),
    ...Object.values(CHILD_STATEMENTS),
    ...[privacy.title, privacy.lead, ...privacy.parts.flatMap(({ name, blocks }) => [name, ...blocks.flat()])],
    ...credits,
    ...messageTexts(),
  ];
}

type Message = (inputs: Inputs) => string;

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
  const code = READ_FILES.flatMap(filesOf)
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

function filesOf(pattern: string): string[] {
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`no file is named ${pattern}: was it moved?`);
  return files;
}

/** The values that are recorded separately and played within many sentences. */
const VALUES = [
  ...Array.from({ length: 101 }, (_, number) => `${number}`),
  ...Array.from({ length: 10 }, (_, tenths) => `.${tenths}`),
  ...['%', ...MONTHS, 'b', 'd', 'p', 'q'],
];

/** A placeholder that is left has no recordable value, such as a name. */
const HAS_PLACEHOLDER = /[{}]/;

/** The sentences that Listen can read and that have no recording, with their placeholders. */
export function sentencesWithoutRecording(): string[] {
  return spokenSentences().filter((text) => HAS_PLACEHOLDER.test(text));
}

/**
 * Every text that is recorded, by the name of its recording: whole sentences, the pieces of sentences that contain a
 * variable number or day, and these values.
 */
export function sentencesToRecord(): Map<string, string> {
  const texts = spokenSentences()
    .filter((text) => !HAS_PLACEHOLDER.test(text))
    .flatMap((text) => (text.includes(ANY_NUMBER) ? piecesOf(text).map((piece) => piece.text) : [text]));
  const byName = new Map<string, string>();
  for (const text of [...VALUES, ...texts].map(withSingleSpaces)) {
    const name = fingerprint(text);
    if (text === ANY_NUMBER) continue;
    if ((byName.get(name) ?? text) !== text) throw new Error(`Two sentences share the name ${name}.`);
    byName.set(name, text);
  }
  return byName;
}

function spokenSentences(): string[] {
  return spokenTexts()
    .flatMap((paragraph) => sentencesOf(paragraph))
    .map(({ text }) => text);
}
