import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import { isOutsideMain } from './focus-loss.ts';
import css from './game-frame.module.css';

/** Says that the game is paused. It takes the focus, unless a dialog has it. */
export function PausedPanel({ onResume }: { onResume: () => void }) {
  const words = useId();
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOutsideMain(document.activeElement)) resume.current?.focus();
  }, []);
  return (
    <div className={css.paused}>
      <div className={css.pausedCard}>
        <p id={words}>{m['play.paused']()}</p>
        <Button ref={resume} size="l" aria-describedby={words} onPress={onResume}>
          <PlayIcon />
          {m['play.go_on']()}
        </Button>
      </div>
    </div>
  );
}
