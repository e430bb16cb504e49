import { m } from '#messages';
import type { RunResult } from '#rules/games/runs.ts';
import type { Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import { thingAt } from '#rules/games/spot-the-difference/scene/descriptions.ts';
import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-constants.ts';
import { SPOT_LEVELS, spotClockMs } from '#rules/games/spot-the-difference/spot-levels.ts';
import { areAllFound, type Place } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { listWords } from '../../ui/words/number-words.ts';
import { differenceSentence, placeDescription, shortThingDescription } from './scene-words.ts';

const { pointsPerFind, pointsPerWrongPress } = SPOT_THE_DIFFERENCE;

export function foundWords(found: number, all: number): string {
  return m['games.spot_the_difference.found_of_all']({ count: found, all });
}

/** The name of an image and its setting. */
export function imageWords(image: 'A' | 'B', { setting }: Scene): string {
  return m['games.spot_the_difference.image_shows']({ image, setting });
}

/** For screen readers: the result of the last press. */
export function spokenWords({ scene, tally, miss, startLevel, shownAs }: SpotState): string {
  if (miss && startLevel !== null) return m['games.spot_the_difference.miss_spoken_level']();
  if (miss) return m['games.spot_the_difference.miss_spoken']({ shown_as: shownAs, score: tally.score });
  const last = scene.differences[tally.found.at(-1) ?? -1];
  if (!last) return '';
  const difference = differenceSentence(scene, last);
  return m['games.spot_the_difference.found_spoken']({
    difference,
    count: tally.found.length,
    all: scene.differences.length,
  });
}

/** The thing at a position of Image B; empty if there is none. */
export function underWords(scene: Scene, at: Place): string {
  const thing = thingAt(scene, at);
  return thing ? shortThingDescription(scene, thing) : '';
}

/** The thing at a position of Image B, and the position. */
export function whereWords(scene: Scene, at: Place): string {
  return listWords([underWords(scene, at), placeDescription(at)].filter(Boolean));
}

/** The result of a round. */
export function titleWords({ scene, tally: { found } }: SpotState): string {
  const all = scene.differences.length;
  if (found.length === all) return m['games.spot_the_difference.title.all']({ count: all });
  if (found.length === 0) return m['games.spot_the_difference.title.none']({ count: all });
  return m['games.spot_the_difference.title.some']({ count: found.length, all });
}

export function leadWords({ scene, tally }: SpotState, validity?: RunResult['validity']): string {
  if (validity) return m['games.spot_the_difference.cannot_tell']({ code: validity });
  if (areAllFound(scene, tally)) return m['games.spot_the_difference.solution.all']();
  if (tally.found.length === 0) return m['games.spot_the_difference.solution.none']();
  return m['games.spot_the_difference.solution.some']();
}

export function spotFigures(state: SpotState): PlainFigure[] {
  const { endedAtMs, withoutClock, startLevel } = state;
  return [
    startLevel === null ? scoreFigure(state) : missesFigure(state),
    {
      term: m['games.spot_the_difference.figures.time'](),
      figure: timeFigure(endedAtMs),
      meaning: withoutClock
        ? m['games.figures.without_clock']()
        : m['games.spot_the_difference.figures.of_seconds']({ count: spotClockMs(startLevel) / 1000 }),
    },
  ];
}

function scoreFigure({ tally: { score } }: SpotState): PlainFigure {
  return {
    term: m['games.spot_the_difference.figures.score'](),
    figure: String(score),
    meaning: m['games.spot_the_difference.figures.points']({ points: pointsPerFind, less: -pointsPerWrongPress }),
  };
}

function missesFigure(state: SpotState): PlainFigure {
  return {
    term: m['games.spot_the_difference.figures.misses'](),
    figure: String(missesOf(state)),
    meaning: m['games.spot_the_difference.figures.misses_to_rise']({ count: SPOT_LEVELS.mostMissesToRise }),
  };
}

/** One thing to try next time; null when all differences were found. */
export function tipWords(state: SpotState): string | null {
  const { found } = state.tally;
  if (missesOf(state) > found.length) return m['games.spot_the_difference.tip.look_first']();
  if (areAllFound(state.scene, state.tally)) return null;
  return state.withoutClock
    ? m['games.spot_the_difference.tip.part_by_part']()
    : m['games.spot_the_difference.tip.take_your_time']();
}

function missesOf({ presses, tally: { found } }: SpotState): number {
  return presses.length - found.length;
}

function timeFigure(ms: number): string {
  const inAll = Math.max(1, Math.round(ms / 1000));
  if (inAll <= 60) return m['games.spot_the_difference.figures.seconds']({ seconds: inAll });
  const [minutes, seconds] = [Math.floor(inAll / 60), inAll % 60];
  return seconds === 0
    ? m['games.spot_the_difference.figures.minutes']({ minutes })
    : m['games.spot_the_difference.figures.minutes_and_seconds']({ minutes, seconds });
}
