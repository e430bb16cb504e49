import { useEffect, useRef } from 'react';
import { NO_VOICE_WORDS } from '../../read-aloud/no-voice-words.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { type Passage, WORDS_IN_A_PASSAGE } from './passages.ts';
import css from './reading-bar.module.css';
import type { SpokenPassage } from './spoken-passage.ts';
import type { PassageReading } from './use-passage-reading.ts';

type ReadingBarProps = {
  spoken: SpokenPassage;
  reading: PassageReading;
  /** What comes after this passage. */
  next: Passage;
  onChoose: (passage: string) => void;
};

/** What is happening, the one button that starts and stops the reading, and at the end the way on. */
export function ReadingBar({ spoken, reading, next, onChoose }: ReadingBarProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  // The button that had the focus may have gone with the reading.
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
      <div role="status">
        {reading.status === 'finished' && (
          <Note tone="positive">
            <p>This is the end of the passage.</p>
            <Button look="line" onPress={goOn}>
              Go to “{next.title}”
              <ArrowRightIcon />
            </Button>
          </Note>
        )}
        {reading.status === 'silent' && <Note>{NO_VOICE_WORDS}</Note>}
      </div>
      <div className={css.bar}>
        <p className={layout.soft}>{whereabouts(spoken, reading)}</p>
        <Button ref={toggle} size="l" onPress={reading.isOn ? reading.stop : reading.start}>
          {reading.isOn ? 'STOP' : 'NEXT'}
        </Button>
      </div>
    </>
  );
}

function whereabouts({ paragraphs, paragraphOf }: SpokenPassage, { isOn, place }: PassageReading): string {
  if (!isOn || !place) return `NEXT reads these ${WORDS_IN_A_PASSAGE} words aloud.`;
  return `Paragraph ${(paragraphOf[place.sentence] ?? 0) + 1} of ${paragraphs.length}`;
}
