import { browserNarrator } from './browser-narrator.ts';
import { keepInView } from './keep-in-view.ts';
import type { Place, Reading } from './narrator.ts';
import { type PageSentence, pageSentences, placeIn } from './page-text.ts';

const HIGHLIGHT = 'word-on';

/** Reads elements of a page aloud and highlights each word. */
export type PageReader = {
  /** Calls `onMissing` once when it passes over some sentences. */
  read(element: Element, onMissing: () => void): Promise<Reading>;
  stop(): void;
};

export function createPageReader(): PageReader {
  const narrator = browserNarrator();
  return {
    read: async (element, onMissing) => {
      const sentences = pageSentences<Node>(element);
      const onWord = ({ sentence, word }: Place) => {
        const spoken = sentences[sentence];
        if (spoken) highlightWord(spoken, word);
      };
      const reading = await narrator.read(sentences, 0, onWord, onMissing);
      clearHighlight();
      return reading;
    },
    stop: () => {
      narrator.stop();
      clearHighlight();
    },
  };
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
