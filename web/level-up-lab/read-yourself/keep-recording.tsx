import { useState } from 'react';
import { m } from '#messages';
import { keepRecording } from '../../device/texts/own-recordings.ts';
import type { ReaderText } from '../../reader/spoken-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { type SamplePlayer, waveFile } from './samples.ts';
import type { Heard } from './use-read-yourself.ts';

type KeepRecordingProps = { heard: Heard; text: ReaderText; owner: string | null; player: SamplePlayer };

/** Offers to store the recording on this device. Without consent it is lost when the page is left. */
export function KeepRecording({ heard, text, owner, player }: KeepRecordingProps) {
  const [state, setState] = useState<'asked' | 'kept' | 'refused'>('asked');
  const { samples, finishedAt, reading } = heard;
  const keep = () =>
    keepRecording({
      id: crypto.randomUUID(),
      owner,
      textId: text.id,
      title: text.title,
      finishedAt,
      wordsPerMinute: reading.wordsPerMinute,
      sound: waveFile(samples),
    }).then(
      () => setState('kept'),
      () => setState('refused'),
    );
  return (
    <Card isRoomy isWide>
      <h2>{m['read_yourself.keep.title']()}</h2>
      <p>{m['read_yourself.keep.lead']()}</p>
      <Row>
        <Button look="line" onPress={() => player.play(samples)}>
          {m['read_yourself.keep.hear']()}
        </Button>
        {state !== 'kept' && (
          <Button look="line" onPress={() => void keep()}>
            {m['read_yourself.keep.yes']()}
          </Button>
        )}
      </Row>
      <div {...LIVE_REGION}>
        {state === 'kept' && <Note tone="positive">{m['read_yourself.keep.kept']()}</Note>}
        {state === 'refused' && <Note tone="caution">{m['read_yourself.keep.refused']()}</Note>}
      </div>
    </Card>
  );
}
