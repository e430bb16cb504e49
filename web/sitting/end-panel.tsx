import { type ReactNode, useEffect, useRef } from 'react';
import { POINTS_PER_RUN } from '#rules/points.ts';
import type { Game } from '#rules/runs.ts';
import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Figures } from '../ui/figures.tsx';
import { LightbulbIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { playSound } from '../ui/sounds.ts';
import css from './end-panel.module.css';
import { LastRuns } from './last-runs.tsx';
import { PlayAgain } from './play-again.tsx';
import { PointsNote } from './points-note.tsx';
import type { SavedRun } from './use-save-run.ts';

type EndPanelProps = {
  game: Game;
  /** What happened, in a few words, such as "You reached level 7". */
  title: string;
  lead: string;
  /** What was looked for in the game; it comes before everything else. */
  solution?: ReactNode;
  figures: Parameters<typeof Figures>[0]['figures'];
  /** What `useSaveRun` gave. */
  saved: SavedRun;
  /** One thing to try next time. */
  tip?: ReactNode;
  onPlayAgain: () => void;
  backTo?: { path: string; label: string };
  /** What else this game shows, between the chart and the tip. */
  children?: ReactNode;
};

/** So long after the end, or after a press, the points may sound. */
const SOUNDS_WITHIN_MS = 4000;
const ALL_GAMES = { path: PATHS.games, label: 'All games' };

/** The end of a run: what happened, what it counts for, and the way on. */
export function EndPanel({ game, title, lead, solution, figures, saved, tip, children, ...rest }: EndPanelProps) {
  const { onPlayAgain, backTo = ALL_GAMES } = rest;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdded = saved.saving.state === 'sent';
  const pressedAt = useRef(performance.now());
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  useEffect(() => {
    // A server that answers late makes no sound out of nothing.
    if (isAdded && performance.now() - pressedAt.current < SOUNDS_WITHIN_MS) playSound('points-added');
  }, [isAdded]);
  const pressed = () => {
    pressedAt.current = performance.now();
  };
  return (
    <main id="main" className={layout.pageQuiz}>
      <section
        className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}
        onClickCapture={pressed}
      >
        <div className={css.head}>
          <div className={classNames(layout.stack, layout.stackS)}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={layout.lead}>{lead}</p>
          </div>
          {/* The words below say it too. */}
          <span
            className={css.points}
            aria-hidden="true"
            data-added={isAdded || undefined}
          >{`+${POINTS_PER_RUN}`}</span>
        </div>
        {solution}
        {figures.length > 0 && <Figures figures={figures} />}
        {saved.run && <LastRuns game={game} run={saved.run} />}
        {children}
        {tip && <Note icon={<LightbulbIcon />}>{tip}</Note>}
        <PointsNote saved={saved} />
        <div className={layout.row}>
          <PlayAgain onPress={onPlayAgain} />
          <ButtonLink size="l" look="line" to={backTo.path}>
            {backTo.label}
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}
