import { m } from '#messages';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import LettersPicture from '../../ui/art/round-letters.svg?react';
import { Button } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { Card, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { StartsAgainNote, StepHeading } from '../part-frame.tsx';
import css from './letter-quiz.module.css';
import type { LetterQuiz } from './use-letter-quiz.ts';

/** Explains the quiz before the first sound. */
export function StartCard({ quiz }: { quiz: LetterQuiz }) {
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <RoundPicture size={96}>
          <LettersPicture />
        </RoundPicture>
        <Stack gap="s">
          <StepHeading takesFocus={quiz.isAgain}>{m['screening.letter_quiz.task']()}</StepHeading>
          <p className={layout.lead}>{m['screening.letter_quiz.set_up.lead']({ count: LETTER_QUIZ.letters })}</p>
        </Stack>
      </div>
      {quiz.wasUnfinished && <StartsAgainNote />}
      <p>{m['screening.letter_quiz.set_up.need_sound']()}</p>
      <Row>
        <Button size="l" onPress={quiz.start}>
          {m['screening.letter_quiz.set_up.start']()}
        </Button>
      </Row>
      <ul className={css.points}>
        <li>{m['screening.letter_quiz.set_up.sizes']()}</li>
        <li>{m['screening.letter_quiz.set_up.sizes_count']()}</li>
        <li>{m['screening.letter_quiz.set_up.guess']()}</li>
        <li>{m['screening.letter_quiz.set_up.stop']()}</li>
      </ul>
    </Card>
  );
}
