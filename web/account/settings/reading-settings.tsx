import { m } from '#messages';
import { SETTINGS } from '#rules/people/settings.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { sizeText } from './setting-texts.ts';
import type { ControlProps } from './settings-card.tsx';

export function FontControl(props: ControlProps<'font'>) {
  const segments = [
    { value: 'lexend', label: 'Lexend' },
    { value: 'atkinson', label: 'Atkinson' },
    { value: 'opendyslexic', label: 'OpenDyslexic' },
    { value: 'system', label: m['settings.font.system']() },
  ] as const;
  return <SegmentedControl label={m['settings.font.label']()} segments={segments} {...props} />;
}

export function SizeControl(props: ControlProps<'size'>) {
  return (
    <Slider
      label={m['settings.size.label']()}
      {...props}
      min={SETTINGS.size.least}
      max={SETTINGS.size.most}
      step={SETTINGS.size.step}
      words={sizeText(props.value)}
      ends={[m['settings.size.smaller'](), m['settings.size.larger']()]}
    />
  );
}
