import { useMemo, useRef } from 'react';
import type { Reading } from '#rules/reading/reading-history.ts';
import { voicePace } from '#rules/reading/voice-pace.ts';
import { useSession } from '../api/session.tsx';
import { addReading } from '../device/texts/reading-history.ts';
import { browserNarrator } from '../read-aloud/browser-narrator.ts';
import type { Narrator } from '../read-aloud/narrator.ts';
import { type ReadingTime, useReadingAloud } from '../read-aloud/use-reading-aloud.ts';
import { type ReaderText, spokenText } from './spoken-text.ts';

type ReaderEvents = {
  /**
   * Called after each uninterrupted stretch of reading with its number of words and its duration in ms: at a pause,
   * jump, stop, the end, and when the page is left; never for a single word. The stretch is already in the reading
   * history.
   */
  onReadingTime?: (time: ReadingTime) => void;
  /** Called after the last word. */
  onFinished?: () => void;
};

/** A text in the reader. The page calls `stop` before it shows another one. */
export function useReader(text: ReaderText, events: ReaderEvents = {}) {
  const spoken = useMemo(() => spokenText(text), [text]);
  const narrator = useRef<Narrator | null>(null);
  const level = useRef(text.level);
  const open = () => {
    level.current = text.level;
    narrator.current ??= browserNarrator(() => voicePace(level.current));
    return { narrator: narrator.current, sentences: spoken.sentences };
  };
  const addListened = useListenedReading(text);
  const onReadingTime = (time: ReadingTime) => {
    addListened(time);
    events.onReadingTime?.(time);
  };
  const reading = useReadingAloud({ open, ...events, onReadingTime });
  /** The button that starts and stops the reading. */
  const toggle = useRef<HTMLButtonElement>(null);
  /** The text on the page, which can take the focus. */
  const card = useRef<HTMLElement>(null);
  return { text, spoken, reading, toggle, card };
}

export type ReaderState = ReturnType<typeof useReader>;

/**
 * Adds text that is read aloud to the reading history of the learner or visitor. Everything heard while the text stays
 * open is one reading, however often it is paused.
 */
function useListenedReading({ id: textId, title }: ReaderText): (time: ReadingTime) => void {
  const owner = useSession().session.learner?.id ?? null;
  const added = useRef<Reading | null>(null);
  return ({ words, ms }) => {
    const earlier = added.current?.textId === textId && added.current.owner === owner ? added.current : null;
    added.current = {
      id: earlier?.id ?? crypto.randomUUID(),
      owner,
      kind: 'listened',
      textId,
      title,
      words: words + (earlier?.words ?? 0),
      durationMs: ms + (earlier?.durationMs ?? 0),
      wordsPerMinute: null,
      finishedAt: new Date().toISOString(),
    };
    // A browser that blocks storage has no history.
    addReading(added.current).catch(() => undefined);
  };
}
