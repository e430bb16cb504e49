import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { everyFrame } from './every-frame.ts';
import css from './ready-set-go.module.css';

const WORDS = ['Ready', 'Set', 'Go'] as const;
const WORD_MS = 700;

/** Says ready, set and go before a game with a clock begins, then shows the game. */
export function ReadySetGo({
  isAsked,
  frame,
  children,
}: {
  /** A game without a clock begins at once. */
  isAsked: boolean;
  /** What stands around the words. */
  frame: (words: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  const [said, setSaid] = useState(isAsked ? 0 : WORDS.length);
  const isOver = said >= WORDS.length;
  const passed = useEffectEvent((elapsedMs: number) => setSaid(Math.floor(elapsedMs / WORD_MS)));
  useEffect(() => {
    if (isOver) return;
    let from: number | undefined;
    return everyFrame((stamp) => {
      from ??= stamp;
      passed(stamp - from);
    });
  }, [isOver]);

  if (isOver) return children;
  return frame(
    <p className={css.words} role="status">
      {WORDS[said]}
    </p>,
  );
}
