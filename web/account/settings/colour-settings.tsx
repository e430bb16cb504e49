import { Segments } from '../../ui/segments.tsx';
import { changeSettings, useSettings } from '../../ui/settings.ts';
import { SchemeSwatches } from './scheme-swatches.tsx';
import { SettingsCard } from './settings-card.tsx';

const MOTION_SEGMENTS = [
  { value: 'device', label: 'Like my device' },
  { value: 'less', label: 'Less' },
  { value: 'full', label: 'Full' },
] as const;

export function ColourSettings() {
  const { scheme, motion } = useSettings();
  return (
    <SettingsCard title="Colours and motion">
      <SchemeSwatches value={scheme} onChange={(chosen) => changeSettings({ scheme: chosen })} />
      <Segments
        label="Motion"
        segments={MOTION_SEGMENTS}
        value={motion}
        onChange={(chosen) => changeSettings({ motion: chosen })}
      />
    </SettingsCard>
  );
}
