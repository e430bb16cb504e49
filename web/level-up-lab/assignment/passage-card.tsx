import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { Passage } from '#content/content.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useSettings } from '../../ui/device-settings.ts';
import css from './assignment.module.css';
import { LineFocus, ReadingRuler } from './line-guides.tsx';
import { lineAtHeight, lineOfWord, useLines } from './lines.ts';
import { PassageText } from './passage-text.tsx';
import type { ReadingTools } from './reading-tools.ts';
import type { PassageWord, SpokenPassage } from './spoken-passage.ts';
import type { PassageReading } from './use-passage-reading.ts';
import { useParts } from './word-parts.tsx';

const loadWordPanel = () => import('./word-panel.tsx');
const WordPanel = lazy(async () => ({ default: (await loadWordPanel()).WordPanel }));

type PassageCardProps = { passage: Passage; spoken: SpokenPassage; reading: PassageReading; tools: ReadingTools };

/** The text with its line guides, and the panel of a pressed word. */
export function PassageCard({ passage, spoken, reading, tools }: PassageCardProps) {
  const text = useRef<HTMLDivElement>(null);
  const parts = useParts(tools.syllables);
  const lines = useLines(text, spoken, parts, useSettings());
  const [pointedLine, setPointedLine] = useState(0);
  const [opened, setOpened] = useState<{ word: PassageWord; wasReading: boolean } | null>(null);

  const onWord = reading.isOn ? wordOf(spoken, reading) : null;
  const line = Math.min(onWord ? lineOfWord(lines, onWord.index) : pointedLine, Math.max(0, lines.length - 1));
  const pointAt = (clientY: number) => {
    const { top = 0 } = text.current?.getBoundingClientRect() ?? {};
    setPointedLine(lineAtHeight(lines, clientY - top));
  };
  const reach = useCallback((word: PassageWord) => setPointedLine(lineOfWord(lines, word.index)), [lines]);
  const open = (word: PassageWord) => {
    setOpened({ word, wasReading: reading.isReading });
    reading.pause();
  };
  const close = () => {
    setOpened(null);
    if (opened?.wasReading) reading.resume();
    else reading.stopWord();
  };

  return (
    <>
      <Card
        as="article"
        isFree
        className={classNames(css.card, tools.ruler && css.hasRuler)}
        onPointerMove={({ clientY }) => pointAt(clientY)}
        onPointerDown={({ clientY }) => pointAt(clientY)}
        onPointerEnter={() => void loadWordPanel()}
      >
        {!reading.isOn && <h2 className={css.title}>{passage.title}</h2>}
        <div className={css.lines}>
          {tools.lines > 0 && <LineFocus lines={lines} line={line} count={tools.lines} />}
          {tools.ruler && (
            <ReadingRuler lines={lines} line={Math.min(pointedLine, lines.length - 1)} onMove={setPointedLine} />
          )}
          <PassageText
            {...{ spoken, parts, onWord }}
            ref={text}
            isReading={reading.isReading}
            onOpen={open}
            onReach={reach}
          />
        </div>
      </Card>
      {opened && (
        <Suspense>
          <WordPanel word={opened.word.text} onSay={() => reading.sayWord(opened.word.place)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function wordOf({ words }: SpokenPassage, { place }: PassageReading): PassageWord | null {
  return words.find((word) => word.place.sentence === place?.sentence && word.place.word === place.word) ?? null;
}
