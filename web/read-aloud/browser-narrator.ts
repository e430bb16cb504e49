import { currentSettings } from '../ui/settings/device-settings.ts';
import { createNarrator, type Narrator, NO_SPEECH } from './narrator.ts';
import { recordingSource } from './recording-source.ts';
import { loadRecordingIndex } from './sentence-recordings.ts';
import { voiceSource } from './voice-source.ts';

/**
 * A narrator that uses speech synthesis and the recordings.
 * @param voicePace a factor for the speed of the voice; recordings are already slow
 */
export function browserNarrator(voicePace = () => 1): Narrator {
  const settings = currentSettings;
  const voiceSettings = () => ({ ...settings(), voiceSpeed: settings().voiceSpeed * voicePace() });
  const newUtterance = (words: string) => new SpeechSynthesisUtterance(words);
  const hasSpeech = 'speechSynthesis' in window;
  return createNarrator(
    hasSpeech ? voiceSource({ synthesis: speechSynthesis, newUtterance, settings: voiceSettings }) : NO_SPEECH,
    recordingSource({ newClip: () => new Audio(), index: loadRecordingIndex, settings }),
  );
}
