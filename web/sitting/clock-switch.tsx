import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import game from '../ui/game.module.css';
import { EyeIcon, EyeSlashIcon } from '../ui/icons.ts';
import { changeSettings, useSettings } from '../ui/settings.ts';
import css from './clock-switch.module.css';

/** Hides the clock of every game on this device, or shows it again. */
export function ClockSwitch() {
  const isHidden = useSettings().clock === 'hidden';
  const words = isHidden ? 'Show clock' : 'Hide clock';
  return (
    <Button look="quiet" aria-label={words} onPress={() => changeSettings({ clock: isHidden ? 'seconds' : 'hidden' })}>
      {isHidden ? <EyeIcon /> : <EyeSlashIcon />}
      <span className={classNames(game.long, css.words)}>{words}</span>
    </Button>
  );
}
