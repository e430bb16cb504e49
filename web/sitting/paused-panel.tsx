import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { PlayIcon } from '../ui/icons.ts';
import { isOutsideTask } from './on-looking-away.ts';
import css from './paused-panel.module.css';

/** Says that the time stands still. It takes the focus, unless a panel over the page has it. */
export function PausedPanel({ onGoOn }: { onGoOn: () => void }) {
  const words = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOutsideTask(document.activeElement)) goOn.current?.focus();
  }, []);
  return (
    <div className={css.paused}>
      <div className={css.card}>
        <p id={words}>Paused. The game waits for you.</p>
        <Button ref={goOn} size="l" aria-describedby={words} onPress={onGoOn}>
          <PlayIcon />
          Go on
        </Button>
      </div>
    </div>
  );
}
