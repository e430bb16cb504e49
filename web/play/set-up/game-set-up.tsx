import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { TryingNote } from '../../learner/trying-note.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CaretDownIcon, PlayIcon } from '../../ui/icons.ts';
import { BackLink, Card, Note, Page, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { unlockSounds } from '../../ui/speech/sounds.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './game-set-up.module.css';
import { HowToPlay, type Instructions } from './how-to-play.tsx';
import { LevelControl, LevelStart, type OfferedLevels } from './levels.tsx';
import { SoundControl, useSoundWords } from './set-up-controls.tsx';

type GameSetUpProps = {
  title: string;
  /** What the game is, in a sentence. */
  lead: string;
  /** The drawing from the game's tile. */
  picture: ReactNode;
  instructions: Instructions;
  /** The selected options, each as a short text. */
  chosen?: readonly string[];
  /** The options of this game, above the volume of the sounds. */
  children?: ReactNode;
  /** The button that reads the page aloud. */
  listen?: ReactNode;
  /** How long it takes, as a sentence. */
  time: string;
  /** The levels of this game. */
  levels?: OfferedLevels;
  backTo?: { path: string; label: string };
} & SetUpProps;

/** What the page of a game gives to its set-up. */
export type SetUpProps = {
  /** Whether a round has just been cancelled. */
  wasStopped: boolean;
  /** Whether the learner returns from a round, so that the heading gets the focus. */
  isBack: boolean;
  onStart: () => void;
  /** Starts a short practice. */
  onPractise: () => void;
};

/** The page of a game before it starts: its description, Start, and a collapsed section with its options. */
export function GameSetUp({
  title,
  lead,
  picture,
  instructions,
  chosen = [],
  listen,
  children,
  time,
  wasStopped,
  isBack,
  onStart,
  onPractise,
  levels,
  ...rest
}: GameSetUpProps) {
  const { backTo = { path: PATHS.games, label: m['play.all_games']() } } = rest;
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  const begin = (chosen: () => void) => () => {
    unlockSounds();
    chosen();
  };
  return (
    <Page width="quiz" gap="m" isWide>
      <BackLink to={backTo.path} label={backTo.label} />
      <Card isRoomy gap="m" isWide>
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
        <Row>
          <Button size="l" onPress={begin(onStart)}>
            <PlayIcon />
            {m['play.set_up.start']()}
          </Button>
          {levels && <LevelStart game={levels.game} onStart={(level) => begin(() => levels.onStart(level))()} />}
          <Button size="l" look="line" onPress={begin(onPractise)}>
            {m['play.practice.try']()}
          </Button>
        </Row>
        <TryingNote />
        {listen}
        <Choices chosen={chosen}>
          {children}
          {levels && <LevelControl game={levels.game} />}
        </Choices>
        <p>{joinSentences(time, m['play.set_up.can_stop']())}</p>
        <HowToPlay {...instructions} />
      </Card>
    </Page>
  );
}

/** The selected options in one line; "Change" opens the section. */
function Choices({ chosen, children }: { chosen: readonly string[]; children: ReactNode }) {
  const [line, choices] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const sounds = useSoundWords();
  return (
    <div data-until-hydrated>
      <div className={css.chosen}>
        <ul id={line}>
          {[...chosen, sounds].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={choices}
          aria-describedby={line}
          onPress={() => setIsOpen(!isOpen)}
        >
          {m['play.set_up.change']()}
          <CaretDownIcon />
        </Button>
      </div>
      <div id={choices} hidden={!isOpen} className={css.choices}>
        {children}
        <SoundControl />
      </div>
    </div>
  );
}
