import { wilsonInterval } from '../rules/figures/wilson-interval.ts';
import { runVariant } from '../rules/games/runs.ts';
import { WORD_OR_NOT } from '../rules/games/word-or-not/word-or-not.ts';
import { SCREENING_PARTS, type ScreeningPart } from '../rules/screening/screening-sequence.ts';
import { type Sample, spearmanBrown } from '../studies/figures.ts';
import {
  CHOICE_GAMES,
  type ChoiceGame,
  chooser,
  countUntellingChoices,
  WILD_CHOOSERS,
} from '../studies/games/choice-players.ts';
import { MOLE_LEVEL_PLAYERS, moleLevelError, SPAN_PLAYERS, spanError } from '../studies/games/mole-players.ts';
import {
  CAREFUL_MEASURES,
  childOf,
  countCannotTell,
  countUsualScores,
  splitHalfReliability,
} from '../studies/games/reliability.ts';
import { canFinish, countWildRuns, MOLE_CHOICES, MOLE_PLAYERS } from '../studies/games/simulated-mole-run.ts';
import { type Player, randomOfPlayer, WILD_PLAYERS } from '../studies/games/simulated-players.ts';
import {
  correlationInterval,
  countCannotTell as countUntellingWordRuns,
  READER_SPREADS,
  readerCurve,
  WILD_PLAYERS as WILD_READERS,
} from '../studies/games/word-or-not-curves.ts';
import { countNamed, fallingTo, HABITS } from '../studies/groups/simulated-pupils.ts';
import {
  countUsualDifferences,
  flaggedInSequence,
  type OperatingCurve,
  type Outcome,
  operatingCurve,
  rightOutcome,
} from '../studies/screening/operating-curves.ts';
import { REPEATING_RESPONDENTS, RESPONDENTS, SEQUENCE_RESPONDENTS } from '../studies/screening/respondents.ts';
import { optionsOf, runCommand } from './command-line.ts';

const RIGHT: Record<Outcome, string> = {
  'some-traits': 'some traits',
  'few-traits': 'few traits',
  'cannot-tell': 'cannot tell',
};

/** The names of measures in the last column; checks are those of the half with fewer. */
const MEASURE_NAMES = {
  clockDifference: 'clock',
  checksInHalf: 'checks',
  lettersNamed: 'named',
  medianLetterMs: 'ms',
  medianStatementMs: 'ms',
} as const;

/** The spread among simulated children, as a multiple of the assumed one. */
const SPREADS = { half: 0.5, 'as in the study': 1, twice: 2 };

/** The shares of the answers that simulated players know; they guess the others. */
const KNOWN_SHARES = [1, 0.75, 0.5, 0.25];

/** To which share of their first scores those of simulated pupils fall in six weeks. */
const FALLS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

// Prints how often each kind of simulated respondent gets a wrong answer, as Markdown tables:
// npm run operating-curves [-- --count 10000 --seed 1]
await runCommand('Nothing was simulated', async () => {
  const options = optionsOf(['count', 'seed'], 'npm run operating-curves -- --count NUMBER --seed NUMBER');
  const sample = { count: Number(options.count ?? 10_000), seed: Number(options.seed ?? 1) };
  const startedMs = performance.now();
  for (const part of SCREENING_PARTS) printPart(part, sample);
  printSequence(sample);
  printUsualDifferences(sample);
  printWildPressing(sample);
  printCarefulMoles(sample);
  printWordOrNot(sample);
  printChoices(sample);
  printPupils(sample);
  printLevels(sample);
  console.log(`\n${sample.count} of each kind, seed ${sample.seed}: ${secondsSince(startedMs)} s.`);
});

function printPart(part: ScreeningPart, sample: Sample): void {
  const startedMs = performance.now();
  printHeader(part, ['Respondents', 'Right answer', 'False flags, %', 'Missed flags, %', 'Cannot tell, %', 'Measured']);
  for (const respondent of RESPONDENTS[part]) {
    const { counts, ranges } = operatingCurve(part, respondent, sample);
    const right = rightOutcome(part, respondent);
    const percent = (outcome: Outcome) => percentWithInterval(counts[outcome], sample.count);
    printRow([
      nameInWords(respondent),
      RIGHT[right],
      right === 'some-traits' ? '–' : percent('some-traits'),
      right === 'few-traits' ? '–' : percent('few-traits'),
      percent('cannot-tell'),
      rangesInWords(ranges),
    ]);
  }
  console.log(`\n${part}: ${secondsSince(startedMs)} s.`);
}

function printSequence(sample: Sample): void {
  printHeader('whole sequence', ['Respondents, few traits', 'Flagged in at least one part, %']);
  for (const respondent of SEQUENCE_RESPONDENTS) {
    printRow([nameInWords(respondent), percentWithInterval(flaggedInSequence(respondent, sample), sample.count)]);
  }
}

function printUsualDifferences(sample: Sample): void {
  printHeader('taken twice', ['Respondents, few traits', ...SCREENING_PARTS.map((part) => `${part}, %`)]);
  for (const respondent of REPEATING_RESPONDENTS) {
    const counts = SCREENING_PARTS.map((part) => countUsualDifferences(part, respondent, sample));
    printRow([nameInWords(respondent), ...counts.map((count) => percentWithInterval(count, sample.count))]);
  }
}

function printWildPressing(sample: Sample): void {
  const choices = MOLE_CHOICES.map((choice) => runVariant({ durationMs: 0, ...choice }));
  printHeader('wild pressing', ['Players', ...choices.map((choice) => `${choice}, %`)]);
  for (const player of MOLE_PLAYERS) {
    const cells = MOLE_CHOICES.map((choice) =>
      canFinish(player, choice) ? percentWithInterval(countWildRuns(player, choice, sample), sample.count) : '–',
    );
    printRow([nameInWords(player), ...cells]);
  }
}

function printCarefulMoles(sample: Sample): void {
  const startedMs = performance.now();
  const percent = (count: number) => percentWithInterval(count, sample.count);
  const cannotTell = (player: (seed: number) => Player) => percent(countCannotTell(player, sample));
  printHeader('careful-moles', ['Spread', ...CAREFUL_MEASURES, 'Cannot tell, %', 'Usual difference, %']);
  for (const [name, spread] of Object.entries(SPREADS)) {
    const reliability = splitHalfReliability(spread, sample);
    const measures = CAREFUL_MEASURES.map((measure) => reliability[measure].toFixed(2));
    const child = (seed: number) => childOf(spread, seed);
    printRow([name, ...measures, cannotTell(child), percent(countUsualScores(spread, sample))]);
  }
  printHeader('careful-moles, players who do not decide', ['Player', 'Cannot tell, %']);
  for (const [name, player] of Object.entries(WILD_PLAYERS))
    printRow([name.replaceAll('-', ' '), cannotTell((seed) => player(randomOfPlayer(seed)))]);
  console.log(`\ncareful-moles: ${secondsSince(startedMs)} s.`);
}

/** The errors of the measured spans and levels of simulated players: mean and standard deviation. */
function printLevels(sample: Sample): void {
  const error = ({ bias, deviation }: { bias: number; deviation: number }) =>
    `${bias < 0 ? '−' : ''}${Math.abs(bias).toFixed(2)}; ${deviation.toFixed(2)}`;
  printHeader('simon with levels', ['Span', 'Spread', 'From their level', 'From level 1']);
  for (const player of SPAN_PLAYERS) {
    const errors = [Math.round(player.span), 1].map((level) => error(spanError(player, level, sample)));
    printRow([String(player.span), String(player.spread), ...errors]);
  }
  printHeader('whack-a-mole with levels', ['Level', 'Spread', 'From their level', 'From level 1']);
  for (const player of MOLE_LEVEL_PLAYERS) {
    const errors = [player.level, 1].map((level) => error(moleLevelError(player, level, sample)));
    printRow([String(player.level), String(player.spread), ...errors]);
  }
}

function printWordOrNot(sample: Sample): void {
  printHeader('word or not', ['Players who do not read', 'Cannot tell, %']);
  for (const { name, player } of WILD_READERS)
    printRow([name, percentWithInterval(countUntellingWordRuns(player, sample), sample.count)]);
  const columns = ['Right of 84', 'Reliability', 'Cannot tell, %', 'Parts within the range again, %'];
  printHeader('word or not, readers', ['Spread of the abilities', ...columns]);
  for (const spread of READER_SPREADS) {
    const { mean, deviation, cannotTell, halfCorrelation, partsInRange, parts } = readerCurve(spread, sample);
    const { low, high } = correlationInterval(halfCorrelation, sample.count);
    const [half, from, to] = [halfCorrelation, low, high].map((each) => spearmanBrown(each).toFixed(2));
    printRow([
      `${spread} times that of the study`,
      [mean, deviation].map((share) => (WORD_OR_NOT.trials * share).toFixed(1)).join(' ± '),
      `${half} (${from}–${to})`,
      percentWithInterval(cannotTell, sample.count),
      percentWithInterval(partsInRange, parts),
    ]);
  }
}

function printChoices(sample: Sample): void {
  const games = Object.keys(CHOICE_GAMES) as ChoiceGame[];
  const players = [
    ...WILD_CHOOSERS,
    ...KNOWN_SHARES.map((share) => ({ name: `knows ${100 * share} % and guesses the others`, player: chooser(share) })),
  ];
  printHeader('letter round and sound match', ['Players', ...games.map((game) => `Cannot tell, ${game}, %`)]);
  for (const { name, player } of players) {
    const counts = games.map((game) => countUntellingChoices(game, player, sample));
    printRow([name, ...counts.map((count) => percentWithInterval(count, sample.count))]);
  }
}

function printPupils(sample: Sample): void {
  const pupils = [
    ...Object.entries(HABITS),
    ...FALLS.map((share) => [`falls to ${100 * share} % in six weeks`, fallingTo(share)] as const),
  ];
  printHeader('worth a look', ['Pupils', 'Named in four weeks, %', 'Named as harder lately, %']);
  for (const [name, habit] of pupils) {
    const { named, harder } = countNamed(habit, sample);
    printRow([name, ...[named, harder].map((count) => percentWithInterval(count, sample.count))]);
  }
}

function printHeader(title: string, columns: readonly string[]): void {
  console.log(`\n### ${title}\n`);
  printRow(columns);
  printRow(columns.map(() => '---'));
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function nameInWords({ name }: { name: string }): string {
  return name.replaceAll('-', ' ');
}

/** Such as `5.0 (4.6–5.4)`. */
function percentWithInterval(count: number, total: number): string {
  const { low, high } = wilsonInterval(count, total);
  const [share, from, to] = [count / total, low, high].map((each) => (100 * each).toFixed(1));
  return `${share} (${from}–${to})`;
}

/** Such as `clock 0–3, checks 214–291`. */
function rangesInWords(ranges: OperatingCurve['ranges']): string {
  const names = Object.keys(ranges) as (keyof typeof MEASURE_NAMES)[];
  return names
    .flatMap((name) => {
      const range = ranges[name];
      return range ? `${MEASURE_NAMES[name]} ${Math.round(range.least)}–${Math.round(range.most)}` : [];
    })
    .join(', ');
}

function secondsSince(startedMs: number): number {
  return Math.round((performance.now() - startedMs) / 1000);
}
