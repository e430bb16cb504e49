import { useId } from 'react';
import { CaretDownIcon } from '../../ui/icons.ts';
import { useEnglishVoices } from './use-english-voices.ts';
import css from './voice-choice.module.css';

type VoiceChoiceProps = { value: string | null; onChange: (name: string | null) => void };

/** Which of the device's English voices speaks; where it has none, says who speaks instead. */
export function VoiceChoice({ value, onChange }: VoiceChoiceProps) {
  const id = useId();
  const names = useEnglishVoices();
  if (names?.length === 0) return <NoVoice />;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        Voice
      </label>
      <div className={css.box}>
        <select
          className={css.select}
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">The one that fits best</option>
          {names?.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {value !== null && !names?.includes(value) && <option value={value}>{value}, not on this device</option>}
        </select>
        <CaretDownIcon />
      </div>
    </div>
  );
}

function NoVoice() {
  return (
    <div className={css.field}>
      <p className={css.label}>Voice</p>
      <p>This device has no English voice. Recordings speak instead, where there are some.</p>
    </div>
  );
}
