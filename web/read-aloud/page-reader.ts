import { browserNarrator } from './browser-narrator.ts';
import { keepInView } from './keep-in-view.ts';
import type { Narrator } from './narrator.ts';
import { type PageSentence, pageSentences, placeIn } from './page-text.ts';
import type { Opened } from './use-reading-aloud.ts';

const HIGHLIGHT = 'word-on';

/** Shared by all pages, so that a voice that has failed is not tried again. */
let narrator: Narrator | undefined;

/** The content for Listen: the sentences of an element, with highlighting of the current word. */
export function openPage(element: Element): Opened {
  const sentences = pageSentences<Node>(element);
  narrator ??= browserNarrator();
  return {
    narrator,
    sentences,
    mark: (place) => {
      const sentence = place && sentences[place.sentence];
      const word = sentence && rangeOf(sentence, place.word);
      if (word) highlight(word);
      else clearHighlight();
    },
  };
}

/** Uses the CSS Custom Highlight API, which does not change the DOM; browsers without it highlight nothing. */
function highlight(word: Range): void {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(word));
  keepInView(word);
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
