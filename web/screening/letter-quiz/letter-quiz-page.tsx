import type { Letters } from '#content/content.ts';
import { LETTERS } from '#content/letters.ts';
import { m } from '#messages';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { PATHS } from '../../paths.ts';
import { SavingNote } from '../../play/saving/saving-note.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { useDeferredBusy } from '../../ui/loading/use-deferred-busy.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { PartFrame } from '../part-frame.tsx';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { LetterCard } from './letter-card.tsx';
import css from './letter-quiz.module.css';
import { LettersTyped } from './letters-typed.tsx';
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
