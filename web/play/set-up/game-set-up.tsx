import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { TryingNote } from '../../learner/trying-note.tsx';
import { PATHS } from '../../paths.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CaretDownIcon, PlayIcon } from '../../ui/icons.ts';
import { BackLink, Card, Note, Page, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { unlockSounds } from '../../ui/speech/sounds.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './game-set-up.module.css';
import { HowToPlay, type Instructions } from './how-to-play.tsx';
import { LevelControl, levelTimeWords, type OfferedLevels, useStartChoice } from './levels.tsx';
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
  /** How long it takes without levels, as a sentence. */
  time: string;
  /** What can be chosen in a game with levels. */
  levels?: OfferedLevels;
  backTo?: { path: string; label: string };
} & SetUpProps;

/** What the page of a game gives to its set-up. */
export type SetUpProps = {
  /** Whether a round has just been cancelled. */
  wasStopped: boolean;
  /** Whether the learner returns from a round, so that the heading gets the focus. */
  isBack: boolean;
  /** Starts a run at a level; null: without levels. */
  onStart: (startLevel: number | null) => void;
  /** Starts a short practice, after which a run starts like that. */
  onPractise: (startLevel: number | null) => void;
};

/** The page of a game before it starts: what it is, what to play, Play, and a collapsed section with its options. */
export function GameSetUp({
  title,
  lead,
  picture,
  instructions,
  chosen = [],
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
  const { startLevel, control } = useStartChoice(levels);
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  const begin = (chosen: (startLevel: number | null) => void) => () => {
    unlockSounds();
    chosen(startLevel);
  };
  return (
    <Page width="quiz" gap="m" isWide>
      <BackLink to={backTo.path} label={backTo.label} />
      <Card isRoomy gap="m" isWide>
        <div className={css.head}>
          <h1 ref={heading} tabIndex={-1} aria-describedby={wasStopped ? note : undefined}>
            {title}
          </h1>
          <div className={css.lead}>
            <p className={layout.lead}>{lead}</p>
            <ListenButton isSmall />
          </div>
          <div className={css.picture} aria-hidden="true">
            {picture}
          </div>
        </div>
        {wasStopped && (
          <Note>
            <p id={note}>{m['play.set_up.was_stopped']()}</p>
          </Note>
        )}
        {control}
        <Row>
          <Button size="l" onPress={begin(onStart)}>
            <PlayIcon />
            {m['play.set_up.play']()}
          </Button>
          <Button look="quiet" onPress={begin(onPractise)}>
            {m['play.practice.try']()}
          </Button>
        </Row>
        <TryingNote />
        <Choices chosen={chosen}>
          {children}
          {levels && <LevelControl game={levels.game} />}
        </Choices>
        <p>
          {joinSentences(
            startLevel === null || !levels ? time : levelTimeWords(levels.game),
            m['play.set_up.can_stop'](),
          )}
        </p>
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
