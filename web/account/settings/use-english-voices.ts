import { useEffect, useState } from 'react';
import { bestEnglishVoice, englishVoices } from '../../ui/speech-voice.ts';

/** The names of the device's English voices, the one that fits best first; null until the browser has said. */
export function useEnglishVoices(): readonly string[] | null {
  const [names, setNames] = useState<readonly string[] | null>(null);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return setNames([]);
    let isGone = false;
    const read = () => {
      if (!isGone) setNames([...new Set(englishVoices(speechSynthesis).map(({ name }) => name))]);
    };
    void bestEnglishVoice(speechSynthesis, null).then(read);
    // Safari has the list but cannot be listened to in its older versions.
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => {
      isGone = true;
      speechSynthesis.removeEventListener?.('voiceschanged', read);
    };
  }, []);
  return names;
}
