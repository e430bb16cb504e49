import { m } from '#messages';
import type { Settings } from '#rules/people/settings.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { playSound } from '../../ui/speech/sounds.ts';

/** The settings for playing a game with or without its clock. */
type ClockSetting = 'moleClock' | 'multitaskClock' | 'spotClock';

/** Whether a game is played without a clock: by its own setting, or because all clocks are hidden. */
export function useWithoutClock(game: ClockSetting): boolean {
  const settings = useSettings();
  return settings.clock === 'hidden' || !settings[game];
}

/** `withoutClock` as text. */
export function clockWords(withoutClock: boolean): string {
  return withoutClock ? m['play.clock.without']() : m['play.clock.with']();
}

/** Whether a game is played with its clock; the points are the same. If all clocks are hidden, there is no choice. */
export function ClockControl({ game }: { game: ClockSetting }) {
  const withoutClock = useWithoutClock(game);
  if (useSettings().clock === 'hidden') return <p>{m['play.clock.hidden']()}</p>;
  return (
    <SegmentedControl
      label={m['play.clock.label']()}
      hint={m['play.clock.hint']()}
      segments={[
        { value: 'with', label: m['play.clock.with']() },
        { value: 'without', label: m['play.clock.without']() },
      ]}
      value={withoutClock ? 'without' : 'with'}
      onChange={(value) => changeSettings({ [game]: value === 'with' })}
    />
  );
}

const VOLUMES = [
  { value: 'off', label: m['play.sounds.off'], volume: null },
  { value: 'quiet', label: m['play.sounds.quiet'], volume: 25 },
  { value: 'middle', label: m['play.sounds.middle'], volume: 60 },
  { value: 'loud', label: m['play.sounds.loud'], volume: 100 },
] as const;
type Volume = (typeof VOLUMES)[number]['value'];

/** The volume of the sounds as text, such as "Sounds: middle". */
export function useSoundWords(): string {
  return m['play.sounds.chosen']({ volume: nearest(useSettings()) });
}

/** The volume of the sounds on this device; a change plays a sound. */
export function SoundControl() {
  const settings = useSettings();
  const choose = (value: Volume) => {
    const volume = VOLUMES.find((volume) => volume.value === value)?.volume ?? null;
    changeSettings(volume === null ? { sound: false } : { sound: true, volume });
    playSound('right');
  };
  return (
    <SegmentedControl
      label={m['play.sounds.label']()}
      segments={VOLUMES.map(({ value, label }) => ({ value, label: label() }))}
      value={nearest(settings)}
      onChange={choose}
    />
  );
}

function nearest({ sound, volume }: Settings): Volume {
  if (!sound || volume === 0) return 'off';
  return volume <= 40 ? 'quiet' : volume <= 80 ? 'middle' : 'loud';
}
