import { useEffect, useState } from 'react';
import { m } from '#messages';
import { SelectField } from '../controls/select-field.tsx';
import { Stack } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { bestEnglishVoice, englishVoices } from './speech-voice.ts';

/** Chooses one of the device's English voices; a device without one uses recordings. */
export function VoiceControl({ value, onChange }: { value: string | null; onChange: (name: string | null) => void }) {
  const names = useEnglishVoices();
  if (names?.length === 0) return <NoVoice />;
  return (
    <SelectField
      label={m['settings.voice.label']()}
      value={value ?? ''}
      onChange={(name) => onChange(name === '' ? null : name)}
    >
      <option value="">{m['settings.voice.best']()}</option>
      {names?.map((name) => (
        <option key={name}>{name}</option>
      ))}
      {value !== null && !names?.includes(value) && (
        <option value={value}>{m['settings.voice.not_here']({ voice: value })}</option>
      )}
    </SelectField>
  );
}

function NoVoice() {
  return (
    <Stack gap="s" isWide>
      <p className={layout.strong}>{m['settings.voice.label']()}</p>
      <p>{m['settings.voice.none']()}</p>
    </Stack>
  );
}

/** The names of the device's English voices, the best first; null until the browser has loaded them. */
function useEnglishVoices(): readonly string[] | null {
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return setNames([]);
    let isMounted = true;
    const read = () => {
      if (isMounted) setNames([...new Set(englishVoices(speechSynthesis).map(({ name }) => name))]);
    };
    void bestEnglishVoice(speechSynthesis, null).then(read);
    // Older versions of Safari have voices but no `voiceschanged` event.
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => {
      isMounted = false;
      speechSynthesis.removeEventListener?.('voiceschanged', read);
    };
  }, []);
  return names;
}
