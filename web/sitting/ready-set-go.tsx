import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { everyFrame } from './every-frame.ts';
import { isLookingAway, onLookingAway } from './on-looking-away.ts';
import { PausedPanel } from './paused-panel.tsx';
import css from './ready-set-go.module.css';

const WORDS = ['Ready', 'Set', 'Go'] as const;
const WORD_MS = 700;

type ReadySetGoProps = {
  /** A game without a clock begins at once. */
  isAsked: boolean;
  /** What stands around the words. */
  frame: (words: ReactNode) => ReactNode;
  children: ReactNode;
};

/** Says ready, set and go before a game with a clock begins, then shows the game. Nothing begins while nobody looks. */
export function ReadySetGo({ isAsked, frame, children }: ReadySetGoProps) {
  const [isOver, setIsOver] = useState(!isAsked);
  const [isStopped, setIsStopped] = useState(isLookingAway);
  useEffect(() => (isOver ? undefined : onLookingAway(() => setIsStopped(true))), [isOver]);

  if (isOver) return children;
  return frame(
    isStopped ? <PausedPanel onGoOn={() => setIsStopped(false)} /> : <Words onSaid={() => setIsOver(true)} />,
  );
}

function Words({ onSaid }: { onSaid: () => void }) {
  const [at, setAt] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  const passed = useEffectEvent((elapsedMs: number) => {
    const next = Math.floor(elapsedMs / WORD_MS);
    if (next < WORDS.length) setAt(next);
    else onSaid();
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
    <p ref={words} tabIndex={-1} className={css.words} role="status">
      {WORDS[at]}
    </p>
  );
}
