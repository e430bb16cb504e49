import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ArrowCounterClockwiseIcon } from '../ui/icons.ts';
import { everyFrame } from './every-frame.ts';

/** A finger that still taps from the game must not skip the result. */
const ASLEEP_MS = 900;

/** Starts the same game again; for its first 900 ms it does nothing. */
export function PlayAgain({ onPress }: { onPress: () => void }) {
  const [isAsleep, setIsAsleep] = useState(true);
  useEffect(() => {
    let from: number | undefined;
    const stop = everyFrame((stamp) => {
      from ??= stamp;
      if (stamp - from < ASLEEP_MS) return;
      stop();
      setIsAsleep(false);
    });
    return stop;
  }, []);
  return (
    <Button
      size="l"
      aria-disabled={isAsleep || undefined}
      data-asleep={isAsleep || undefined}
      onPress={() => isAsleep || onPress()}
    >
      <ArrowCounterClockwiseIcon />
      Play Again
    </Button>
  );
}
