import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { remainingMs, secondsShown } from '#rules/games/countdown.ts';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import type { AttemptSaving } from '../use-save-attempt.ts';

type SavingState = AttemptSaving<'focus-game'>['state'];

const FAILURES: readonly SavingState[] = ['waiting', 'needs-sign-in', 'refused', 'lost'];
const ENDS: readonly SavingState[] = ['sent', 'on-device', 'tried'];
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

const DURATION_MS = FOCUS_GAME.letterQuizAfterMs;
const INTERVAL_MS = 200;

/**
 * Counts down while `isOn`, until the learner stops it or uses anything outside of `actions`. It does not restart.
 * @returns `secondsLeft`: null while it does not count
 */
function useOpeningCountdown(isOn: boolean, actions: RefObject<Element | null>, onOver: () => void) {
  const [isStopped, setIsStopped] = useState(false);
  const [elapsedMs, setElapsedMs] = useState(0);
  const isCounting = isOn && !isStopped;
  const stop = () => setIsStopped(true);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - start;
      setElapsedMs(elapsed);
      if (elapsed < DURATION_MS) return;
      clearInterval(timer);
      over();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => (isCounting ? onOutsideUse(actions, () => setIsStopped(true)) : undefined), [isCounting, actions]);

  return { secondsLeft: isCounting ? Math.max(1, secondsShown(remainingMs(elapsedMs, DURATION_MS))) : null, stop };
}

/** Keys that move the focus; they are handled by `focusin`. */
const FOCUS_KEYS: readonly string[] = ['Tab', 'Shift'];

/**
 * Calls `used` when the page is hidden, or when something outside of `actions` is pressed, focused or scrolled.
 * @returns a function that stops it
 */
function onOutsideUse(actions: RefObject<Element | null>, used: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const eventSeen = ({ target }: Event) => {
    const isAction = target instanceof Node && actions.current?.contains(target);
    if (!isAction) used();
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (!event.repeat && !FOCUS_KEYS.includes(event.key)) eventSeen(event);
  };
  document.addEventListener('pointerdown', eventSeen, { signal });
  document.addEventListener('focusin', eventSeen, { signal });
  document.addEventListener('wheel', eventSeen, { signal, passive: true });
  document.addEventListener('keydown', keyPressed, { signal });
  document.addEventListener('visibilitychange', used, { signal });
  if (document.hidden) used();
  return () => listening.abort();
}
