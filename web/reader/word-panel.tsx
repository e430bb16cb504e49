import { useEffect, useRef, useState } from 'react';
import { MEANING_OF } from '#content/meanings.ts';
import { PASSAGES } from '#content/passages.ts';
import { m } from '#messages';
import { browserNarrator } from '../read-aloud/browser-narrator.ts';
import type { Narrator, Reading } from '../read-aloud/narrator.ts';
import { sentencesOf } from '../read-aloud/sentences.ts';
import { Button } from '../ui/controls/button.tsx';
import { SpeakerHighIcon } from '../ui/icons.ts';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import { SyllableLine } from './words/syllable-line.tsx';
import { WordMeaning } from './words/word-meaning.tsx';

type WordPanelProps = {
  word: string;
  /** The id of the text that contains the word. */
  text: string;
  onSay: () => Promise<Reading>;
  onClose: () => void;
};

/** The dialog of a word: its syllables, its pronunciation, its meaning, and a picture if there is one. */
export function WordPanel({ word, text, onSay, onClose }: WordPanelProps) {
  const isOfPassage = PASSAGES?.some(({ id }) => id === text) ?? false;
  const meaning = MEANING_OF?.(word, text) ?? null;
  const { read, stop } = useNarrator();
  const [isSilent, setIsSilent] = useState(false);
  const say = async (speak: () => Promise<Reading>) => setIsSilent((await speak()) === 'silent');
  const sayWord = () => {
    stop();
    return onSay();
  };
  return (
    <Dialog title={word} isWord isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SyllableLine {...{ word, text }} />
      <WordMeaning meaning={meaning} isSure={isOfPassage} />
      <Row>
        <Button onPress={() => void say(sayWord)}>
          <SpeakerHighIcon />
          {m['words.say']()}
        </Button>
        {meaning && (
          <Button look="line" onPress={() => void say(() => read(meaning.meaning))}>
            <SpeakerHighIcon />
            {m['words.say_meaning']()}
          </Button>
        )}
      </Row>
      <p {...LIVE_REGION}>{isSilent && m['shared.listen.no_voice']()}</p>
    </Dialog>
  );
}

/** Reads single sentences, and stops when the component unmounts. */
function useNarrator() {
  const narrator = useRef<Narrator | null>(null);
  const stop = () => narrator.current?.stop();
  useEffect(() => () => narrator.current?.stop(), []);
  const read = (sentence: string) => {
    narrator.current ??= browserNarrator();
    return narrator.current.read(sentencesOf(sentence), 0, () => {});
  };
  return { read, stop };
}
