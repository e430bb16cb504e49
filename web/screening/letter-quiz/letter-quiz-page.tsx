import type { Letters } from '#content/content.ts';
import { lettersOf } from '#content/letters.ts';
import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { PATHS } from '../../app/paths.ts';
import { SavingNote } from '../../play/saving-note.tsx';
import { ContentMissing } from '../../ui/content-missing.tsx';
import layout from '../../ui/layout.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PartFrame } from '../part-frame.tsx';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { LetterCard } from './letter-card.tsx';
import { LettersTyped } from './letters-typed.tsx';
import { StartCard } from './start-card.tsx';
import { useLetterQuiz } from './use-letter-quiz.ts';

export const meta = () => [{ title: m['screening.letter_quiz.page_title']() }];
export const handle = { footer: false };

export default function LetterQuizPage() {
  const letters = lettersOf(getLocale());
  if (!letters) return <ContentMissing part="letters" to={PATHS.traitsQuestionnaire} />;
  return (
    <ResultsGate part="letter-quiz">
      <LetterQuiz letters={letters} />
    </ResultsGate>
  );
}

function LetterQuiz({ letters }: { letters: Letters }) {
  const quiz = useLetterQuiz(letters);
  usePreloadedPages('letter-quiz');
  const { phase, answers } = quiz.state;

  return (
    <PartFrame part="letter-quiz" isUnfinished={phase === 'asking'}>
      {phase === 'ready' && <StartCard quiz={quiz} />}
      {phase === 'asking' && (
        <>
          <h1 className={layout.hidden}>{m['screening.letter_quiz.task']()}</h1>
          <ProgressBar
            words={m['screening.letter_quiz.asking.progress']({
              number: answers.length + 1,
              count: LETTER_QUIZ.letters,
            })}
            done={answers.length}
            of={LETTER_QUIZ.letters}
          />
          <LetterCard quiz={quiz} />
        </>
      )}
      {phase === 'finished' && (
        <LettersTyped answers={answers}>
          <SavingNote saving={quiz.saving} onTryAgain={quiz.tryAgain} />
        </LettersTyped>
      )}
    </PartFrame>
  );
}
