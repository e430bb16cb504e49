import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { type BoxReminder, canSkipTest, letterAskedFor } from '#rules/screening/letter-quiz/letter-quiz-reducer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ArrowClockwiseIcon, CheckIcon, InfoIcon, SpeakerHighIcon, SpeedometerIcon } from '../../ui/icons.ts';
import { Card, Note, Row } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './letter-quiz.module.css';
import { sizeOf } from './letter-size.ts';
import type { LetterQuiz, Sound } from './use-letter-quiz.ts';

/** One letter: its size, the buttons that repeat it, and the text box. */
export function LetterCard({ quiz }: { quiz: LetterQuiz }) {
  const { state, sound } = quiz;
  const box = useRef<HTMLInputElement>(null);
  const letter = letterAskedFor(state);
  useEffect(() => {
    if (letter === null) return;
    // The on-screen keyboard of a phone leaves little height, and may open later.
    const keepInView = () => {
      if (matchMedia('(max-height: 420px)').matches) box.current?.form?.scrollIntoView({ block: 'start' });
    };
    box.current?.focus();
    keepInView();
    addEventListener('resize', keepInView);
    return () => removeEventListener('resize', keepInView);
  }, [letter]);

  const giveLetter = (event: FormEvent) => {
    event.preventDefault();
    quiz.giveLetter();
    box.current?.focus();
  };

  return (
    <Card as="form" isRoomy isFree className={css.letter} onSubmit={giveLetter}>
      <p className={css.size}>
        <SpeakerHighIcon />
        <span>{letter !== null && m['screening.letter_quiz.asking.size']({ size: sizeOf(letter) })}</span>
      </p>
      <Row className={css.voice}>
        <Button look="line" onPress={quiz.hearAgain}>
          <ArrowClockwiseIcon />
          {m['screening.letter_quiz.say_again']()}
        </Button>
        <Button look="line" aria-pressed={state.slower} onPress={quiz.switchSlower}>
          {state.slower ? <CheckIcon /> : <SpeedometerIcon />}
          {m['screening.letter_quiz.asking.slower']()}
        </Button>
      </Row>
      <SoundNote sound={sound} button={m['screening.letter_quiz.say_again']()} />
      <LetterBox ref={box} typed={state.typed} reminder={state.reminder} onType={quiz.type} />
      <Row className={css.next}>
        <Button type="submit" size="l">
          {m['screening.letter_quiz.asking.next']()}
        </Button>
        {canSkipTest(state) && (
          <Button look="line" size="l" onPress={quiz.skipTest}>
            {m['screening.letter_quiz.asking.test_skip']()}
          </Button>
        )}
      </Row>
      {canSkipTest(state) && <p className={css.skipMeans}>{m['screening.letter_quiz.asking.test_skip_means']()}</p>}
    </Card>
  );
}

const REMINDERS: Record<BoxReminder, () => string> = {
  empty: m['screening.letter_quiz.asking.box_empty'],
  several: m['screening.letter_quiz.asking.box_several'],
  'other-letter': () =>
    m['screening.letter_quiz.asking.test_other']({ button: m['screening.letter_quiz.say_again']() }),
};

type LetterBoxProps = {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  reminder: BoxReminder | null;
  onType: (text: string) => void;
};

/** The text box for one letter. A new letter replaces the previous one. */
function LetterBox({ ref, typed, reminder, onType }: LetterBoxProps) {
  const [box, problem] = [useId(), useId()];
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={box}>
        {m['screening.letter_quiz.asking.box']()}
      </label>
      <input
        ref={ref}
        id={box}
        className={css.box}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        aria-describedby={reminder ? problem : undefined}
        aria-invalid={reminder ? true : undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="next"
      />
      <div {...LIVE_REGION} className={css.status}>
        {reminder && (
          <span id={problem} className={css.reminder}>
            <InfoIcon />
            <span>{REMINDERS[reminder]()}</span>
          </span>
        )}
      </div>
    </div>
  );
}

type SoundNoteProps = { sound: Sound; button: string; children?: ReactNode };

/** A live region: says when no sound could be played, otherwise shows `children`. */
function SoundNote({ sound, button, children }: SoundNoteProps) {
  return (
    <div {...LIVE_REGION} className={css.status}>
      {sound === 'silent' ? (
        <Note tone="caution" icon={<SpeakerHighIcon />}>
          {m['screening.letter_quiz.no_sound']({ button })}
        </Note>
      ) : (
        children
      )}
    </div>
  );
}
