import { changeDeviceSettings, type DeviceSettings, useDeviceSettings } from '../ui/device-settings.ts';
import { Segments } from '../ui/segments.tsx';
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
  const settings = useDeviceSettings();
  const choose = (value: Choice) => {
    const volume = CHOICES.find((choice) => choice.value === value)?.volume ?? null;
    changeDeviceSettings(volume === null ? { sound: false } : { sound: true, volume });
    playSound('right');
  };
  return <Segments label="Sounds" segments={CHOICES} value={nearest(settings)} onChange={choose} />;
}

function nearest({ sound, volume }: DeviceSettings): Choice {
  if (!sound || volume === 0) return 'off';
  return volume <= 40 ? 'quiet' : volume <= 80 ? 'middle' : 'loud';
}
