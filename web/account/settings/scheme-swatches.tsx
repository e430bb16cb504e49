import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Settings } from '#rules/settings.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './scheme-swatches.module.css';

type Scheme = Settings['scheme'];

type Swatch = { scheme: Scheme; label: string; shown: readonly string[] };

/** The device may ask for light or for dark. */
const LIKE_DEVICE: Swatch = { scheme: 'device', label: 'Like my device', shown: ['cream', 'dark'] };
const SWATCHES: readonly Swatch[] = [
  { scheme: 'cream', label: 'Cream', shown: ['cream'] },
  { scheme: 'white', label: 'White', shown: ['white'] },
  { scheme: 'dark', label: 'Dark', shown: ['dark'] },
  { scheme: 'contrast', label: 'High contrast', shown: ['contrast'] },
];

/** The colours, each in a picture of itself. */
export function SchemeSwatches({ value, onChange }: { value: Scheme; onChange: (scheme: Scheme) => void }) {
  return (
    <RadioGroup className={classNames(css.group)} value={value} onChange={(chosen) => onChange(chosen as Scheme)}>
      <Label className={css.label}>Colours</Label>
      <SchemeSwatch {...LIKE_DEVICE} />
      <div className={css.swatches}>
        {SWATCHES.map((swatch) => (
          <SchemeSwatch key={swatch.scheme} {...swatch} />
        ))}
      </div>
    </RadioGroup>
  );
}

function SchemeSwatch({ scheme, label, shown }: Swatch) {
  return (
    <RadioField value={scheme} className={classNames(css.field)}>
      <RadioButton className={classNames(css.swatch)}>
        <span className={css.pictures} aria-hidden="true">
          {shown.map((each) => (
            <span key={each} className={css.picture} data-scheme={each}>
              Aa
            </span>
          ))}
        </span>
        {label}
      </RadioButton>
    </RadioField>
  );
}
