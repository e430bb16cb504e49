import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { isOtherCase, isRightLetter, LETTER_QUIZ, letterQuizVerdict } from '#rules/screening/letter-quiz.ts';
import type { HeardLetter } from '#rules/screening/results.ts';
import { PATHS } from '../../app/paths.ts';
import LettersLens from '../../ui/art/lens-letters.svg?react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { StepHeading } from '../part-frame.tsx';
import css from './letter-quiz.module.css';
import { sizeOf } from './letter-size.ts';

type LettersTypedProps = { answers: readonly HeardLetter[]; children: ReactNode };

/** The letters that were heard and typed; the report says what they can mean. */
export function LettersTyped({ answers, children }: LettersTypedProps) {
  const { correct, total } = letterQuizVerdict(answers);
  const others = answers.filter((answer) => !isRightLetter(answer));
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <Lens size={96}>
          <LettersLens />
        </Lens>
        <StepHeading takesFocus className={css.figure}>
          {m['screening.letter_quiz.end.score']({ correct, count: total })}
        </StepHeading>
      </div>
      {others.length > 0 && <OtherLetters answers={others} />}
      <p className={layout.soft}>{m['screening.letter_quiz.end.next']()}</p>
      {children}
      <Row>
        <ButtonLink size="l" to={PATHS.traitsQuestionnaire}>
          {m['screening.continue']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function OtherLetters({ answers }: { answers: readonly HeardLetter[] }) {
  return (
    <Stack gap="s" isWide>
      <h2 className={css.subtitle}>{m['screening.letter_quiz.end.others']({ count: answers.length })}</h2>
      <ul className={css.others}>
        {answers.map((answer) => (
          <li key={answer.heard}>
            <ParaglideMessage
              message={m['screening.letter_quiz.end.other']}
              inputs={{ ...answer, heardSize: sizeOf(answer.heard), typedSize: sizeTyped(answer) }}
              markup={{
                letter: ({ children }) => <strong className={css.named}>{children}</strong>,
                glyph: ({ children }) => <span className={css.glyph}>{children}</span>,
              }}
            />
            {isOtherCase(answer) && <span className={css.aside}>{m['screening.letter_quiz.end.only_size']()}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The size of what was typed, if that is a letter of the quiz. */
function sizeTyped({ typed }: HeardLetter): 'capital' | 'small' | 'none' {
  return LETTER_QUIZ.alphabet.includes(typed) ? sizeOf(typed) : 'none';
}
