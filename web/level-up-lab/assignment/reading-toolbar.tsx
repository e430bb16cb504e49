import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { BookOpenTextIcon, PauseIcon, PlayIcon, SlidersHorizontalIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { PassageChoice } from './passage-choice.tsx';
import type { ReadingTools } from './reading-tools.ts';
import { ToolChoices } from './tool-choices.tsx';
import type { PassageReading } from './use-passage-reading.ts';

type ReadingToolbarProps = {
  tools: ReadingTools;
  reading: PassageReading;
  onChoose: (passage: string) => void;
};

/** What can be changed about the reading. Folded at first, so that the text comes first. */
export function ReadingToolbar({ tools, reading, onChoose }: ReadingToolbarProps) {
  const id = useId();
  const passages = useRef<HTMLButtonElement>(null);
  const [unfolded, setUnfolded] = useState<'passages' | 'tools' | null>(null);
  const folding = (name: 'passages' | 'tools') => ({
    look: 'line' as const,
    'aria-expanded': unfolded === name,
    ...(unfolded === name && { 'aria-controls': id }),
    onPress: () => setUnfolded(unfolded === name ? null : name),
  });
  return (
    <>
      <div className={classNames(layout.row, layout.rowTight)}>
        {reading.isOn && (
          <Button look="line" onPress={reading.isReading ? reading.pause : reading.goOn}>
            {reading.isReading ? <PauseIcon /> : <PlayIcon />}
            {reading.isReading ? 'Pause voice' : 'Go on'}
          </Button>
        )}
        <Button ref={passages} {...folding('passages')}>
          <BookOpenTextIcon />
          Passages
        </Button>
        <Button {...folding('tools')}>
          <SlidersHorizontalIcon />
          Tools
        </Button>
      </div>
      {unfolded && (
        <div id={id} className={classNames(card.card, layout.stack, layout.stackM)}>
          {unfolded === 'tools' && <ToolChoices tools={tools} />}
          {unfolded === 'passages' && (
            <PassageChoice
              chosen={tools.passage}
              onChoose={(passage) => {
                setUnfolded(null);
                passages.current?.focus();
                onChoose(passage);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
