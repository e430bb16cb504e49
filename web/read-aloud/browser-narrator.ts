import { currentSettings } from '../ui/settings.ts';
import { clipTeller } from './clip-teller.ts';
import { createNarrator, type Narrator } from './narrator.ts';
import { recordedIndex } from './recorded.ts';
import { NO_TELLER } from './teller.ts';
import { voiceTeller } from './voice-teller.ts';

/** A narrator with the voices and the loudspeaker of this browser. */
export function browserNarrator(): Narrator {
  const voice =
    'speechSynthesis' in window
      ? voiceTeller({
          synthesis: speechSynthesis,
          newUtterance: (words) => new SpeechSynthesisUtterance(words),
          settings: currentSettings,
        })
      : NO_TELLER;
  return createNarrator(
    voice,
    clipTeller({ newClip: () => new Audio(), index: recordedIndex, settings: currentSettings }),
  );
}
