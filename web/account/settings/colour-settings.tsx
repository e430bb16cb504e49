import { m } from '#messages';
import type { Settings } from '#rules/people/settings.ts';
import { Radio, RadioGroup } from '../../ui/controls/radio-group.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { stackClass } from '../../ui/layout/layout.tsx';
import css from './colour-settings.module.css';
import type { ControlProps } from './settings-card.tsx';

type Scheme = Settings['scheme'];
type Swatch = { scheme: Scheme; label: () => string; shown: readonly string[] };

/** Follows the colour scheme of the device: light or dark. */
const LIKE_DEVICE: Swatch = { scheme: 'device', label: m['settings.like_device'], shown: ['cream', 'dark'] };
const SWATCHES: readonly Swatch[] = [
  { scheme: 'cream', label: m['settings.colours.cream'], shown: ['cream'] },
  { scheme: 'white', label: m['settings.colours.white'], shown: ['white'] },
  { scheme: 'dark', label: m['settings.colours.dark'], shown: ['dark'] },
  { scheme: 'contrast', label: m['settings.colours.contrast'], shown: ['contrast'] },
];

export function SchemeControl(props: ControlProps<'scheme'>) {
  return (
    <RadioGroup label={m['settings.colours.label']()} className={stackClass({ gap: 's', isWide: true })} {...props}>
      <SchemeSwatch {...LIKE_DEVICE} />
      <div className={css.swatches}>
        {SWATCHES.map((swatch) => (
          <SchemeSwatch key={swatch.scheme} {...swatch} />
        ))}
      </div>
    </RadioGroup>
  );
}

export function MotionControl(props: ControlProps<'motion'>) {
  const segments = [
    { value: 'device', label: m['settings.like_device']() },
    { value: 'less', label: m['settings.motion.less']() },
    { value: 'full', label: m['settings.motion.full']() },
  ] as const;
  return <SegmentedControl label={m['settings.motion.label']()} segments={segments} {...props} />;
}

export function CalmControl({ value, onChange }: ControlProps<'calm'>) {
  return (
    <Switch
      label={m['settings.calm.label']()}
      hint={m['settings.calm.hint']()}
      isSelected={value}
      onChange={onChange}
    />
  );
}

/** A colour scheme, shown in its own colours. */
function SchemeSwatch({ scheme, label, shown }: Swatch) {
  return (
    <Radio value={scheme} className={css.swatch}>
      <span className={css.pictures} aria-hidden="true">
        {shown.map((each) => (
          <span key={each} className={css.picture} data-scheme={each}>
            {m['settings.colours.letters']()}
          </span>
        ))}
      </span>
      {label()}
    </Radio>
  );
}
