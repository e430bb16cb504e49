import type { Learner } from '#contract/learner.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { PATHS } from '../app/paths.ts';
import FocusLens from '../ui/art/lens-focus.svg?react';
import LettersLens from '../ui/art/lens-letters.svg?react';
import PeopleLens from '../ui/art/lens-people.svg?react';
import StarsLens from '../ui/art/lens-stars.svg?react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useOpener } from '../ui/panels.ts';
import { goOnWith, partsWithResult } from './go-on.ts';
import { StepCard } from './step-card.tsx';
import { useWaitingParts } from './use-waiting-parts.ts';

const PARTS = {
  'focus-game': { path: PATHS.focusGame, tone: 'warm', Art: FocusLens },
  'letter-quiz': { path: PATHS.letterQuiz, tone: 'accent', Art: LettersLens },
  'traits-questionnaire': { path: PATHS.traitsQuestionnaire, tone: 'berry', Art: PeopleLens },
} as const;

/** The learner's next step in the screening: begin it, go on with it, or read the report. */
export function GoOnCard({ learner }: { learner: Learner }) {
  const waiting = useWaitingParts(learner.id);
  const withResult = partsWithResult(learner);
  const done = SCREENING_PARTS.filter((part) => withResult.includes(part) || waiting.includes(part));
  const { title, sentence, next } = goOnWith(done);
  const startTest = useOpener('three-tests');
  if (next === null)
    return (
      <StepCard title={title} sentence={sentence} tone="accent" picture={<StarsLens />}>
        <ButtonLink size="l" to={PATHS.report}>
          My report
        </ButtonLink>
      </StepCard>
    );
  const { path, tone, Art } = PARTS[next];
  return (
    <StepCard title={title} sentence={sentence} tone={tone} picture={<Art />}>
      {done.length === 0 ? (
        <Button size="l" {...startTest}>
          Start Test
        </Button>
      ) : (
        <>
          <ButtonLink size="l" to={path}>
            Continue
          </ButtonLink>
          <ButtonLink look="quiet" to={PATHS.report}>
            My report
          </ButtonLink>
        </>
      )}
    </StepCard>
  );
}
