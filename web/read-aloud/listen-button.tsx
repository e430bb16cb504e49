import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { SpeakerHighIcon, StopCircleIcon } from '../ui/icons.ts';
import { useSettings } from '../ui/settings.ts';
import css from './listen-button.module.css';
import { NO_VOICE_WORDS } from './no-voice-words.ts';
import { pageSentences } from './page-text.ts';
import { useNarrator } from './use-narrator.ts';
import { clearHighlight, highlightWord } from './word-highlight.ts';

type ListenButtonProps = {
  /** What is read: an element, or a CSS selector of it. */
  of?: RefObject<Element | null> | string;
};

/** Reads a page of text aloud and marks each word. Not there when the learner has switched Listen off. */
export function ListenButton({ of = '#main' }: ListenButtonProps) {
  const { listen } = useSettings();
  return listen ? <Listen of={of} /> : null;
}

function Listen({ of }: Required<ListenButtonProps>) {
  const { isReading, isSilent, toggle } = usePageReading(of);
  return (
    <div className={css.listen} data-silent="">
      <Button look="line" onPress={toggle}>
        {isReading ? <StopCircleIcon /> : <SpeakerHighIcon />}
        {isReading ? 'Stop listening' : 'Listen'}
      </Button>
      <p role="status">{isSilent && NO_VOICE_WORDS}</p>
    </div>
  );
}

function usePageReading(of: RefObject<Element | null> | string) {
  const narrator = useNarrator();
  const [state, setState] = useState<'quiet' | 'reading' | 'silent'>('quiet');
  useEffect(() => clearHighlight, []);

  const read = async () => {
    const element = typeof of === 'string' ? document.querySelector(of) : of.current;
    const sentences = element ? pageSentences<Node>(element) : [];
    setState('reading');
    const reading = await narrator().read(sentences, 0, ({ sentence, word }) => {
      const at = sentences[sentence];
      if (at) highlightWord(at, word);
    });
    clearHighlight();
    setState(reading === 'silent' ? 'silent' : 'quiet');
  };

  return {
    isReading: state === 'reading',
    isSilent: state === 'silent',
    toggle: () => (state === 'reading' ? narrator().stop() : void read()),
  };
}
