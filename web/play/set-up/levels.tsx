import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { LEVELS, type LevelGame, validLevel } from '#rules/games/levels.ts';
import type { RunResult } from '#rules/games/runs.ts';
import { isTrying } from '../../api/session.tsx';
import { storedLearner } from '../../device/stored-learner.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.ts';
import { changeSettings, currentSettings, useSettings } from '../../ui/settings/device-settings.ts';
import css from './levels.module.css';

/** The level of the learner's next run of a game. */
export function useLevel(game: LevelGame): number {
  return validLevel(game, useSettings()[LEVELS[game].setting]);
}

/** Stores the level of the learner's next run of a game. */
export function chooseLevel(game: LevelGame, level: number): void {
  changeSettings({ [LEVELS[game].setting]: validLevel(game, level) });
}

/** Stores the level that a finished run leads to; a run with a validity problem does not change it. */
export function keepLevelOfRun(game: LevelGame, { level, validity }: RunResult): void {
  if (level === null || validity || isTrying(storedLearner()) || level === currentSettings()[LEVELS[game].setting])
    return;
  chooseLevel(game, level);
}

/** The level controls on the page of a game. `onStart` gets the selected level. */
export type OfferedLevels = { game: LevelGame; onStart: (level: number) => void };

/** Starts the game at the learner's level, or at the one in the query, `?level=`, which a leader has set. */
export function LevelStart({ game, onStart }: OfferedLevels) {
  const [query] = useSearchParams();
  const asked = Number(query.get('level'));
  const own = useLevel(game);
  const level = asked >= 1 ? validLevel(game, asked) : own;
  return (
    <Button size="l" look="line" onPress={() => onStart(level)}>
      {m['play.levels.play']({ level })}
    </Button>
  );
}

/** The learner's level, and buttons that change it by one. */
export function LevelControl({ game }: { game: LevelGame }) {
  const level = useLevel(game);
  const { highest } = LEVELS[game];
  return (
    <fieldset className={css.choice}>
      <legend>{m['play.levels.label']()}</legend>
      <p className={css.hint}>{m['play.levels.hint']({ highest })}</p>
      <div className={css.steps}>
        <Button
          look="line"
          icon
          aria-label={m['play.levels.back']()}
          aria-disabled={level === 1 || undefined}
          onPress={() => chooseLevel(game, level - 1)}
        >
          <ArrowLeftIcon />
        </Button>
        <output className={css.level}>{m['play.levels.level']({ level })}</output>
        <Button
          look="line"
          icon
          aria-label={m['play.levels.on']()}
          aria-disabled={level === highest || undefined}
          onPress={() => chooseLevel(game, level + 1)}
        >
          <ArrowRightIcon />
        </Button>
      </div>
    </fieldset>
  );
}

/** A sentence about the level after a run. */
export function levelWords({ before, after }: { before: number; after: number }): string {
  return m['play.levels.after']({ is: after > before ? 'up' : after < before ? 'down' : 'same', level: after });
}
