import { SETTINGS } from '#rules/settings.ts';
import { Segments } from '../../ui/segments.tsx';
import { changeSettings, useSettings } from '../../ui/settings.ts';
import { Slider } from '../../ui/slider.tsx';
import { sizeWords, spacingWords } from './setting-words.ts';
import { SettingsCard } from './settings-card.tsx';

const FONT_SEGMENTS = [
  { value: 'lexend', label: 'Lexend' },
  { value: 'atkinson', label: 'Atkinson' },
  { value: 'opendyslexic', label: 'OpenDyslexic' },
  { value: 'system', label: 'System' },
] as const;

/** The letters, their size and the room around them. */
export function ReadingSettings() {
  const { font, size, spacing } = useSettings();
  return (
    <SettingsCard title="Reading">
      <Segments
        label="Font"
        segments={FONT_SEGMENTS}
        value={font}
        onChange={(chosen) => changeSettings({ font: chosen })}
      />
      <Slider
        label="Text size"
        value={size}
        onChange={(chosen) => changeSettings({ size: chosen })}
        min={SETTINGS.size.least}
        max={SETTINGS.size.most}
        step={SETTINGS.size.step}
        words={sizeWords(size)}
        ends={['smaller', 'larger']}
      />
      <Slider
        label="Spacing"
        value={spacing}
        onChange={(chosen) => changeSettings({ spacing: chosen })}
        min={SETTINGS.spacing.least}
        max={SETTINGS.spacing.most}
        step={SETTINGS.spacing.step}
        words={spacingWords(spacing)}
        ends={['as usual', 'wider']}
      />
    </SettingsCard>
  );
}
