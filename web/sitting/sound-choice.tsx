import type { Settings } from '#rules/settings.ts';
import { Segments } from '../ui/segments.tsx';
import { changeSettings, useSettings } from '../ui/settings.ts';
import { playSound } from '../ui/sounds.ts';

const CHOICES = [
  { value: 'off', label: 'Off', volume: null },
  { value: 'quiet', label: 'Quiet', volume: 25 },
  { value: 'middle', label: 'Middle', volume: 60 },
  { value: 'loud', label: 'Loud', volume: 100 },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

/** How loud games sound on this device, or that they do not; one's choice is heard at once. */
export function SoundChoice() {
  const settings = useSettings();
  const choose = (value: Choice) => {
    const volume = CHOICES.find((choice) => choice.value === value)?.volume ?? null;
    changeSettings(volume === null ? { sound: false } : { sound: true, volume });
    playSound('right');
  };
  return <Segments label="Sounds" segments={CHOICES} value={nearest(settings)} onChange={choose} />;
}

function nearest({ sound, volume }: Settings): Choice {
  if (!sound || volume === 0) return 'off';
  return volume <= 40 ? 'quiet' : volume <= 80 ? 'middle' : 'loud';
}
