import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { SoundChoice } from '../../play/game-choices.tsx';
import FocusLens from '../../ui/art/lens-focus.svg?react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { unlockSounds } from '../../ui/sounds.ts';
import { Stack } from '../../ui/stack.tsx';
import css from '../part-frame.module.css';
import { PartFrame, StartsAgainNote } from '../part-frame.tsx';

/** Explains the game before it starts. */
export function GameStart({ wasStopped, onStart }: { wasStopped: boolean; onStart: () => void }) {
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasStopped) heading.current?.focus();
  }, [wasStopped]);
  const start = () => {
    unlockSounds();
    onStart();
  };
  return (
    <PartFrame part="focus-game">
      <Card isRoomy gap="m">
        <div className={css.intro}>
          <Lens tone="warm">
            <FocusLens />
          </Lens>
          <Stack gap="s">
            <h1 ref={heading} tabIndex={-1} aria-describedby={wasStopped ? note : undefined}>
              {m['screening.focus_game.task']()}
            </h1>
            <p className={layout.lead}>{m['screening.focus_game.set_up.lead']()}</p>
          </Stack>
        </div>
        {wasStopped && <StartsAgainNote id={note} />}
        <SoundChoice />
        <p>{m['screening.focus_game.set_up.time']({ seconds: FOCUS_GAME.durationMs / 1000 })}</p>
        <Button size="l" onPress={start}>
          <PlayIcon />
          {m['screening.focus_game.set_up.start']()}
        </Button>
        <Facts
          facts={[
            { term: m['screening.focus_game.set_up.mouse'](), detail: m['screening.focus_game.set_up.mouse_way']() },
            { term: m['screening.focus_game.set_up.finger'](), detail: m['screening.focus_game.set_up.finger_way']() },
            {
              term: m['screening.focus_game.set_up.arrow_keys'](),
              detail: m['screening.focus_game.set_up.arrow_keys_way'](),
            },
          ]}
        />
      </Card>
    </PartFrame>
  );
}
