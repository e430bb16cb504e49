import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { POINTS_PER_RUN } from '#rules/points.ts';
import type { Game } from '#rules/runs.ts';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../app/paths.ts';
import { Button, ButtonLink, type ButtonProps } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useSettings } from '../ui/device-settings.ts';
import { Figures } from '../ui/figures.tsx';
import { ArrowCounterClockwiseIcon, LightbulbIcon, PlayIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { Page } from '../ui/page.tsx';
import { playSound } from '../ui/sounds.ts';
import { Row, Stack } from '../ui/stack.tsx';
import css from './end-panel.module.css';
import { everyFrame } from './every-frame.ts';
import { levelWords } from './levels.tsx';
import { NewLeaf } from './new-leaf.tsx';
import { PersonalBest } from './personal-best.tsx';
import { PointsNote } from './points-note.tsx';
import { LastRuns } from './runs-chart.tsx';
import type { SavedRun } from './use-save-run.ts';

type EndPanelProps = {
  game: Game;
  /** What happened, in a few words, such as "You reached level 7". */
  title: string;
  lead: string;
  /** The solution, shown first. */
  solution?: ReactNode;
  figures: Parameters<typeof Figures>[0]['figures'];
  /** The result of `useSaveRun`. */
  saved: SavedRun;
  /** Whether scores of this choice differ, so that the best one says something. */
  hasBest?: boolean;
  /** One thing to try next time. */
  tip?: ReactNode;
  /** Another choice that fits how it went. */
  nextStep?: NextStep | null;
  onPlayAgain: () => void;
  /** The levels before and after a run with levels; `onPlay` starts the next one. */
  levels?: { before: number; after: number; onPlay: (level: number) => void } | undefined;
  backTo?: { path: string; label: string };
  /** More of this game, between the chart and the tip. */
  children?: ReactNode;
};

/** The sound of the points is played only this long after the end or the last press. */
const SOUNDS_WITHIN_MS = 4000;

/** A button, such as "Try normal speed". */
export type NextStep = { words: string; onPress: () => void };

/** The end of a run: its result, its points and what to do next. */
export function EndPanel({ game, title, lead, solution, figures, saved, tip, children, ...rest }: EndPanelProps) {
  const { hasBest = true, nextStep, onPlayAgain, levels } = rest;
  const { backTo = { path: PATHS.games, label: m['play.all_games']() } } = rest;
  const { learner } = useSession().session;
  const { calm } = useSettings();
  // A run that cannot tell anything is not compared.
  const compared = saved.run?.validity ? null : saved.run;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdded = saved.saving.state === 'sent';
  const pressedAt = useRef(performance.now());
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
    playSound('end-of-game');
  }, []);
  useEffect(() => {
    // A late answer of the server must not make an unexpected sound.
    if (isAdded && !calm && performance.now() - pressedAt.current < SOUNDS_WITHIN_MS) playSound('points-added');
  }, [isAdded, calm]);
  const pressed = () => {
    pressedAt.current = performance.now();
  };
  return (
    <Page width="quiz" isFree>
      <Card isRoomy gap="m" isWide onClickCapture={pressed}>
        <div className={css.head}>
          <Stack gap="s">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={layout.lead}>{lead}</p>
            {levels && <p>{levelWords(levels)}</p>}
            {hasBest && compared && <PersonalBest game={game} run={compared} />}
          </Stack>
          {/* The note below says it too. */}
          {!calm && (
            <span
              className={css.points}
              aria-hidden="true"
              data-added={isAdded || undefined}
            >{`+${POINTS_PER_RUN}`}</span>
          )}
        </div>
        {solution}
        {figures.length > 0 && <Figures figures={figures} />}
        {compared && <LastRuns game={game} run={compared} />}
        {children}
        {tip && <Note icon={<LightbulbIcon />}>{tip}</Note>}
        <NewLeaf kind={game} saving={saved.saving} />
        {learner && <PointsNote saved={saved} />}
        <Row>
          {levels ? (
            <LaterButton onPress={() => levels.onPlay(levels.after)}>
              <PlayIcon />
              {m['play.levels.play']({ level: levels.after })}
            </LaterButton>
          ) : (
            <LaterButton onPress={onPlayAgain}>
              <ArrowCounterClockwiseIcon />
              {m['play.play_again']()}
            </LaterButton>
          )}
          {nextStep && (
            <LaterButton look="line" onPress={nextStep.onPress}>
              {nextStep.words}
            </LaterButton>
          )}
          <ButtonLink size="l" look="line" to={backTo.path}>
            {backTo.label}
          </ButtonLink>
        </Row>
        {!learner && <PointsNote saved={saved} />}
      </Card>
    </Page>
  );
}

/** Taps that still belong to the game must not skip the result. */
const INACTIVE_MS = 900;

/** Starts a game; does nothing for the first 900 ms. */
function LaterButton({ onPress, ...rest }: { onPress: () => void } & Pick<ButtonProps, 'look' | 'children'>) {
  const [isInactive, setIsInactive] = useState(true);
  useEffect(() => {
    let from: number | undefined;
    const stop = everyFrame((stamp) => {
      from ??= stamp;
      if (stamp - from < INACTIVE_MS) return;
      stop();
      setIsInactive(false);
    });
    return stop;
  }, []);
  return <Button {...rest} size="l" aria-disabled={isInactive || undefined} onPress={() => isInactive || onPress()} />;
}
