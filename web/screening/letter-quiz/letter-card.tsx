import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type LetterQuizState, letterAskedFor } from '#rules/screening/letter-quiz-reducer.ts';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ArrowClockwiseIcon, CheckIcon, SpeakerHighIcon, SpeedometerIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { LetterStore } from './letter-box.tsx';
import { sizeOf } from './letter-prompt.ts';
import css from './letter-quiz.module.css';
import { SoundNote } from './sound-note.tsx';
import type { Sound } from './use-letter-quiz.ts';

type LetterCardProps = {
  sitting: LetterQuizState;
  progressWords: string;
  sound: Sound;
  onType: (text: string) => void;
  onHearAgain: () => void;
  onSwitchSlower: () => void;
  onGiveLetter: () => void;
};

/** One letter: which size it has, how to hear it again, and the box for it. */
export function LetterCard({ sitting, progressWords, sound, ...on }: LetterCardProps) {
  const box = useRef<HTMLInputElement>(null);
  const asked = useId();
  const letter = letterAskedFor(sitting);
  useEffect(() => {
    if (letter !== null) box.current?.focus();
  }, [letter]);

  const giveLetter = (event: FormEvent) => {
    event.preventDefault();
    on.onGiveLetter();
    box.current?.focus();
  };

  return (
    <form className={classNames(card.card, card.roomy, css.letter)} onSubmit={giveLetter}>
      <p className={css.size} id={asked}>
        <SpeakerHighIcon />
        <span>
          <span className={layout.hidden}>{`${progressWords}: `}</span>
          {letter !== null && `${sizeOf(letter)} letter`}
        </span>
      </p>
      <div className={classNames(layout.row, css.voice)}>
        <Button look="line" onPress={on.onHearAgain}>
          <ArrowClockwiseIcon />
          Say it again
        </Button>
        <Button look="line" aria-pressed={sitting.slower} onPress={on.onSwitchSlower}>
          {sitting.slower ? <CheckIcon /> : <SpeedometerIcon />}
          Slower
        </Button>
      </div>
      <SoundNote sound={sound} button="Say it again" />
      <LetterStore ref={box} typed={sitting.typed} reminder={sitting.reminder} describedBy={asked} onType={on.onType} />
      <Button type="submit" size="l">
        Next letter
      </Button>
    </form>
  );
}
