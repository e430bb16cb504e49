import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import type { AttemptSaving } from '../use-save-attempt.ts';
import { useOpeningCountdown } from './use-opening-countdown.ts';

type SavingState = AttemptSaving<'focus-game'>['state'];

const FAILURES: readonly SavingState[] = ['waiting', 'needs-sign-in', 'refused', 'lost'];
const ENDS: readonly SavingState[] = ['sent', 'on-device', 'tried', 'not-kept'];
const SECONDS_IN_ALL = FOCUS_GAME.letterQuizAfterMs / 1000;

/** Links to the letter quiz. It opens it after a countdown, but only if the result was saved at the first try. */
export function NextPart({ savingState }: { savingState: SavingState }) {
  const navigate = useNavigate();
  const actions = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (!hasFailed && FAILURES.includes(savingState)) setHasFailed(true);

  const isSaved = ENDS.includes(savingState) && !hasFailed;
  const { secondsLeft, stop } = useOpeningCountdown(isSaved, actions, () => navigate(PATHS.letterQuiz));
  const isCounting = secondsLeft !== null;
  const stay = () => {
    stop();
    actions.current?.querySelector('a')?.focus();
  };
  return (
    <Stack>
      <div>
        {isCounting && <p>{m['screening.focus_game.end.opens_in']({ seconds: secondsLeft })}</p>}
        <div role="status">
          {isCounting ? (
            <p className={layout.hidden}>
              {m['screening.focus_game.end.opens_unless_you_stay']({ seconds: SECONDS_IN_ALL })}
            </p>
          ) : (
            <p>{isSaved ? m['screening.focus_game.end.staying']() : m['screening.focus_game.end.next']()}</p>
          )}
        </div>
      </div>
      <Row ref={actions}>
        <ButtonLink size="l" to={PATHS.letterQuiz}>
          {isCounting ? m['screening.focus_game.end.continue_now']() : m['screening.continue']()}
        </ButtonLink>
        {isCounting && (
          <Button size="l" look="line" onPress={stay}>
            {m['screening.focus_game.end.stay']()}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
