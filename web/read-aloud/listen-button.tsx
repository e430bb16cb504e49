import { type RefObject, useEffect, useState } from 'react';
import { m } from '#messages';
import { Button } from '../ui/button.tsx';
import { useSettings } from '../ui/device-settings.ts';
import { SpeakerHighIcon, StopCircleIcon } from '../ui/icons.ts';
import { LIVE_REGION } from '../ui/live-region.ts';
import { keepInView } from './keep-in-view.ts';
import css from './listen-button.module.css';
import type { Place } from './narrator.ts';
import { type PageSentence, pageSentences, placeIn } from './page-text.ts';
import { useNarrator } from './use-narrator.ts';

const HIGHLIGHT = 'word-on';

type ListenButtonProps = {
  /** What is read: an element, or its CSS selector. */
  of?: RefObject<Element | null> | string;
};

/** Reads a page aloud and highlights each word. It is missing while the setting Listen is off. */
export function ListenButton({ of = '#main' }: ListenButtonProps) {
  const { listen } = useSettings();
  return listen ? <Listen of={of} /> : null;
}

function Listen({ of }: Required<ListenButtonProps>) {
  const narrator = useNarrator();
  const [isReading, setIsReading] = useState(false);
  const [missing, setMissing] = useState<'nothing' | 'some' | 'all'>('nothing');
  useEffect(() => clearHighlight, []);

  const read = async () => {
    const element = typeof of === 'string' ? document.querySelector(of) : of.current;
    const sentences = element ? pageSentences<Node>(element) : [];
    setIsReading(true);
    setMissing('nothing');
    const onWord = ({ sentence, word }: Place) => {
      const spoken = sentences[sentence];
      if (spoken) highlightWord(spoken, word);
    };
    const reading = await narrator().read(sentences, 0, onWord, () => setMissing('some'));
    clearHighlight();
    setIsReading(false);
    if (reading === 'silent') setMissing('all');
  };

  return (
    <div className={css.listen} data-silent="">
      <Button look="line" onPress={() => (isReading ? narrator().stop() : void read())}>
        {isReading ? <StopCircleIcon /> : <SpeakerHighIcon />}
        {isReading ? m['shared.listen.stop']() : m['shared.listen.listen']()}
      </Button>
      <p {...LIVE_REGION}>
        {missing === 'some' && m['shared.listen.some_missing']()}
        {missing === 'all' && m['shared.listen.no_voice']()}
      </p>
    </div>
  );
}

/** Uses the CSS Custom Highlight API, which leaves the elements as they are; browsers without it highlight nothing. */
function highlightWord(sentence: PageSentence<Node>, word: number): void {
  const range = rangeOf(sentence, word);
  if (!range) return;
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  keepInView(range);
}

function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}

function rangeOf({ start, words, pieces }: PageSentence<Node>, word: number): Range | null {
  const found = words[word];
  if (!found) return null;
  const from = placeIn(pieces, start + found.start);
  const to = placeIn(pieces, start + found.end - 1);
  if (!from?.node.isConnected || !to?.node.isConnected) return null;
  const range = new Range();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset + 1);
  return range;
}
