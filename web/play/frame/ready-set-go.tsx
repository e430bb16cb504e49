import { type ReactNode, useState } from 'react';
import { GameFrame, type GameFrameProps } from './game-frame.tsx';
import { ReadyWords } from './ready-words.tsx';

type ReadySetGoProps = Pick<GameFrameProps, 'title' | 'setUp' | 'onStop'> & {
  /** Without a clock the game starts at once. */
  hasClock: boolean;
  /** The game. */
  children: ReactNode;
};

/** Shows ready, set and go before a game with a clock. It pauses when the page loses the focus. */
export function ReadySetGo({ hasClock, children, ...frame }: ReadySetGoProps) {
  const [isOver, setIsOver] = useState(!hasClock);
  if (isOver) return children;
  return (
    <GameFrame {...frame}>
      <ReadyWords onOver={() => setIsOver(true)} />
    </GameFrame>
  );
}
