import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { changeDeviceSettings, useDeviceSettings } from '../ui/device-settings.ts';
import game from '../ui/game.module.css';
import { EyeIcon, EyeSlashIcon } from '../ui/icons.ts';
import css from './clock-switch.module.css';

/** Hides the clock of every game on this device, or shows it again. */
export function ClockSwitch() {
  const isHidden = useDeviceSettings().clock === 'hidden';
  const words = isHidden ? 'Show clock' : 'Hide clock';
  return (
    <Button
      look="quiet"
      aria-label={words}
      onPress={() => changeDeviceSettings({ clock: isHidden ? 'seconds' : 'hidden' })}
    >
      {isHidden ? <EyeIcon /> : <EyeSlashIcon />}
      <span className={classNames(game.long, css.words)}>{words}</span>
    </Button>
  );
}
