import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { keepRecording } from '../../device/texts/own-recordings.ts';
import type { ReaderText } from '../../reader/spoken-text.ts';
import { TextWords } from '../../reader/text-words.tsx';
import type { ReaderState } from '../../reader/use-reader.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Card, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { listWords } from '../../ui/words/number-words.ts';
import { HeardWordPanel } from './heard-word-panel.tsx';
import css from './read-yourself.module.css';
import { SamplePlayer, waveFile } from './samples.ts';
import type { Heard } from './use-read-yourself.ts';

const REASONS = {
  skipped: m['read_yourself.reason.skipped'],
  'paused-before': m['read_yourself.reason.paused_before'],
  'said-again': m['read_yourself.reason.said_again'],
} as const;

type ReadingResultProps = {
  heard: Heard;
  reader: ReaderState;
  owner: string | null;
  /** Whether the reading was added to the reading history of this device. */
  wasAdded: boolean;
  onAgain: () => void;
};

/**
 * The numbers of a reading, its words to play back, and the words that may need practice, until the learner rejects
 * them.
 */
export function ReadingResult({ heard, reader, owner, wasAdded, onAgain }: ReadingResultProps) {
  const { reading, samples } = heard;
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [player] = useState(() => new SamplePlayer());
  const [opened, setOpened] = useState<number | null>(null);
  const [overruled, setOverruled] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => () => player.close(), [player]);

  const practise = reading.practise.filter(({ word }) => !overruled.has(word));
  const wordOf = (index: number) => reader.spoken.words[index];
  const openedWord = opened === null ? undefined : wordOf(opened);
  return (
    <>
      <Card isRoomy isWide>
        <h2 ref={heading} tabIndex={-1}>
          {m['read_yourself.result.title']()}
        </h2>
        <Figures
          figures={[
            {
              term: m['read_yourself.result.pace'](),
              figure: String(reading.wordsPerMinute),
              meaning: m['read_yourself.result.pace_meaning']({ count: reading.wordsRead }),
            },
            {
              term: m['read_yourself.result.pauses'](),
              figure: String(reading.pauses.length),
              meaning: m['read_yourself.result.pauses_meaning'](),
            },
            {
              term: m['read_yourself.result.repetitions'](),
              figure: String(reading.repetitions.length),
              meaning: m['read_yourself.result.repetitions_meaning'](),
            },
          ]}
        />
        <p className={layout.soft}>{m['read_yourself.result.guess']()}</p>
        {!wasAdded && <Note tone="caution">{m['read_yourself.result.not_added']()}</Note>}
      </Card>
      <Card isRoomy isWide>
        <h2>{m['read_yourself.practise.title']()}</h2>
        <div {...LIVE_REGION}>
          <p>{practise.length > 0 ? m['read_yourself.practise.lead']() : m['read_yourself.practise.none']()}</p>
        </div>
        {practise.length > 0 && (
          <ul className={css.practise}>
            {practise.map(({ word, reason }) => (
              <li key={word}>
                <Button look="line" onPress={() => setOpened(word)}>
                  {wordOf(word)?.text}
                </Button>
                <span className={layout.soft}>{REASONS[reason]()}</span>
              </li>
            ))}
          </ul>
        )}
        {heard.unknown.length > 0 && (
          <p className={layout.soft}>{notChecked(heard.unknown.map((index) => wordOf(index)?.text ?? ''))}</p>
        )}
      </Card>
      <Card isRoomy isWide>
        <h2>{reader.text.title}</h2>
        <p className={layout.soft}>{m['read_yourself.result.press_a_word']()}</p>
        <TextWords
          ref={text}
          spoken={reader.spoken}
          onWord={null}
          isReading={false}
          parts={null}
          kinds={null}
          onOpen={({ index }) => setOpened(index)}
          onReach={() => {}}
        />
      </Card>
      <KeepRecording heard={heard} text={reader.text} owner={owner} player={player} />
      <Button look="line" onPress={onAgain}>
        {m['read_yourself.again']()}
      </Button>
      {opened !== null && openedWord && (
        <HeardWordPanel
          word={openedWord.text}
          heard={reading.heard[opened] ?? null}
          isMaybe={practise.some(({ word }) => word === opened)}
          onHearSelf={(stretch) => player.play(samples, stretch)}
          onHearVoice={() => {
            player.stop();
            return reader.reading.sayWord(openedWord.place);
          }}
          onOverrule={() => setOverruled(new Set([...overruled, opened]))}
          onClose={() => {
            player.stop();
            reader.reading.stopWord();
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

/** More words would be a wall of text. */
const MOST_NAMED = 8;

function notChecked(words: readonly string[]): string {
  const different = [...new Set(words)];
  return m['read_yourself.practise.not_checked']({
    count: different.length,
    words: listWords(different.slice(0, MOST_NAMED)),
    more: different.length > MOST_NAMED ? 'yes' : 'no',
  });
}

type KeepRecordingProps = { heard: Heard; text: ReaderText; owner: string | null; player: SamplePlayer };

/** Offers to store the recording on this device. Without consent it is lost when the page is left. */
function KeepRecording({ heard, text, owner, player }: KeepRecordingProps) {
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
