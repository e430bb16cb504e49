import { useEffect } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Clock } from '../../ui/figures/clock.tsx';
import game from '../../ui/game.module.css';
import { EyeIcon, EyeSlashIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import { changeSettings, currentSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import css from '../frame/game-frame.module.css';

/** `secondsLeft`: null for a game without a clock. */
export type GameTime = { secondsLeft: number | null; durationMs: number; lateFromMs: number };

/** The clock of a game and the button that hides it. */
export function ClockRow({ secondsLeft, durationMs, lateFromMs }: GameTime & { secondsLeft: number }) {
  const { clock } = useSettings();
  return (
    <div className={classNames(game.row, css.clock)}>
      <Clock
        secondsLeft={secondsLeft}
        secondsInAll={durationMs / 1000}
        lateFromSeconds={lateFromMs / 1000}
        clockStyle={clock}
      />
      <ClockSwitch />
    </div>
  );
}

/** Hides or shows the clock of all games on this device. */
export function ClockSwitch() {
  const isHidden = useSettings().clock === 'hidden';
  const words = isHidden ? m['play.clock.show']() : m['play.clock.hide']();
  return (
    <Button look="quiet" aria-label={words} onPress={() => changeSettings({ clock: isHidden ? 'seconds' : 'hidden' })}>
      {isHidden ? <EyeIcon /> : <EyeSlashIcon />}
      <span className={classNames(game.long, css.switchWords)}>{words}</span>
    </Button>
  );
}

/** Plays a sound once when the last seconds of a game begin, unless the clock is hidden. */
export function useLateSound({ secondsLeft, lateFromMs }: Omit<GameTime, 'durationMs'>): void {
  const isLate = secondsLeft !== null && secondsLeft <= lateFromMs / 1000;
  useEffect(() => {
    if (isLate && currentSettings().clock !== 'hidden') playSound('ten-seconds-left');
  }, [isLate]);
}
