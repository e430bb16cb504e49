import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useSettings } from '../../ui/settings.ts';
import { LineFocus } from './line-focus.tsx';
import { lineAtHeight, lineOfWord } from './lines.ts';
import css from './passage-card.module.css';
import { PassageText } from './passage-text.tsx';
import type { Passage } from './passages.ts';
import { ReadingRuler } from './reading-ruler.tsx';
import type { ReadingTools } from './reading-tools.ts';
import type { PassageWord, SpokenPassage } from './spoken-passage.ts';
import { useParts } from './syllables.ts';
import { useLines } from './use-lines.ts';
import type { PassageReading } from './use-passage-reading.ts';

const loadWordPanel = () => import('./word-panel.tsx');
const WordPanel = lazy(async () => ({ default: (await loadWordPanel()).WordPanel }));

type PassageCardProps = { passage: Passage; spoken: SpokenPassage; reading: PassageReading; tools: ReadingTools };

/** The text, with what helps to keep to its lines, and the panel of a word that was pressed. */
export function PassageCard({ passage, spoken, reading, tools }: PassageCardProps) {
  const text = useRef<HTMLDivElement>(null);
  const parts = useParts(tools.syllables);
  const lines = useLines(text, spoken, parts, useSettings());
  const [pointedLine, setPointedLine] = useState(0);
  const [opened, setOpened] = useState<{ word: PassageWord; goesOn: boolean } | null>(null);

  const onWord = reading.isOn ? wordOf(spoken, reading) : null;
  const line = Math.min(onWord ? lineOfWord(lines, onWord.index) : pointedLine, Math.max(0, lines.length - 1));
  const pointAt = (clientY: number) => {
    const { top = 0 } = text.current?.getBoundingClientRect() ?? {};
    setPointedLine(lineAtHeight(lines, clientY - top));
  };
  const reach = useCallback((word: PassageWord) => setPointedLine(lineOfWord(lines, word.index)), [lines]);
  const open = (word: PassageWord) => {
    setOpened({ word, goesOn: reading.isReading });
    reading.pause();
  };
  const close = () => {
    setOpened(null);
    if (opened?.goesOn) reading.goOn();
    else reading.hush();
  };

  return (
    <>
      <article
        className={classNames(card.card, css.card, tools.ruler && css.ruled)}
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
      </article>
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
