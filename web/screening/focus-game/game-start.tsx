import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { VisitorsOnly } from '../../learner/shown-to.tsx';
import { SoundControl } from '../../play/set-up/set-up-controls.tsx';
import FocusPicture from '../../ui/art/round-focus.svg?react';
import { Button } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { PlayIcon } from '../../ui/icons.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Card, classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { unlockSounds } from '../../ui/speech/sounds.ts';
import css from '../part-frame.module.css';
import { PartFrame, StartsAgainNote } from '../part-frame.tsx';

type GameStartProps = { after: 'nothing' | 'stop' | 'practice'; onPractise: () => void; onStart: () => void };

/** Explains the game before it starts, and offers a short practice without a result. */
export function GameStart({ after, onPractise, onStart }: GameStartProps) {
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (after !== 'nothing') heading.current?.focus();
  }, [after]);
  const withSounds = (go: () => void) => () => {
    unlockSounds();
    go();
  };
  return (
    <PartFrame part="focus-game">
      <Card isRoomy gap="m">
        <div className={css.intro}>
          <RoundPicture tone="warm">
            <FocusPicture />
          </RoundPicture>
          <Stack gap="s">
            <h1 ref={heading} tabIndex={-1} aria-describedby={after === 'nothing' ? undefined : note}>
              {m['screening.focus_game.task']()}
            </h1>
            <p className={layout.lead}>{m['screening.focus_game.set_up.lead']()}</p>
          </Stack>
        </div>
        {after === 'stop' && <StartsAgainNote id={note} />}
        {after === 'practice' && (
          <Note>
            <p id={note}>{m['screening.focus_game.set_up.practised']()}</p>
          </Note>
        )}
        <p>{m['screening.focus_game.set_up.time']({ seconds: FOCUS_GAME.durationMs / 1000 })}</p>
        <Row>
          <Button size="l" onPress={withSounds(onStart)}>
            <PlayIcon />
            {m['screening.focus_game.set_up.start']()}
          </Button>
          <Button size="l" look="line" onPress={withSounds(onPractise)}>
            {m['screening.focus_game.set_up.practise']({ seconds: FOCUS_GAME.practiceMs / 1000 })}
          </Button>
        </Row>
        <VisitorsOnly>
          <p className={classNames(layout.soft, layout.small)}>{m['screening.without_account']()}</p>
        </VisitorsOnly>
        <SoundControl />
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
