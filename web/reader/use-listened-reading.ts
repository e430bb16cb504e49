import { useRef } from 'react';
import type { Reading } from '#rules/reading/reading-history.ts';
import { useSession } from '../api/session.tsx';
import { addReading } from '../device/texts/reading-history.ts';
import type { ReadingTime } from '../read-aloud/use-reading-aloud.ts';
import type { ReaderText } from './spoken-text.ts';

/**
 * Adds text that is read aloud to the reading history of the learner or visitor. Everything heard while the text stays
 * open is one reading, however often it is paused.
 */
export function useListenedReading({ id: textId, title }: ReaderText): (time: ReadingTime) => void {
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
