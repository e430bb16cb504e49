import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Facts } from '../ui/facts.tsx';
import { ArrowLeftIcon, PlayIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { wakeSounds } from '../ui/sounds.ts';
import css from './game-set-up.module.css';
import { SoundChoice } from './sound-choice.tsx';

type GameSetUpProps = {
  title: string;
  /** What the game is, in a sentence. */
  lead: string;
  /** The drawing of the game's tile. */
  picture: ReactNode;
  /** How it is played with a mouse, a finger and keys. */
  ways: readonly { term: string; detail: string }[];
  /** The choices of this game, above the one of the sound. */
  children?: ReactNode;
  /** What there is to know about the time it takes. */
  time: string;
  /** A round was stopped just now. */
  wasStopped: boolean;
  /** It was left for a round and is come back to, so that the focus goes to its heading. */
  isBack?: boolean;
  onStart: () => void;
  backTo?: { path: string; label: string };
};

const ALL_GAMES = { path: PATHS.games, label: 'All games' };

/** What a game is, how it is played, and what can be chosen before it starts. */
export function GameSetUp({
  title,
  lead,
  picture,
  ways,
  children,
  time,
  wasStopped,
  isBack = wasStopped,
  onStart,
  ...rest
}: GameSetUpProps) {
  const { backTo = ALL_GAMES } = rest;
  const note = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  const start = () => {
    wakeSounds();
    onStart();
  };
  return (
    <main id="main" className={classNames(layout.pageQuiz, layout.stack, layout.stackM, layout.stackWide)}>
      <Link to={backTo.path} className={layout.back}>
        <ArrowLeftIcon />
        {backTo.label}
      </Link>
      <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM)}>
        <div className={css.head}>
          <div className={classNames(layout.stack, layout.stackS)}>
            <h1 ref={heading} tabIndex={-1} aria-describedby={wasStopped ? note : undefined}>
              {title}
            </h1>
            <p className={layout.lead}>{lead}</p>
          </div>
          <div className={css.picture} aria-hidden="true">
            {picture}
          </div>
        </div>
        {wasStopped && (
          <Note>
            <p id={note}>You stopped this game. That is fine. It starts from the beginning next time.</p>
          </Note>
        )}
        {children}
        <SoundChoice />
        <p>{time} You can stop at any time.</p>
        <Button size="l" onPress={start}>
          <PlayIcon />
          Start
        </Button>
        <Facts facts={ways} />
      </section>
    </main>
  );
}
