import { useEffect, useId, useRef } from 'react';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { SoundChoice } from '../../sitting/sound-choice.tsx';
import FocusLens from '../../ui/art/lens-focus.svg?react';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { wakeSounds } from '../../ui/sounds.ts';
import { PartFrame } from '../part-frame.tsx';
import { StartsAgain } from '../starts-again.tsx';
import css from './game-start.module.css';

const WAYS = [
  { term: 'Mouse', detail: 'Keep the pointer near the ball.' },
  { term: 'Finger', detail: 'Keep your finger on the screen, near the ball.' },
  { term: 'Arrow keys', detail: 'Hold the keys to move a marker near the ball.' },
];

/** What the game is and how it is played. */
export function GameStart({ wasStopped, onStart }: { wasStopped: boolean; onStart: () => void }) {
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasStopped) heading.current?.focus();
  }, [wasStopped]);
  const start = () => {
    wakeSounds();
    onStart();
  };
  return (
    <PartFrame part="focus-game">
      <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM)}>
        <div className={css.intro}>
          <Lens tone="warm">
            <FocusLens />
          </Lens>
          <div className={classNames(layout.stack, layout.stackS)}>
            <h1 ref={heading} tabIndex={-1} aria-describedby={wasStopped ? note : undefined}>
              Follow the ball
            </h1>
            <p className={layout.lead}>A ball moves in a field. Stay inside the ring around it.</p>
          </div>
        </div>
        {wasStopped && <StartsAgain id={note} />}
        <SoundChoice />
        <p>
          It takes {FOCUS_GAME.durationMs / 1000} seconds. You can stop at any time. Then it starts again next time.
        </p>
        <Button size="l" onPress={start}>
          <PlayIcon />
          Start Game
        </Button>
        <Facts facts={WAYS} />
      </section>
    </PartFrame>
  );
}
