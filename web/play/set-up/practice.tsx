import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { isTrying } from '../../api/session.tsx';
import { begunGames, markBegun } from '../../device/begun-games.ts';
import { storedLearner } from '../../device/stored-learner.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ArrowCounterClockwiseIcon, PlayIcon } from '../../ui/icons.ts';
import { Card, Page, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type Practising = {
  /** Skips a practice that came by itself, and starts the game; null for a practice that the learner has chosen. */
  onSkip: (() => void) | null;
};

const Context = createContext<Practising | null>(null);

/** Whether the game around a component is a practice, which is short and not saved. */
export function useIsPractice(): boolean {
  return usePractice() !== null;
}

/** The practice around a component; null in a game that counts. */
export function usePractice(): Practising | null {
  return useContext(Context);
}

/** Marks the game inside as a practice. */
export function Practice({ children, onSkip }: Practising & { children: ReactNode }) {
  const practising = useMemo(() => ({ onSkip }), [onSkip]);
  return <Context value={practising}>{children}</Context>;
}

/**
 * Whether a practice comes by itself before a game: the first time, but never before the first game of a visitor. Parents
 * and teachers who try a game get none.
 */
export function practiceComesFirst(game: Game): boolean {
  const learner = storedLearner();
  const begun = begunGames(learner?.id ?? null);
  return !begun.includes(game) && !(learner === null && begun.length === 0) && !isTrying(learner);
}

/** Stores that the game was begun, so that no practice comes by itself again. */
export function gameBegun(game: Game): void {
  markBegun(storedLearner()?.id ?? null, game);
}

type PracticeEndProps = { title: string; onStart: () => void; onAgain: () => void };

/** The end of a practice: start the game, or practise again. */
export function PracticeEnd({ title, onStart, onAgain }: PracticeEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <Page width="quiz" isFree>
      <Card isRoomy gap="m">
        <h1 ref={heading} tabIndex={-1}>
          {m['play.practice.over']({ title })}
        </h1>
        <p className={layout.lead}>{m['play.practice.did_not_count']()}</p>
        <Row>
          <Button size="l" onPress={onStart}>
            <PlayIcon />
            {m['play.practice.start']()}
          </Button>
          <Button size="l" look="line" onPress={onAgain}>
            <ArrowCounterClockwiseIcon />
            {m['play.practice.again']()}
          </Button>
        </Row>
      </Card>
    </Page>
  );
}
