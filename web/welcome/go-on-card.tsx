import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { PATHS } from '../app/paths.ts';
import { useUnfinishedPart } from '../sitting/unfinished-part.ts';
import FocusLens from '../ui/art/lens-focus.svg?react';
import LettersLens from '../ui/art/lens-letters.svg?react';
import PeopleLens from '../ui/art/lens-people.svg?react';
import StarsLens from '../ui/art/lens-stars.svg?react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useOpener } from '../ui/panels.ts';
import { goOnWith } from './go-on.ts';
import { StepCard } from './step-card.tsx';

const PARTS = {
  'focus-game': { path: PATHS.focusGame, tone: 'warm', Art: FocusLens },
  'letter-quiz': { path: PATHS.letterQuiz, tone: 'accent', Art: LettersLens },
  'traits-questionnaire': { path: PATHS.traitsQuestionnaire, tone: 'berry', Art: PeopleLens },
} as const;

type GoOnCardProps = { done: readonly ScreeningPart[]; owner: string | null };

/** The next step in the screening: begin it, go on with the first part that is not done, or read the report. */
export function GoOnCard({ done, owner }: GoOnCardProps) {
  const unfinished = useUnfinishedPart(owner);
  const { title, sentence, next } = goOnWith(done, unfinished);
  if (next === null) return <AllDone title={title} sentence={sentence} />;
  const { path, tone, Art } = PARTS[next];
  return (
    <StepCard title={title} sentence={sentence} tone={tone} picture={<Art />}>
      {done.length === 0 && unfinished !== next ? (
        <StartTest />
      ) : (
        <ButtonLink size="l" to={path}>
          Continue
        </ButtonLink>
      )}
      {done.length > 0 && (
        <ButtonLink look="quiet" to={PATHS.report}>
          My report
        </ButtonLink>
      )}
    </StepCard>
  );
}

function StartTest() {
  return (
    <Button size="l" {...useOpener('three-tests')}>
      Start Test
    </Button>
  );
}

function AllDone({ title, sentence }: { title: string; sentence: string }) {
  const startTest = useOpener('three-tests');
  return (
    <StepCard title={title} sentence={sentence} tone="accent" picture={<StarsLens />}>
      <ButtonLink size="l" to={PATHS.report}>
        My report
      </ButtonLink>
      <Button look="quiet" {...startTest}>
        Take the test again
      </Button>
    </StepCard>
  );
}
