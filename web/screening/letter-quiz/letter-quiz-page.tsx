import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { SavingNote } from '../../sitting/saving-note.tsx';
import layout from '../../ui/layout.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PartFrame } from '../part-frame.tsx';
import { ResultsGate } from '../results-place/results-gate.tsx';
import { SENT_WORDS } from '../results-place/sent-words.ts';
import { usePagesAhead } from '../use-pages-ahead.ts';
import { LetterCard } from './letter-card.tsx';
import { LettersTyped } from './letters-typed.tsx';
import { StartCard } from './start-card.tsx';
import { useLetterQuiz } from './use-letter-quiz.ts';

export const meta = () => [{ title: 'Hear a letter | #thembstudy' }];
export const handle = { footer: false };

export default function LetterQuizPage() {
  return (
    <ResultsGate part="letter-quiz">
      <LetterQuiz />
    </ResultsGate>
  );
}

function LetterQuiz() {
  const quiz = useLetterQuiz();
  usePagesAhead('letter-quiz');
  const { phase, answers } = quiz.sitting;
  const progressWords = `Letter ${answers.length + 1} of ${LETTER_QUIZ.letters}`;

  return (
    <PartFrame part="letter-quiz" isUnfinished={phase === 'asking'}>
      {phase === 'ready' && (
        <StartCard
          sound={quiz.sound}
          wasUnfinished={quiz.wasUnfinished}
          onStart={quiz.start}
          onHearTestWord={quiz.hearTestWord}
        />
      )}
      {phase === 'asking' && (
        <>
          <h1 className={layout.hidden}>Hear a letter</h1>
          <ProgressBar words={progressWords} done={answers.length} of={LETTER_QUIZ.letters} />
          <LetterCard
            sitting={quiz.sitting}
            progressWords={progressWords}
            sound={quiz.sound}
            onType={quiz.type}
            onHearAgain={quiz.hearAgain}
            onSwitchSlower={quiz.switchSlower}
            onGiveLetter={quiz.giveLetter}
          />
        </>
      )}
      {phase === 'finished' && (
        <LettersTyped answers={answers}>
          <SavingNote saving={quiz.saving} sentWords={SENT_WORDS} onTryAgain={() => void quiz.tryAgain()} />
        </LettersTyped>
      )}
    </PartFrame>
  );
}
