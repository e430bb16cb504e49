import { useEffect, useState } from 'react';
import { Button, ButtonLink, type ButtonProps } from '../../ui/controls/button.tsx';
import { everyFrame } from '../clock/every-frame.ts';

/** Taps that were meant for the game must not skip the result. */
const INACTIVE_MS = 900;

type LaterProps = Pick<ButtonProps, 'look' | 'children'>;

/** A button that starts a game; it ignores presses for the first 900 ms. */
export function LaterButton({ onPress, ...rest }: LaterProps & { onPress: () => void }) {
  const isInactive = useInactiveFirst();
  return <Button {...rest} size="l" aria-disabled={isInactive || undefined} onPress={() => isInactive || onPress()} />;
}

/** The same as a link. */
export function LaterLink(props: LaterProps & { to: string }) {
  const isInactive = useInactiveFirst();
  return (
    <ButtonLink
      {...props}
      size="l"
      aria-disabled={isInactive || undefined}
      onClick={(event) => isInactive && event.preventDefault()}
    />
  );
}

function useInactiveFirst(): boolean {
  const [isInactive, setIsInactive] = useState(true);
  useEffect(() => {
    let from: number | undefined;
    const stop = everyFrame((stamp) => {
      from ??= stamp;
      if (stamp - from < INACTIVE_MS) return;
      stop();
      setIsInactive(false);
    });
    return stop;
  }, []);
  return isInactive;
}
