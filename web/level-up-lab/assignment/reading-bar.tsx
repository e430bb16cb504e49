import { useEffect, useRef } from 'react';
import type { Passage } from '#content/content.ts';
import { WORDS_IN_A_PASSAGE } from '#content/passages.ts';
import { m } from '#messages';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/live-region.ts';
import { Note } from '../../ui/note.tsx';
import css from './assignment.module.css';
import type { SpokenPassage } from './spoken-passage.ts';
import type { PassageReading } from './use-passage-reading.ts';

type ReadingBarProps = {
  spoken: SpokenPassage;
  reading: PassageReading;
  next: Passage;
  onChoose: (passage: string) => void;
};

/** The status of the reading, the button that starts and stops it, and at the end a button for the next passage. */
export function ReadingBar({ spoken, reading, next, onChoose }: ReadingBarProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  // The focus is lost when the reading ends while Pause has it, as that button then disappears.
  useEffect(() => {
    if (reading.status === 'finished' && document.activeElement === document.body)
      toggle.current?.focus({ preventScroll: true });
  }, [reading.status]);

  const goOn = () => {
    toggle.current?.focus();
    onChoose(next.id);
  };
  return (
    <>
      <div {...LIVE_REGION}>
        {reading.status === 'finished' && (
          <Note tone="positive">
            <p>{m['level_up_lab.assignment.end']()}</p>
            <Button look="line" onPress={goOn}>
              {m['level_up_lab.assignment.go_to']({ title: next.title })}
              <ArrowRightIcon />
            </Button>
          </Note>
        )}
        {reading.status === 'silent' && <Note>{m['shared.listen.no_voice']()}</Note>}
      </div>
      <div className={css.bar}>
        <p className={layout.soft}>{statusWords(spoken, reading)}</p>
        <Button ref={toggle} size="l" onPress={reading.isOn ? reading.stop : reading.start}>
          {reading.isOn ? m['level_up_lab.assignment.stop']() : m['level_up_lab.assignment.start']()}
        </Button>
      </div>
    </>
  );
}

function statusWords({ paragraphs, paragraphOf }: SpokenPassage, { isOn, place }: PassageReading): string {
  if (!isOn || !place) return m['level_up_lab.assignment.reads_aloud']({ count: WORDS_IN_A_PASSAGE });
  const paragraph = (paragraphOf[place.sentence] ?? 0) + 1;
  return m['level_up_lab.assignment.paragraph']({ paragraph, count: paragraphs.length });
}
