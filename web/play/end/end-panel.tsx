import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { hasLevels, type LevelGame } from '#rules/games/levels.ts';
import type { NextInGame } from '#rules/games/next-in-game.ts';
import { GAME_FACTS, type Game, isReading } from '#rules/games/runs.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { LastRuns } from '../../activities/runs-chart.tsx';
import { useIsTrying, useSession } from '../../api/session.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { Button, ButtonLink, type ButtonProps } from '../../ui/controls/button.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { ArrowCounterClockwiseIcon, ArrowRightIcon, LightbulbIcon, PlayIcon } from '../../ui/icons.ts';
import { Card, Note, Page, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import { everyFrame } from '../clock/every-frame.ts';
import { PointsNote } from '../saving/points-note.tsx';
import type { SavedRun } from '../saving/use-save-run.ts';
import { levelWords, useLevel } from '../set-up/levels.tsx';
import css from './end-panel.module.css';
import { NewLeaf } from './new-leaf.tsx';
import { nextInGameWords } from './next-in-game-words.ts';
import { PersonalBest } from './personal-best.tsx';
import { SharesAfterTask } from './shares-after-task.tsx';

type EndPanelProps = {
  game: Game;
  /** What happened, in a few words, such as "You reached level 7". */
  title: string;
  lead: string;
  /** The solution, above all other content. */
  solution?: ReactNode;
  figures: Parameters<typeof Figures>[0]['figures'];
  /** The result of `useSaveRun`. */
  saved: SavedRun;
  /** Whether to compare with the personal best; false if all scores of this variant are equal or hidden. */
  hasBest?: boolean;
  /** Whether to show the chart of the last runs; false if `children` contain one. */
  hasChart?: boolean;
  /** One thing to try next time. */
  tip?: ReactNode;
  /** A main action other than playing again; `again` is the label of the button for playing again. */
  goOn?: { words: string; onPress: () => void; again: string } | undefined;
  /** A variant that fits the result; `choose` selects it for the next game. */
  nextInGame?: { step: NextInGame<string>; choose: () => void } | null;
  onPlayAgain: () => void;
  /** For a run without levels of a game with levels: starts a run at the learner's level, if no other variant fits. */
  onPlayLevel?: ((level: number) => void) | undefined;
  /** The levels before and after a run with levels; `onPlay` starts the next one. */
  levels?: { before: number; after: number; onPlay: (level: number) => void } | undefined;
  backTo?: { path: string; label: string };
  /** Content of this game, between the chart and the tip. */
  children?: ReactNode;
};

/** The points sound is played only if the points are added within this time after the end or the last press. */
const SOUNDS_WITHIN_MS = 4000;

/** The end of a run: its result, its points and what to do next. */
export function EndPanel({ game, title, lead, solution, figures, saved, tip, children, ...rest }: EndPanelProps) {
  const { hasBest = true, hasChart = true, goOn, nextInGame, onPlayAgain, onPlayLevel, levels } = rest;
  const { backTo = { path: PATHS.games, label: m['play.all_games']() } } = rest;
  const { learner } = useSession().session;
  const { calm } = useSettings();
  // A run with a validity problem, or one of a parent or teacher who only tries the game, is not compared.
  const isTried = useIsTrying();
  const compared = saved.run?.validity || isTried ? null : saved.run;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdded = saved.saving.state === 'sent';
  const hasPoints = saved.points > 0;
  const pressedAt = useRef(performance.now());
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
    playSound('end-of-game');
  }, []);
  useEffect(() => {
    // A late response must not play an unexpected sound.
    if (isAdded && hasPoints && !calm && performance.now() - pressedAt.current < SOUNDS_WITHIN_MS)
      playSound('points-added');
  }, [isAdded, hasPoints, calm]);
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
          {/* Hidden from screen readers, because the note below says the same. */}
          {!calm && !isTried && hasPoints && (
            <span
              className={css.points}
              aria-hidden="true"
              data-added={isAdded || undefined}
            >{`+${saved.points}`}</span>
          )}
        </div>
        {solution}
        {figures.length > 0 && <Figures figures={figures} />}
        {hasChart && compared && <LastRuns game={game} run={compared} />}
        {children}
        {tip && <Note icon={<LightbulbIcon />}>{tip}</Note>}
        {hasPoints && <NewLeaf kind={game} saving={saved.saving} />}
        {!hasPoints && !calm && !isTried && <p>{m['play.points.none']({ validity: saved.run?.validity ?? '' })}</p>}
        {learner && (isTried ? <TryingNote /> : <PointsNote saved={saved} />)}
        <Row>
          {levels ? (
            <LaterButton onPress={() => levels.onPlay(levels.after)}>
              <PlayIcon />
              {m['play.levels.play']({ level: levels.after })}
            </LaterButton>
          ) : goOn ? (
            <LaterButton onPress={goOn.onPress}>
              {goOn.words}
              <ArrowRightIcon />
            </LaterButton>
          ) : (
            <LaterButton onPress={onPlayAgain}>
              <ArrowCounterClockwiseIcon />
              {m['play.play_again']()}
            </LaterButton>
          )}
          {goOn ? (
            <LaterButton look="line" onPress={onPlayAgain}>
              {goOn.again}
            </LaterButton>
          ) : nextInGame ? (
            <LaterButton
              look="line"
              onPress={() => {
                nextInGame.choose();
                onPlayAgain();
              }}
            >
              {nextInGameWords(nextInGame.step)}
            </LaterButton>
          ) : (
            !levels && <LevelOrOtherGame game={game} onPlayLevel={onPlayLevel} />
          )}
          <ButtonLink size="l" look="line" to={backTo.path}>
            {backTo.label}
          </ButtonLink>
        </Row>
        {!learner && <PointsNote saved={saved} />}
        <SharesAfterTask
          finished={saved.run && { kind: game, timestamp: saved.run.timestamp, passage: saved.run.choice }}
        />
      </Card>
    </Page>
  );
}

/** What to try next if no other variant of the game fits: the learner's level, or another game. */
function LevelOrOtherGame({ game, onPlayLevel }: Pick<EndPanelProps, 'game' | 'onPlayLevel'>) {
  if (hasLevels(game)) return onPlayLevel && <LevelButton game={game} onPlayLevel={onPlayLevel} />;
  if (isReading(game)) return null;
  const { next } = GAME_FACTS[game];
  return (
    <ButtonLink size="l" look="line" to={GAME_PATHS[next]}>
      {m['play.next_step.game']({ title: GAME_INFO[next].title() })}
    </ButtonLink>
  );
}

function LevelButton({ game, onPlayLevel }: { game: LevelGame; onPlayLevel: (level: number) => void }) {
  const level = useLevel(game);
  return (
    <LaterButton look="line" onPress={() => onPlayLevel(level)}>
      {m['play.levels.play']({ level })}
    </LaterButton>
  );
}

/** Taps that were meant for the game must not skip the result. */
const INACTIVE_MS = 900;

/** A button that starts a game; it ignores presses for the first 900 ms. */
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
