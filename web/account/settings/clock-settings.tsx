import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { changeSettings, useSettings } from '../../ui/settings.ts';
import { SettingsCard } from './settings-card.tsx';

const CLOCK_CHOICES = [
  { value: 'seconds', label: 'Show seconds' },
  { value: 'gentle', label: 'Gentle: a shrinking ring, no figures' },
  { value: 'hidden', label: 'Hide clocks' },
] as const;

export function ClockSettings() {
  const { clock } = useSettings();
  return (
    <SettingsCard title="Clocks">
      <ChoiceGroup
        aria-label="Clocks"
        choices={CLOCK_CHOICES}
        value={clock}
        onChange={(chosen) => changeSettings({ clock: chosen })}
      />
    </SettingsCard>
  );
}
