import { useLayoutEffect, useRef } from 'react';
import { currentSettings } from '../ui/device-settings.ts';
import { createNarrator, type Narrator, NO_SPEECH } from './narrator.ts';
import { recordingSource } from './recording-source.ts';
import { loadRecordingIndex } from './sentence-recordings.ts';
import { voiceSource } from './voice-source.ts';

/** The narrator of a component, created at its first use. It stops when the tab is hidden or the component unmounts. */
export function useNarrator(): () => Narrator {
  const narrator = useRef<Narrator | null>(null);

  // The cleanup of a layout effect runs before the next page is painted; that of an effect may run later.
  useLayoutEffect(() => {
    const stop = () => narrator.current?.stop();
    const stopWhenHidden = () => document.hidden && stop();
    document.addEventListener('visibilitychange', stopWhenHidden);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  return () => {
    narrator.current ??= browserNarrator();
    return narrator.current;
  };
}

function browserNarrator(): Narrator {
  const settings = currentSettings;
  const newUtterance = (words: string) => new SpeechSynthesisUtterance(words);
  const hasSpeech = 'speechSynthesis' in window;
  return createNarrator(
    hasSpeech ? voiceSource({ synthesis: speechSynthesis, newUtterance, settings }) : NO_SPEECH,
    recordingSource({ newClip: () => new Audio(), index: loadRecordingIndex, settings }),
  );
}
