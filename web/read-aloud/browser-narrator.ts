import { currentSettings } from '../ui/device-settings.ts';
import { createNarrator, type Narrator, NO_SPEECH } from './narrator.ts';
import { recordingSource } from './recording-source.ts';
import { loadRecordingIndex } from './sentence-recordings.ts';
import { voiceSource } from './voice-source.ts';

/** A narrator with the voice of this browser, and the recordings. */
export function browserNarrator(): Narrator {
  const settings = currentSettings;
  const newUtterance = (words: string) => new SpeechSynthesisUtterance(words);
  const hasSpeech = 'speechSynthesis' in window;
  return createNarrator(
    hasSpeech ? voiceSource({ synthesis: speechSynthesis, newUtterance, settings }) : NO_SPEECH,
    recordingSource({ newClip: () => new Audio(), index: loadRecordingIndex, settings }),
  );
}
