import { m } from '#messages';
import { type Pad, SIMON, type SimonDifficulty } from '#rules/games/simon.ts';
import { nextPad, type SimonState } from '#rules/games/simon-reducer.ts';
import { type SimonInsight, type SimonSummary, simonInsights, suggestsCloserLook } from '#rules/games/simon-summary.ts';
import { joinSentences } from '../../ui/join-sentences.ts';
import { listWords, numberWord } from '../../ui/number-words.ts';
import { formatSeconds, formatSpread } from '../seconds.ts';

/** Whose turn it is, for the bar. */
export function turnWords(state: SimonState): string {
  const { status, sequence } = state;
  const count = sequence.length;
  switch (status) {
    case 'watching':
      return m['games.simon.watch']({ count });
    case 'answering':
      return m['games.simon.your_turn']({ count });
    case 'between':
      return m['games.simon.right']({ count });
    case 'finished':
      return cameNext(nextPad(state));
  }
}

/** For screen readers: the same, and the sequence until the first press. */
export function spokenWords(state: SimonState): string {
  const { status, sequence, repeated } = state;
  const turn = turnWords(state);
  if (status === 'answering') {
    return repeated === 0 ? m['games.simon.spoken_sequence']({ colours: sequenceWords(sequence) }) : '';
  }
  return status === 'finished' && nextPad(state)
    ? m['games.simon.spoken_miss']({ turn })
    : m['games.simon.spoken']({ turn });
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

/** The result of a game in a sentence. */
export function keptWords({ repeated, missed }: SimonSummary): string {
  if (repeated === 0) return m['games.simon.kept_none']({ colour: missed ?? 'another' });
  const kept = m['games.simon.kept']({ count: repeated, number: numberWord(repeated) });
  return joinSentences(kept, repeated === SIMON.longestSequence ? m['games.simon.no_further']() : null);
}

/** The usual reaction time and its spread, in seconds with their unit. */
export function reactionWords({ medianMs, spreadMs }: SimonSummary): { figure: string; meaning: string } {
  if (medianMs === null) {
    return { figure: m['games.figures.none_yet'](), meaning: m['games.simon.figures.no_reaction']() };
  }
  return {
    figure: formatSeconds(medianMs),
    meaning:
      spreadMs === null
        ? m['games.simon.figures.one_reaction']()
        : m['games.simon.figures.spread']({ spread: formatSpread(spreadMs) }),
  };
}

const INSIGHTS: { [Insight in SimonInsight]: (summary: SimonSummary) => string } = {
  'long-sequence': ({ repeated }) =>
    m['games.simon.insight.long_sequence']({ count: repeated, number: numberWord(repeated) }),
  focus: () => m['games.simon.insight.focus'](),
  consistency: () => m['games.simon.insight.consistency'](),
  'impulsive-clicks': ({ impulsiveClicks }) => m['games.simon.insight.impulsive_clicks']({ count: impulsiveClicks }),
};

/** What is special about a game, each with something to try. */
export function insightWords(summary: SimonSummary): string[] {
  return simonInsights(summary).map((insight) => INSIGHTS[insight](summary));
}

/** One thing to try next time. */
export function tipWords(summary: SimonSummary, difficulty: SimonDifficulty): string {
  if (!suggestsCloserLook(summary)) return m['games.simon.tip.say_shapes']();
  return joinSentences(m['games.simon.tip.uneven'](), m['games.simon.tip.another_day']({ difficulty }));
}
