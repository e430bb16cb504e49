import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { PATHS } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { PlayIcon } from '../ui/icons.ts';
import { joinSentences } from '../ui/join-sentences.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { BackLink, Page } from '../ui/page.tsx';
import { unlockSounds } from '../ui/sounds.ts';
import { Stack } from '../ui/stack.tsx';
import { SoundChoice } from './game-choices.tsx';
import css from './game-set-up.module.css';

/** How to play a game by each device, in a sentence or two. */
type Instructions = { mouse: string; finger: string; keys: string; screenReader?: string };

type GameSetUpProps = {
  title: string;
  /** What the game is, in a sentence. */
  lead: string;
  /** The drawing of the game's tile. */
  picture: ReactNode;
  instructions: Instructions;
  /** The choices of this game, above the choice of the sounds. */
  children?: ReactNode;
  /** How long it takes, as a sentence. */
  time: string;
  /** Whether a round has just been stopped. */
  wasStopped: boolean;
  /** Whether the learner comes back from a round, so that the focus goes to the heading. */
  isBack?: boolean;
  onStart: () => void;
  backTo?: { path: string; label: string };
};

/** Explains a game and offers its choices before it starts. */
export function GameSetUp({
  title,
  lead,
  picture,
  instructions,
  children,
  time,
  wasStopped,
  isBack = wasStopped,
  onStart,
  ...rest
}: GameSetUpProps) {
  const { backTo = { path: PATHS.games, label: m['play.all_games']() } } = rest;
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  const start = () => {
    unlockSounds();
    onStart();
  };
  return (
    <Page width="quiz" gap="m" isWide>
      <BackLink to={backTo.path} label={backTo.label} />
      <Card isRoomy gap="m">
        <div className={css.head}>
          <Stack gap="s">
            <h1 ref={heading} tabIndex={-1} aria-describedby={wasStopped ? note : undefined}>
              {title}
            </h1>
            <p className={layout.lead}>{lead}</p>
          </Stack>
          <div className={css.picture} aria-hidden="true">
            {picture}
          </div>
        </div>
        {wasStopped && (
          <Note>
            <p id={note}>{m['play.set_up.was_stopped']()}</p>
          </Note>
        )}
        {children}
        <SoundChoice />
        <p>{joinSentences(time, m['play.set_up.can_stop']())}</p>
        <Button size="l" onPress={start}>
          <PlayIcon />
          {m['play.set_up.start']()}
        </Button>
        <Facts facts={factsOf(instructions)} />
      </Card>
    </Page>
  );
}

function factsOf({ mouse, finger, keys, screenReader }: Instructions) {
  return [
    { term: m['play.set_up.mouse'](), detail: mouse },
    { term: m['play.set_up.finger'](), detail: finger },
    { term: m['play.set_up.keys'](), detail: keys },
    ...(screenReader ? [{ term: m['play.set_up.screen_reader'](), detail: screenReader }] : []),
  ];
}
