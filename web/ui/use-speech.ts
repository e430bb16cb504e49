import { useEffect, useLayoutEffect, useState } from 'react';
import { currentSettings } from './device-settings.ts';
import { createSpeech, type Pace, type Prompt, type Said, type Speech } from './speech.ts';
import { recordings } from './speech-recordings.ts';
import { NO_VOICE, speakingVoice } from './speech-voice.ts';

/**
 * The voice of one screen. It says one prompt at a time, and stops when the tab is hidden or the screen unmounts.
 * `prompts` are loaded ahead and have to stay the same array.
 */
export function useSpeech(prompts: readonly Prompt[]) {
  const [speech, setSpeech] = useState<Speech | null>(null);

  useEffect(() => {
    const opened = speechOfBrowser();
    opened.prepare(prompts);
    setSpeech(opened);
    const stopWhenHidden = () => document.hidden && opened.stop();
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      opened.stop();
    };
  }, [prompts]);

  // The cleanup of a layout effect runs before the next screen is painted; that of an effect may run later.
  useLayoutEffect(() => () => speech?.stop(), [speech]);

  return {
    say: async (prompt: Prompt, pace: Pace): Promise<Said> => speech?.say(prompt, pace) ?? 'silent',
    stop: () => speech?.stop(),
  };
}

function speechOfBrowser(): Speech {
  const voice =
    'speechSynthesis' in window
      ? speakingVoice({
          synthesis: speechSynthesis,
          newUtterance: (words) => new SpeechSynthesisUtterance(words),
          settings: currentSettings,
        })
      : NO_VOICE;
  return createSpeech(
    voice,
    recordings((address) => new Audio(address), currentSettings),
  );
}
