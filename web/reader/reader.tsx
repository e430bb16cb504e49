import type { ReactNode } from 'react';
import { m } from '#messages';
import { Player } from '../read-aloud/player.tsx';
import type { ReadingAloud } from '../read-aloud/use-reading-aloud.ts';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/layout/layout.tsx';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import { silentWordsFor } from './no-voice-words.ts';
import type { SpokenText } from './spoken-text.ts';
import { TextCard } from './text-card.tsx';
import type { ReaderState } from './use-reader.ts';

const ToolChoices = lazyChunk(() => import('./tool-choices.tsx').then((module) => module.ToolChoices));

type ReaderProps = {
  /** The result of `useReader`. */
  reader: ReaderState;
  /** The label of the start button; default: `Listen`. */
  start?: string;
  /** Shown in the player before the reading starts. */
  status?: string;
  /** The index of the sentence at which the reading starts, for example where it stopped last time. */
  startAt?: number;
  /** Content below the text, such as questions about it. */
  after?: ReactNode;
};

/**
 * A text with all reading tools: read-aloud with word highlighting, line focus, ruler, syllables, spacing, and a panel
 * per word.
 */
export function Reader({ reader, start = m['reader.start'](), status, startAt = 0, after }: ReaderProps) {
  const { spoken, reading, toggle } = reader;
  return (
    <>
      <div data-until-hydrated>
        <TextCard reader={reader} />
      </div>
      <div {...LIVE_REGION}>
        {reading.isSomeMissing && <Note>{m['shared.listen.some_missing']()}</Note>}
        {reading.status === 'silent' && <Note>{silentWordsFor(spoken.sentences[0]?.language)}</Note>}
      </div>
      {after}
      <Player
        reading={reading}
        toggle={toggle}
        stays="always"
        status={statusWords(spoken, reading) ?? status}
        tools={<ToolChoices />}
      >
        <Button ref={toggle} onPress={reading.isOn ? reading.stop : () => reading.start(startAt)}>
          {reading.isOn ? m['reader.stop']() : start}
        </Button>
      </Player>
    </>
  );
}

function statusWords({ paragraphs, paragraphOf }: SpokenText, { isOn, place }: ReadingAloud): string | null {
  if (!isOn || !place) return null;
  const isText = paragraphs.map(({ isBreak }) => !isBreak);
  const countTo = (end: number) => isText.slice(0, end).filter(Boolean).length;
  const paragraph = countTo((paragraphOf[place.sentence] ?? 0) + 1);
  return m['reader.paragraph']({ paragraph, count: countTo(isText.length) });
}
