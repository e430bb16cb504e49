import { keepInView } from './keep-in-view.ts';
import { type PageSentence, placeIn } from './page-text.ts';
import './word-highlight.css';

const NAME = 'word-on';

/** Marks a word on the page without touching its elements; where the browser cannot, nothing is marked. */
export function highlightWord(sentence: PageSentence<Node>, word: number): void {
  const range = rangeOf(sentence, word);
  if (!range) return;
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(range));
  keepInView(range);
}

export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}

function rangeOf({ start, words, pieces }: PageSentence<Node>, word: number): Range | null {
  const at = words[word];
  if (!at) return null;
  const from = placeIn(pieces, start + at.start);
  const to = placeIn(pieces, start + at.end - 1);
  if (!from?.node.isConnected || !to?.node.isConnected) return null;
  const range = new Range();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset + 1);
  return range;
}
