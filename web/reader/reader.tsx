import type { ReactNode } from 'react';
import { m } from '#messages';
import { Player } from '../read-aloud/player.tsx';
import type { ReadingAloud } from '../read-aloud/use-reading-aloud.ts';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/layout/note.tsx';
import { lazyPart } from '../ui/loading/lazy-part.ts';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import type { SpokenText } from './spoken-text.ts';
import { TextCard } from './text-card.tsx';
import type { ReaderState } from './use-reader.ts';

const ToolChoices = lazyPart(() => import('./tool-choices.tsx').then((module) => module.ToolChoices));

type ReaderProps = {
  /** Of `useReader`. */
  reader: ReaderState;
  /** The words of the button that starts the reading; `Listen` without any. */
  start?: string;
  /** In the player while the reading is off. */
  status?: string;
  /** At which sentence the reading starts, counted from 0: where it was left the last time. */
  startAt?: number;
  /** Below the text, such as questions about it. */
  after?: ReactNode;
};

/** A text with every reading tool: a voice that marks its words, line focus, ruler, syllables, spacing, and a panel for each word. */
export function Reader({ reader, start = m['reader.start'](), status, startAt = 0, after }: ReaderProps) {
  const { spoken, reading, toggle } = reader;
  return (
    <>
      <div data-until-hydrated>
        <TextCard reader={reader} />
      </div>
      <div {...LIVE_REGION}>
        {reading.isSomeMissing && <Note>{m['shared.listen.some_missing']()}</Note>}
        {reading.status === 'silent' && <Note>{m['shared.listen.no_voice']()}</Note>}
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
  const paragraph = (paragraphOf[place.sentence] ?? 0) + 1;
  return m['reader.paragraph']({ paragraph, count: paragraphs.length });
}
