import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { LIVE_REGION } from '../ui/live-region.ts';
import { everyFrame } from './every-frame.ts';
import { isFocusLost, onFocusLoss } from './focus-loss.ts';
import css from './game-frame.module.css';
import { GameFrame, type GameFrameProps } from './game-frame.tsx';
import { PausedPanel } from './paused-panel.tsx';

const WORDS = [m['play.ready'], m['play.set'], m['play.go']];
const WORD_MS = 700;

type ReadySetGoProps = Pick<GameFrameProps, 'title' | 'choice' | 'onStop'> & {
  /** A game without a clock begins at once. */
  hasClock: boolean;
  /** The game. */
  children: ReactNode;
};

/** Shows ready, set and go before a game with a clock. It pauses when the page loses the focus. */
export function ReadySetGo({ hasClock, children, ...frame }: ReadySetGoProps) {
  const [isOver, setIsOver] = useState(!hasClock);
  const [isPaused, setIsPaused] = useState(isFocusLost);
  useEffect(() => (isOver ? undefined : onFocusLoss(() => setIsPaused(true))), [isOver]);

  if (isOver) return children;
  return (
    <GameFrame {...frame}>
      {isPaused ? <PausedPanel onResume={() => setIsPaused(false)} /> : <Words onOver={() => setIsOver(true)} />}
    </GameFrame>
  );
}

function Words({ onOver }: { onOver: () => void }) {
  const [at, setAt] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  const passed = useEffectEvent((elapsedMs: number) => {
    const next = Math.floor(elapsedMs / WORD_MS);
    if (next < WORDS.length) setAt(next);
    else onOver();
  });
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let from: number | undefined;
    return everyFrame((stamp) => {
      from ??= stamp;
      passed(stamp - from);
    });
  }, []);
  return (
    <p ref={words} tabIndex={-1} className={css.readySetGo} {...LIVE_REGION}>
      {WORDS[at]?.()}
    </p>
  );
}
