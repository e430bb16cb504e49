import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { ArrowCounterClockwiseIcon, PlayIcon } from '../../ui/icons.ts';
import { Card, Page, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

const Context = createContext(false);

/** Whether the game around a component is a practice, which is short and not saved. */
export function useIsPractice(): boolean {
  return useContext(Context);
}

/** Marks the game inside as a practice. */
export function Practice({ children }: { children: ReactNode }) {
  return <Context value={true}>{children}</Context>;
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
