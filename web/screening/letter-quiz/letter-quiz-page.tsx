import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import type { Letters } from '#content/content.ts';
import { LETTERS } from '#content/letters.ts';
import { m } from '#messages';
import {
  isMissedOnlyByCase,
  isOtherCase,
  isRightLetter,
  LETTER_QUIZ,
  letterQuizVerdict,
} from '#rules/screening/letter-quiz/letter-quiz.ts';
import type { HeardLetter } from '#rules/screening/results.ts';
import { validityOf } from '#rules/screening/validity.ts';
import { missedOnlyByCaseWords } from '../../activities/validity-words.ts';
import { PATHS } from '../../paths.ts';
import { NewLeaf } from '../../play/end/new-leaf.tsx';
import { SharesAfterTask } from '../../play/end/shares-after-task.tsx';
import { SavingNote } from '../../play/saving/saving-note.tsx';
import LettersPicture from '../../ui/art/round-letters.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { ArrowCounterClockwiseIcon } from '../../ui/icons.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, classNames, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { useDeferredBusy } from '../../ui/loading/use-deferred-busy.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { PartFrame, StepHeading } from '../part-frame.tsx';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { type AttemptSaving, finishedPart } from '../use-save-attempt.ts';
import { ValidityNote } from '../validity-note.tsx';
import { LetterCard } from './letter-card.tsx';
import css from './letter-quiz.module.css';
import { sizeOf } from './letter-size.ts';
import { StartCard } from './start-card.tsx';
import { useLetterQuiz } from './use-letter-quiz.ts';

export const meta = pageMeta(m['screening.letter_quiz.page_title'], m['screening.letter_quiz.page_description']);
export const handle = { footer: false };

export default function LetterQuizPage() {
  if (!LETTERS) return <ContentMissing part="letters" to={PATHS.traitsQuestionnaire} />;
  return (
    <ResultsGate part="letter-quiz">
      <LetterQuiz letters={LETTERS} />
    </ResultsGate>
  );
}

function LetterQuiz({ letters }: { letters: Letters }) {
  const quiz = useLetterQuiz(letters);
  usePreloadedPages('letter-quiz');
  const { phase, answers } = quiz.state;
  const isAsking = phase === 'testing' || phase === 'asking';
  const isStarting = useDeferredBusy(phase) === 'ready' && phase === 'testing';

  return (
    <PartFrame part="letter-quiz" isUnfinished={isAsking}>
      {isAsking && (
        <>
          <h1 className={layout.hidden}>{m['screening.letter_quiz.task']()}</h1>
          <ProgressBar
            words={
              phase === 'testing'
                ? m['screening.letter_quiz.asking.test']()
                : m['screening.letter_quiz.asking.progress']({
                    number: answers.length + 1,
                    count: LETTER_QUIZ.letters,
                  })
            }
            done={answers.length}
            of={LETTER_QUIZ.letters}
            isAnnounced
          />
          <LetterCard quiz={quiz} />
        </>
      )}
      {phase === 'finished' && (
        <LettersTyped
          answers={answers}
          isSoundConfirmed={quiz.state.isSoundConfirmed}
          saving={quiz.saving}
          onAgain={quiz.startAgain}
        >
          <SavingNote saving={quiz.saving} onTryAgain={quiz.tryAgain} />
        </LettersTyped>
      )}
      {(phase === 'ready' || isStarting) && (
        <div className={classNames(isStarting && css.leaving)}>
          <StartCard quiz={quiz} />
        </div>
      )}
    </PartFrame>
  );
}

type LettersTypedProps = {
  answers: readonly HeardLetter[];
  isSoundConfirmed: boolean | null;
  saving: AttemptSaving<'letter-quiz'>;
  onAgain: () => void;
  children: ReactNode;
};

/** The end of a quiz; the report explains its result. */
function LettersTyped({ answers, isSoundConfirmed, saving, onAgain, children }: LettersTypedProps) {
  const { correct, total } = letterQuizVerdict(answers);
  const validity = validityOf('letter-quiz', { answers, isSoundConfirmed });
  const others = answers.filter((answer) => !isRightLetter(answer));
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <RoundPicture size={96}>
          <LettersPicture />
        </RoundPicture>
        <StepHeading takesFocus className={css.figure}>
          {validity === null
            ? m['screening.letter_quiz.end.score']({ correct, count: total })
            : m['screening.letter_quiz.end.all_typed']({ count: total })}
        </StepHeading>
      </div>
      {validity === null ? (
        isMissedOnlyByCase(answers) && <p>{missedOnlyByCaseWords(answers)}</p>
      ) : (
        <ValidityNote part="letter-quiz" validity={validity} />
      )}
      <Row>
        {validity !== null && (
          <Button size="l" onPress={onAgain}>
            <ArrowCounterClockwiseIcon />
            {m['screening.another_go']()}
          </Button>
        )}
        <ButtonLink size="l" look={validity === null ? 'filled' : 'line'} to={PATHS.traitsQuestionnaire}>
          {m['screening.continue']()}
        </ButtonLink>
      </Row>
      {validity === null && <p className={layout.soft}>{m['screening.letter_quiz.end.next']()}</p>}
      {children}
      <NewLeaf kind="letter-quiz" saving={saving} />
      {validity === null && others.length > 0 && <OtherLetters answers={others} />}
      <SharesAfterTask finished={finishedPart('letter-quiz', saving)} />
    </Card>
  );
}

function OtherLetters({ answers }: { answers: readonly HeardLetter[] }) {
  return (
    <Disclosure title={m['screening.letter_quiz.end.others']({ count: answers.length })}>
      <ul className={css.others}>
        {answers.map((answer) => (
          <li key={answer.heard}>
            <ParaglideMessage
              message={m['screening.letter_quiz.end.other']}
              inputs={{ ...answer, heardSize: sizeOf(answer.heard), typedSize: sizeTyped(answer) }}
              markup={{
                letter: ({ children }) => <strong className={css.named}>{children}</strong>,
                glyph: ({ children }) => (
                  <span className={css.glyph} translate="no">
                    {children}
                  </span>
                ),
              }}
            />
            {isOtherCase(answer) && <span className={css.aside}>{m['screening.letter_quiz.end.only_size']()}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The size of the typed character, or `none` if it is not a letter of the quiz. */
function sizeTyped({ typed }: HeardLetter): 'capital' | 'small' | 'none' {
  return LETTER_QUIZ.alphabet.includes(typed) ? sizeOf(typed) : 'none';
}
