import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { hasLevels, LEVELS, type LevelGame, validLevel } from '#rules/games/levels.ts';
import { GAME_FACTS, type Game, type RunResult } from '#rules/games/runs.ts';
import { isTrying } from '../../api/session.tsx';
import { storedLearner } from '../../device/stored-learner.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.ts';
import { useIsHydrated } from '../../ui/loading/hydrated.ts';
import { changeSettings, currentSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { LevelPath } from '../level-path.tsx';
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

/** What can be chosen on the page of a game with levels: the learner's level, or a specified difficulty. */
export type OfferedLevels = {
  game: LevelGame;
  /** The specified difficulties, the easiest first, and the chosen one; left out where the game has one only. */
  difficulties?: readonly { value: string; label: string; choose: () => void }[];
  difficulty?: string;
};

/**
 * The control that chooses what Play starts, and the chosen level, null for a specified difficulty. A level that a leader
 * has set comes before the learner's own choice. A game without levels has no control.
 */
export function useStartChoice(levels: OfferedLevels | undefined): { startLevel: number | null; control: ReactNode } {
  const settings = useSettings();
  const asked = useAskedLevel(levels?.game);
  const [hasChosen, setHasChosen] = useState(false);
  if (!levels) return { startLevel: null, control: null };
  const { setting, choice } = LEVELS[levels.game];
  const level = asked ?? settings[setting];
  const isAtLevel = settings[choice] || (asked !== null && !hasChosen);
  const { difficulties = [{ value: 'classic', label: m['play.levels.classic'](), choose: () => {} }] } = levels;
  const choose = (value: string) => {
    setHasChosen(true);
    changeSettings({ [choice]: value === 'level' });
    difficulties.find((difficulty) => difficulty.value === value)?.choose();
  };
  const own = asked === null ? m['play.levels.mine']({ level }) : m['play.levels.level']({ level });
  const control = (
    <div className={css.start}>
      <SegmentedControl
        aria-label={m['play.set_up.choice']()}
        segments={[{ value: 'level', label: own }, ...difficulties]}
        value={isAtLevel ? 'level' : (levels.difficulty ?? 'classic')}
        onChange={choose}
      />
      <LevelPath game={levels.game} level={level} />
    </div>
  );
  return { startLevel: isAtLevel ? level : null, control };
}

/** The level in the query, `?level=`, which a leader has set; null without one. */
function useAskedLevel(game: LevelGame | undefined): number | null {
  const [query] = useSearchParams();
  // The prerendered page does not know the query.
  const asked = useIsHydrated() ? Number(query.get('level')) : 0;
  return game && asked >= 1 ? validLevel(game, asked) : null;
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

/** How long a run with levels takes, as a sentence. */
export function levelTimeWords(game: LevelGame): string {
  return m['play.levels.time']({ count: GAME_FACTS[game].minutes });
}

/** A sentence about the level after a run of a game; `isValid`: whether the run is a valid measurement. */
export function levelWords(game: Game, { before, after }: { before: number; after: number }, isValid: boolean) {
  const isTop = isValid && hasLevels(game) && after === LEVELS[game].highest;
  const is = after > before ? (isTop ? 'reached' : 'up') : after < before ? 'down' : isTop ? 'top' : 'same';
  return m['play.levels.after']({ is, level: after });
}
