import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { currentSettings } from '../settings/device-settings.ts';
import { createSpeech, type Pace, type Prompt, type Said, type Speech } from './speech.ts';
import { recordings } from './speech-recordings.ts';
import { NO_VOICE, speakingVoice } from './speech-voice.ts';

/**
 * The speech of one screen: recordings, or a voice of the device if the learner chose one. It says one prompt at a
 * time, and stops when the tab is hidden or the screen unmounts. `prompts` are preloaded and must stay the same array.
 */
export function useSpeech(prompts: readonly Prompt[]) {
  // A ref instead of state, because a press may come before the next render.
  const opened = useRef<Speech | null>(null);
  const speech = useCallback(() => {
    opened.current ??= speechOfBrowser();
    return opened.current;
  }, []);

  useEffect(() => {
    speech().prepare(prompts);
    const stopWhenHidden = () => document.hidden && speech().stop();
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => document.removeEventListener('visibilitychange', stopWhenHidden);
  }, [prompts, speech]);

  // A layout effect is cleaned up before the next screen is painted; an effect may be cleaned up later.
  useLayoutEffect(() => () => opened.current?.stop(), []);

  return {
    say: (prompt: Prompt, pace: Pace): Promise<Said> => speech().say(prompt, pace),
    stop: () => opened.current?.stop(),
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
  const clips = recordings((address) => new Audio(address), currentSettings);
  return createSpeech(() => (currentSettings().letterVoice === 'device' ? [voice, clips] : [clips, voice]));
}
