import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import { m } from '#messages';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { type BoxReminder, letterAskedFor } from '#rules/screening/letter-quiz-reducer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ArrowClockwiseIcon, CheckIcon, InfoIcon, SpeakerHighIcon, SpeedometerIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/stack.tsx';
import css from './letter-quiz.module.css';
import { sizeOf } from './letter-size.ts';
import { SoundNote } from './sound-note.tsx';
import type { LetterQuiz } from './use-letter-quiz.ts';

/** One letter: its size, the buttons to hear it again, and the box for it. */
export function LetterCard({ quiz }: { quiz: LetterQuiz }) {
  const { state, sound } = quiz;
  const box = useRef<HTMLInputElement>(null);
  const asked = useId();
  const letter = letterAskedFor(state);
  useEffect(() => {
    if (letter !== null) box.current?.focus();
  }, [letter]);

  const giveLetter = (event: FormEvent) => {
    event.preventDefault();
    quiz.giveLetter();
    box.current?.focus();
  };

  return (
    <Card as="form" isRoomy isFree className={css.letter} onSubmit={giveLetter}>
      <p className={css.size} id={asked}>
        <SpeakerHighIcon />
        <span>
          {letter !== null && (
            <ParaglideMessage
              message={m['screening.letter_quiz.asking.size']}
              inputs={{ size: sizeOf(letter), number: state.answers.length + 1, count: LETTER_QUIZ.letters }}
              markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
            />
          )}
        </span>
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
      <LetterBox ref={box} typed={state.typed} reminder={state.reminder} describedBy={asked} onType={quiz.type} />
      <Button type="submit" size="l">
        {m['screening.letter_quiz.asking.next']()}
      </Button>
    </Card>
  );
}

const REMINDERS: Record<BoxReminder, () => string> = {
  empty: m['screening.letter_quiz.asking.box_empty'],
  several: m['screening.letter_quiz.asking.box_several'],
};

type LetterBoxProps = {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  reminder: BoxReminder | null;
  /** The id of the description that is read out with the box. */
  describedBy: string;
  onType: (text: string) => void;
};

/** The box for one letter. A new letter replaces the one before. */
function LetterBox({ ref, typed, reminder, describedBy, onType }: LetterBoxProps) {
  return (
    <TextField
      className={css.field}
      value={typed}
      onChange={onType}
      isInvalid={reminder !== null}
      validationBehavior="aria"
      aria-describedby={describedBy}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
    >
      <Label className={css.label}>{m['screening.letter_quiz.asking.box']()}</Label>
      <Input ref={ref} className={css.box} autoCapitalize="off" enterKeyHint="next" />
      <div role="status" className={css.status}>
        <FieldError className={css.reminder}>
          <InfoIcon />
          <span>{reminder && REMINDERS[reminder]()}</span>
        </FieldError>
      </div>
    </TextField>
  );
}
