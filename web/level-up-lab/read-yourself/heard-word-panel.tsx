import { useState } from 'react';
import { m } from '#messages';
import type { Stretch } from '#rules/reading/heard-reading.ts';
import type { Reading } from '../../read-aloud/narrator.ts';
import { silentWords } from '../../read-aloud/silent-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon, EarIcon, SpeakerHighIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';

/** Added before and after a word, so that playback does not cut it off. */
const MARGIN_MS = 80;

type HeardWordPanelProps = {
  word: string;
  /** When the word was read; null if it was not recognized. */
  heard: Stretch | null;
  /** Whether it is in the list of words that may need practice. */
  isMaybe: boolean;
  onHearSelf: (stretch: Stretch) => void;
  onHearVoice: () => Promise<Reading>;
  onOverrule: () => void;
  onClose: () => void;
};

/** The dialog of a word: plays the learner's recording of it and the voice, and lets the learner mark it as correct. */
export function HeardWordPanel({
  word,
  heard,
  isMaybe,
  onHearSelf,
  onHearVoice,
  onOverrule,
  onClose,
}: HeardWordPanelProps) {
  const [isSilent, setIsSilent] = useState(false);
  const hearVoice = async () => setIsSilent((await onHearVoice()) === 'silent');
  return (
    <Dialog title={word} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {!heard && <p>{m['read_yourself.word.not_heard']()}</p>}
      <Row>
        {heard && (
          <Button onPress={() => onHearSelf({ startMs: heard.startMs - MARGIN_MS, endMs: heard.endMs + MARGIN_MS })}>
            <EarIcon />
            {m['read_yourself.word.hear_self']()}
          </Button>
        )}
        <Button look={heard ? 'line' : 'filled'} onPress={() => void hearVoice()}>
          <SpeakerHighIcon />
          {m['read_yourself.word.hear_voice']()}
        </Button>
        {isMaybe && (
          <Button
            look="line"
            onPress={() => {
              onOverrule();
              onClose();
            }}
          >
            <CheckIcon />
            {m['read_yourself.word.right']()}
          </Button>
        )}
      </Row>
      <p {...LIVE_REGION}>{isSilent && silentWords()}</p>
    </Dialog>
  );
}
