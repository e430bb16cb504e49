import { m } from '#messages';
import { type Pad, SIMON, type SimonDifficulty, type SimonRun } from '#rules/games/simon/simon.ts';
import { SIMON_LEVELS, type SimonLevelRun } from '#rules/games/simon/simon-levels.ts';
import type { SimonState } from '#rules/games/simon/simon-reducer.ts';
import {
  hasEnoughReactions,
  pressesOfFocus,
  type SimonInsight,
  type SimonSummary,
  shownInsights,
  simonSummary,
  suggestsCloserLook,
} from '#rules/games/simon/simon-summary.ts';
import { type SimonTip, simonLevelTip, simonTip } from '#rules/games/simon/simon-tips.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { listWords, numberWord } from '../../ui/words/number-words.ts';
import { formatSeconds, formatSpread } from '../../ui/words/seconds.ts';

/** Whose turn it is, for the bar. */
export function turnWords(state: SimonState): string {
  const { status, sequence, missed } = state;
  const count = sequence.length;
  switch (status) {
    case 'watching':
      return m['games.simon.watch']({ count });
    case 'answering':
      return m['games.simon.your_turn']({ count });
    case 'between':
      return missed ? m['games.simon.missed']({ colour: missed, count }) : m['games.simon.right']({ count });
    case 'finished':
      return cameNext(missed);
  }
}

/** For screen readers: the same text, and the sequence until the first press. */
export function spokenWords(state: SimonState): string {
  const { status, sequence, repeated } = state;
  const turn = turnWords(state);
  if (status === 'answering') {
    return repeated === 0 ? m['games.simon.spoken_sequence']({ colours: sequenceWords(sequence) }) : '';
  }
  return state.missed ? m['games.simon.spoken_miss']({ turn }) : m['games.simon.spoken']({ turn });
}

/** The colours of a sequence at the beginning of a sentence. */
function sequenceWords(sequence: readonly Pad[]): string {
  return listWords(
    sequence.map((colour, place) =>
      place === 0 ? m['games.simon.first_colour']({ colour }) : m['games.simon.colour']({ colour }),
    ),
  );
}

function cameNext(missed: Pad | null): string {
  return missed ? m['games.simon.came_next']({ colour: missed }) : m['games.simon.pressed_all']();
}

/** The title: the longest sequence repeated. */
export function titleWords({ repeated }: SimonSummary): string {
  return repeated === 0
    ? m['games.simon.watched_one']()
    : m['games.simon.repeated']({ count: repeated, number: numberWord(repeated) });
}

/** Which pad ended the game. */
export function leadWords({ repeated, missed }: SimonSummary): string {
  if (repeated === 0) return m['games.simon.repeated_none']({ colour: missed ?? 'another' });
  const ended = m['games.simon.ended']({ turn: cameNext(missed) });
  return joinSentences(ended, repeated === SIMON.longestSequence ? m['games.simon.no_further']() : null);
}

/** The typical reaction time and its spread, in seconds with their unit; null without a reaction. */
export function reactionWords({
  medianMs,
  spreadMs,
}: Pick<SimonSummary, 'medianMs' | 'spreadMs'>): { figure: string; meaning: string } | null {
  if (medianMs === null) return null;
  return {
    figure: formatSeconds(medianMs),
    meaning:
      spreadMs === null
        ? m['games.simon.figures.one_reaction']()
        : m['games.simon.figures.spread']({ spread: formatSpread(spreadMs) }),
  };
}

/** Why a game has no value for focus, or for focus and consistency; null if it has both. */
export function missingFiguresWords(run: SimonRun): string | null {
  if (!hasEnoughReactions(run)) return m['games.simon.figures.longer_games']();
  return pressesOfFocus(run) ? null : m['games.simon.figures.no_focus']();
}

const INSIGHTS: { [Insight in SimonInsight]: (summary: SimonSummary) => string } = {
  'long-sequence': () => m['games.simon.insight.long_sequence'](),
  focus: () => m['games.simon.insight.focus'](),
  consistency: () => m['games.simon.insight.consistency'](),
  'impulsive-clicks': ({ impulsiveClicks }) => m['games.simon.insight.impulsive_clicks']({ count: impulsiveClicks }),
};

/** Observations about a game, each with advice. */
export function insightWords(run: SimonRun): string[] {
  const summary = simonSummary(run);
  return shownInsights(run).map((insight) => INSIGHTS[insight](summary));
}

const TIPS: { [Tip in SimonTip]: (difficulty: SimonDifficulty) => string } = {
  'wait-for-turn': () => m['games.simon.tip.wait_for_turn'](),
  'first-light': () => m['games.simon.tip.first_light'](),
  'newest-colour': () => m['games.simon.tip.newest_colour'](),
  'slower-speed': (difficulty) => m['games.simon.tip.slower_speed']({ difficulty }),
  'steady-beat': () => m['games.simon.tip.steady_beat'](),
  'first-colours': () => m['games.simon.tip.first_colours'](),
  groups: () => m['games.simon.tip.groups'](),
  'say-colours': () => m['games.simon.tip.say_colours'](),
  'faster-speed': (difficulty) => m['games.simon.tip.faster_speed']({ difficulty }),
};

/** One thing to try after a run with levels; null if there is none. */
export function levelTipWords(run: SimonLevelRun): string | null {
  const tip = simonLevelTip(run);
  return tip && TIPS[tip](SIMON_LEVELS.pace);
}

/** One thing to try next time; null if there is none. */
export function tipWords(run: SimonRun): string | null {
  const tip = simonTip(run);
  const isUnusual = hasEnoughReactions(run) && suggestsCloserLook(simonSummary(run));
  return joinSentences(tip && TIPS[tip](run.difficulty), isUnusual ? m['games.simon.tip.another_day']() : null) || null;
}
