import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Place } from '../read-aloud/narrator.ts';
import { Card, classNames } from '../ui/layout/layout.tsx';
import { useSettings } from '../ui/settings/device-settings.ts';
import { LineFocus, ReadingRuler } from './line-guides.tsx';
import { lineAtHeight, lineOfWord, useLines } from './lines.ts';
import { useReadingTools } from './reading-tools.ts';
import type { SpokenText, TextWord } from './spoken-text.ts';
import css from './text-card.module.css';
import { TextWords } from './text-words.tsx';
import type { ReaderState } from './use-reader.ts';
import { KindsLegend } from './words/kinds-legend.tsx';
import { useWordKinds } from './words/use-word-kinds.ts';
import { useSyllables } from './words/word-syllables.tsx';

const loadWordPanel = () => import('./word-panel.tsx');
const WordPanel = lazy(async () => ({ default: (await loadWordPanel()).WordPanel }));

/** The text with its line guides, and the panel of the pressed word. */
export function TextCard({ reader }: { reader: ReaderState }) {
  const { text: shown, spoken, reading, card } = reader;
  const tools = useReadingTools();
  const text = useRef<HTMLDivElement>(null);
  const parts = useSyllables(tools.syllables, shown.id).partsOf;
  const kinds = useWordKinds(tools.kinds, shown.id, spoken.sentences);
  const lines = useLines(text, spoken, parts, useSettings(), kinds);
  const [pointedLine, setPointedLine] = useState(0);
  const [opened, setOpened] = useState<{ word: TextWord; wasReading: boolean } | null>(null);

  const onWord = reading.isOn ? wordOf(spoken, reading.place) : null;
  // While reading, the guides follow the voice; after that, the pointer and the arrow keys move them from there.
  const spokenLine = reading.isReading && onWord ? lineOfWord(lines, onWord.index) : null;
  useEffect(() => {
    if (spokenLine !== null) setPointedLine(spokenLine);
  }, [spokenLine]);
  const line = Math.min(spokenLine ?? pointedLine, Math.max(0, lines.length - 1));
  const pointAt = (clientY: number) => {
    const { top = 0 } = text.current?.getBoundingClientRect() ?? {};
    setPointedLine(lineAtHeight(lines, clientY - top));
  };
  const reach = useCallback((word: TextWord) => setPointedLine(lineOfWord(lines, word.index)), [lines]);
  const open = (word: TextWord) => {
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
        ref={card}
        tabIndex={-1}
        isFree
        className={classNames(css.card, tools.ruler && css.hasRuler)}
        onPointerMove={({ clientY }) => pointAt(clientY)}
        onPointerDown={({ clientY }) => pointAt(clientY)}
        onPointerEnter={() => void loadWordPanel()}
      >
        {!reading.isOn && (
          <h2 className={css.title} dir="auto">
            {shown.title}
          </h2>
        )}
        {tools.kinds && <KindsLegend kinds={kinds} />}
        <div className={css.lines}>
          {tools.lines > 0 && <LineFocus lines={lines} line={line} count={tools.lines} />}
          {tools.ruler && (
            <ReadingRuler lines={lines} line={line} onMove={spokenLine === null ? setPointedLine : null} />
          )}
          <TextWords
            {...{ spoken, parts, onWord }}
            kinds={kinds.ofWords}
            ref={text}
            isReading={reading.isReading}
            onOpen={open}
            onReach={reach}
          />
        </div>
      </Card>
      {opened && (
        <Suspense>
          <WordPanel
            word={opened.word.text}
            text={shown.id}
            language={spoken.sentences[opened.word.place.sentence]?.language}
            onSay={() => reading.sayWord(opened.word.place)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function wordOf({ words }: SpokenText, place: Place | null): TextWord | null {
  return words.find((word) => word.place.sentence === place?.sentence && word.place.word === place.word) ?? null;
}
