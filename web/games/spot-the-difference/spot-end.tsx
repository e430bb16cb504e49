import { m } from '#messages';
import { percentageOf } from '#rules/figures/percentage.ts';
import { nextInGame } from '#rules/games/next-in-game.ts';
import { spotLevelResult } from '#rules/games/spot-the-difference/spot-levels.ts';
import { type SpotState, spotLevelRun } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { CheckCircleIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { changeSettings } from '../../ui/settings/device-settings.ts';
import { Rings } from './ring.tsx';
import { SceneDrawing } from './scene-drawing.tsx';
import { shownDifference } from './scene-words.ts';
import css from './spot-end.module.css';
import { leadWords, spotFigures, tipWords, titleWords } from './spot-words.ts';

type SpotEndProps = {
  state: SpotState;
  saved: SavedRun;
  onPlayAgain: () => void;
  onPlayLevel: (level: number) => void;
};

export function SpotEnd({ state, onPlayLevel, ...rest }: SpotEndProps) {
  const { tally, withoutClock, startLevel } = state;
  const after = startLevel === null ? null : spotLevelResult(spotLevelRun(state, startLevel));
  const percent = percentageOf(tally.found.length, state.scene.differences.length);
  const step = nextInGame({ difficulties: [], hasClock: !withoutClock && startLevel === null, percent });
  return (
    <EndPanel
      game="spot-the-difference"
      title={titleWords(state)}
      why={after?.validity && leadWords(state, after.validity)}
      solution={
        <>
          <p>{leadWords(state)}</p>
          <Answers state={state} />
        </>
      }
      figures={spotFigures(state)}
      tip={after?.validity ? undefined : tipWords(state)}
      nextInGame={step && { step, choose: () => changeSettings({ spotClock: false }) }}
      onPlayLevel={onPlayLevel}
      levels={after?.level && startLevel ? { before: startLevel, after: after.level, onPlay: onPlayLevel } : undefined}
      {...rest}
    />
  );
}

/** Both images with a ring around each difference, and the differences as text. */
function Answers({ state: { scene, tally } }: { state: Pick<SpotState, 'scene' | 'tally'> }) {
  return (
    <Stack isWide>
      <div className={css.pair}>
        {(['A', 'B'] as const).map((image) => (
          <figure key={image}>
            <figcaption className={css.caption}>{m['games.spot_the_difference.solution.image']({ image })}</figcaption>
            <div
              className={css.picture}
              role="img"
              aria-label={m['games.spot_the_difference.solution.image_shows']({ image, setting: scene.setting })}
            >
              <SceneDrawing scene={scene} image={image === 'A' ? 'a' : 'b'} />
              <Rings scene={scene} found={tally.found} isSolution />
            </div>
          </figure>
        ))}
      </div>
      <Stack as="ol" gap="s" isWide>
        {scene.differences.map((difference, place) => (
          <Answer
            key={difference.pair}
            number={place + 1}
            words={shownDifference(scene, difference)}
            isFound={tally.found.includes(place)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function Answer({ number, words, isFound }: { number: number; words: string; isFound: boolean }) {
  return (
    <li className={css.answer} data-found={isFound || undefined}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <span>{words}</span>
      <span className={css.mark}>
        {isFound && <CheckCircleIcon />}
        {isFound ? m['games.spot_the_difference.found']() : m['games.spot_the_difference.not_found']()}
      </span>
    </li>
  );
}
