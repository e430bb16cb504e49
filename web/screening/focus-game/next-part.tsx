import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { PATHS } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import type { AttemptSaving } from '../use-save-attempt.ts';
import { useOpeningCountdown } from './use-opening-countdown.ts';

type SavingState = AttemptSaving<'focus-game'>['state'];

const FAILURES: readonly SavingState[] = ['waiting', 'needs-sign-in', 'refused', 'lost'];
const SECONDS_IN_ALL = FOCUS_GAME.letterQuizAfterMs / 1000;
const IS_NEXT = 'The letter quiz is next.';
const STAYS = 'You stay on this page. Press Continue when you want to go on.';

/** Leads on to the letter quiz: by itself only when the result was saved at the first try, and never unasked. */
export function NextPart({ savingState }: { savingState: SavingState }) {
  const navigate = useNavigate();
  const actions = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  if (!hasFailed && FAILURES.includes(savingState)) setHasFailed(true);

  const isSaved = (savingState === 'sent' || savingState === 'on-device') && !hasFailed;
  const { secondsLeft, stop } = useOpeningCountdown(isSaved, actions, () => navigate(PATHS.letterQuiz));
  const isCounting = secondsLeft !== null;
  const stay = () => {
    stop();
    actions.current?.querySelector('a')?.focus();
  };
  return (
    <div className={layout.stack}>
      <div>
        {isCounting && <p>{opensIn(secondsLeft)}</p>}
        <div role="status">
          {isCounting ? (
            <p className={layout.hidden}>{`${opensIn(SECONDS_IN_ALL)} Press Stay here to stay.`}</p>
          ) : (
            <p>{isSaved ? STAYS : IS_NEXT}</p>
          )}
        </div>
      </div>
      <div ref={actions} className={layout.row}>
        <ButtonLink size="l" to={PATHS.letterQuiz}>
          {isCounting ? 'Continue now' : 'Continue'}
        </ButtonLink>
        {isCounting && (
          <Button size="l" look="line" onPress={stay}>
            Stay here
          </Button>
        )}
      </div>
    </div>
  );
}

function opensIn(seconds: number): string {
  return `The letter quiz opens in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
