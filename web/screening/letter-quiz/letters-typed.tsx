import type { ReactNode } from 'react';
import { isOtherCase, isRightLetter, LETTER_QUIZ, letterQuizVerdict } from '#rules/screening/letter-quiz.ts';
import type { HeardLetter } from '#rules/screening/results.ts';
import { PATHS } from '../../app/paths.ts';
import LettersLens from '../../ui/art/lens-letters.svg?react';
import { ButtonLink } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { PartHeading } from '../part-heading.tsx';
import { sizeOf } from './letter-prompt.ts';
import css from './letter-quiz.module.css';

type LettersTypedProps = { answers: readonly HeardLetter[]; children: ReactNode };

/** What was heard and typed, in figures and letters; what it can mean is left to the report. */
export function LettersTyped({ answers, children }: LettersTypedProps) {
  const { correct, total } = letterQuizVerdict(answers);
  const others = answers.filter((answer) => !isRightLetter(answer));
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}>
      <div className={css.head}>
        <Lens size={96}>
          <LettersLens />
        </Lens>
        <PartHeading takesFocus className={css.figure}>
          {`You typed ${correct} of ${total} letters as they were said.`}
        </PartHeading>
      </div>
      {others.length > 0 && <OtherLetters answers={others} />}
      <p className={layout.soft}>Part 3 comes next. After it, your report says what this can mean.</p>
      {children}
      <div className={layout.row}>
        <ButtonLink size="l" to={PATHS.traitsQuestionnaire}>
          Continue
        </ButtonLink>
      </div>
    </section>
  );
}

function OtherLetters({ answers }: { answers: readonly HeardLetter[] }) {
  return (
    <div className={classNames(layout.stack, layout.stackS, layout.stackWide)}>
      <h2 className={css.subtitle}>
        {answers.length === 1 ? 'This letter was different' : 'These letters were different'}
      </h2>
      <ul className={css.others}>
        {answers.map((answer) => (
          <li key={answer.heard}>
            Heard <Named letter={answer.heard} />, typed <Named letter={answer.typed} />
            {isOtherCase(answer) && <span className={css.aside}>Only the size is different.</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Named({ letter }: { letter: string }) {
  const isLetter = LETTER_QUIZ.alphabet.includes(letter);
  return (
    <strong className={css.named}>
      {isLetter && `${sizeOf(letter)} `}
      <span className={css.glyph}>{letter}</span>
    </strong>
  );
}
