import { useEffect } from 'react';
import { currentSettings } from '../ui/settings.ts';
import { playSound } from '../ui/sounds.ts';

/** Sounds once when the last seconds of a game begin. Who hides the clock hears nothing of it either. */
export function useLateSound(isLate: boolean): void {
  useEffect(() => {
    if (isLate && currentSettings().clock !== 'hidden') playSound('ten-seconds-left');
  }, [isLate]);
}
