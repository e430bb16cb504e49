import { useEffect, useLayoutEffect, useState } from 'react';
import { currentSettings } from './settings.ts';
import { createSpeech, type Pace, type Prompt, type Said, type Speech } from './speech.ts';
import { recordings } from './speech-recordings.ts';
import { NO_VOICE, speakingVoice } from './speech-voice.ts';

/**
 * The voice of one screen. It says one thing at a time, falls silent when the tab is hidden and dies with the screen.
 * `prompts` are loaded ahead, without a sound, and have to stay the same array.
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

  // Undone before the next screen is seen; a plain effect, some time after it.
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
