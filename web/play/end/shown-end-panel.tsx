import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages';
import { hasLevels, type LevelGame } from '#rules/games/levels.ts';
import type { NextInGame } from '#rules/games/next-in-game.ts';
import { GAME_FACTS, type Game, isReading } from '#rules/games/runs.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { LastRuns } from '../../activities/runs-chart.tsx';
import { useIsTrying } from '../../api/session.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { ArrowCounterClockwiseIcon, CheckCircleIcon, LightbulbIcon, PlayIcon } from '../../ui/icons.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Note, Page, Row } from '../../ui/layout/layout.tsx';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import { LevelPath } from '../level-path.tsx';
import { PointsNote } from '../saving/points-note.tsx';
import type { SavedRun } from '../saving/use-save-run.ts';
import { levelWords, useLevel } from '../set-up/levels.tsx';
import css from './end-panel.module.css';
import { EndReward } from './end-reward.tsx';
import { LaterButton, LaterLink } from './later-button.tsx';
import { nextInGameWords } from './next-in-game-words.ts';
import { bestWords, usePersonalBest } from './personal-best.ts';
import { SharesAfterTask } from './shares-after-task.tsx';
import { useNextTask } from './use-next-task.ts';

export type EndPanelProps = {
  game: Game;
  /** The one result, in a few words, such as "You reached level 7". */
  title: string;
  /** Why the run tells nothing, below the result. */
  why?: string | null | undefined;
  /** More about the result; with the numbers. */
  lead?: string | undefined;
  /** The solution, below the numbers. */
  solution?: ReactNode;
  figures: Parameters<typeof Figures>[0]['figures'];
  /** The result of `useSaveRun`. */
  saved: SavedRun;
  /** Whether to compare with the personal best; false if all scores of this variant are equal or hidden. */
  hasBest?: boolean;
  /** Whether to show the chart of the last runs; false if scores are hidden. */
  hasChart?: boolean;
  /** One thing to try next time, for which the run gives a reason; null if it gives none, which is praised. */
  tip?: ReactNode;
  /** What follows this run, and the label of the button that repeats it. */
  goOn?: { words: string; onPress: () => void; again: string } | undefined;
  /** A variant that fits the result; `choose` selects it for the next game. */
  nextInGame?: { step: NextInGame<string>; choose: () => void } | null;
  onPlayAgain: () => void;
  /** For a run without levels of a game with levels: starts a run at the learner's level, if no other variant fits. */
  onPlayLevel?: ((level: number) => void) | undefined;
  /** The levels before and after a run with levels; `onPlay` starts the next one. */
  levels?: { before: number; after: number; onPlay: (level: number) => void } | undefined;
  backTo?: { path: string; label: string };
  /** Content of this game, after the numbers. */
  children?: ReactNode;
};

/** The points sound is played only if the points are added within this time after the end or the last press. */
const SOUNDS_WITHIN_MS = 4000;

/** The end of a run: one result, its picture, its leaf and what to do next. All else is behind "More numbers". */
export function ShownEndPanel({ game, title, why, solution, saved, ...rest }: EndPanelProps) {
  const { hasBest = true, hasChart = true, levels } = rest;
  const { backTo = { path: PATHS.games, label: m['play.all_games']() } } = rest;
  const { calm } = useSettings();
  // A run with a validity problem, or one of a parent or teacher who only tries the game, is not compared.
  const isTried = useIsTrying();
  const compared = saved.run?.validity || isTried ? null : saved.run;
  const best = usePersonalBest(game, hasBest ? compared : null);
  const next = useNextTask(game, saved.run);
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
  const hasMoved = levels !== undefined && levels.after !== levels.before;
  const isLevelUp = levels !== undefined && levels.after > levels.before;
  const aboutLevel = levels ? levelWords(game, levels, !saved.run?.validity) : null;
  const news = isLevelUp ? aboutLevel : best?.is === 'new' ? m['play.new_best']() : null;
  return (
    <Page width="quiz" gap="m" isWide className={css.page}>
      <Card isWide className={css.end} onClickCapture={pressed}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {why && <p>{why}</p>}
        {!hasPoints && !calm && !isTried && <p>{m['play.points.none']({ validity: saved.run?.validity ?? '' })}</p>}
        <EndReward kind={game} saved={saved} news={news} />
        {hasMoved && hasLevels(game) && <LevelPath game={game} level={levels.after} />}
        {hasChart && compared && (
          <div className={css.chart}>
            <LastRuns game={game} run={compared} />
          </div>
        )}
        <div className={css.actions}>
          {next === undefined ? (
            <span className={css.blank} />
          ) : next ? (
            <LaterLink to={next.path}>{m['play.next_up'](next)}</LaterLink>
          ) : (
            <PlayOn game={game} {...rest} />
          )}
          <AgainButton isMain={next === null && !hasPlayOn({ game, ...rest })} {...rest} />
        </div>
        <Row className={css.others}>
          <ButtonLink look="quiet" to={backTo.path}>
            {backTo.label}
          </ButtonLink>
          <ListenButton />
        </Row>
      </Card>
      <Disclosure title={m['play.more_numbers']()} isLazy>
        <Numbers {...rest} comparison={[isLevelUp ? null : aboutLevel, best && bestWords(game, best)]} />
        {next && <PlayOn game={game} look="line" {...rest} />}
        <SharesAfterTask
          finished={
            hasPoints && saved.run ? { kind: game, timestamp: saved.run.timestamp, passage: saved.run.choice } : null
          }
        />
      </Disclosure>
      {isTried ? <TryingNote /> : <PointsNote saved={saved} />}
      {solution && <Card isWide>{solution}</Card>}
    </Page>
  );
}

type NumbersProps = Pick<EndPanelProps, 'lead' | 'figures' | 'tip' | 'children'> & {
  comparison: readonly (string | null | undefined)[];
};

/** Everything about a run beyond its one result. */
function Numbers({ lead, figures, tip, children, comparison }: NumbersProps) {
  return (
    <>
      {tip !== undefined && (
        <Note icon={tip === null ? <CheckCircleIcon /> : <LightbulbIcon />}>{tip ?? m['play.went_well']()}</Note>
      )}
      {[lead, ...comparison].map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
      {figures.length > 0 && <Figures figures={figures} />}
      {children}
    </>
  );
}

type Again = Pick<EndPanelProps, 'goOn' | 'levels' | 'onPlayAgain'>;

/** Starts the next run. With levels it is at the level that this run leads to. */
function AgainButton({ isMain, goOn, levels, onPlayAgain }: Again & { isMain: boolean }) {
  const look = isMain ? 'filled' : 'line';
  return levels ? (
    <LaterButton look={look} onPress={() => levels.onPlay(levels.after)}>
      <PlayIcon />
      {m['play.levels.play']({ level: levels.after })}
    </LaterButton>
  ) : (
    <LaterButton look={look} onPress={onPlayAgain}>
      <ArrowCounterClockwiseIcon />
      {goOn?.again ?? m['play.play_again']()}
    </LaterButton>
  );
}

type PlayOnProps = Pick<EndPanelProps, 'game' | 'goOn' | 'nextInGame' | 'onPlayAgain' | 'onPlayLevel' | 'levels'>;

/** Whether something follows this run, other than a run of the same variant. */
function hasPlayOn({ game, goOn, nextInGame, onPlayLevel, levels }: Omit<PlayOnProps, 'onPlayAgain'>): boolean {
  if (goOn || nextInGame) return true;
  if (levels) return false;
  return hasLevels(game) ? onPlayLevel !== undefined : !isReading(game);
}

/** What follows this run: the next passage, a variant that fits, the learner's level, or another game. */
function PlayOn({ look, ...props }: PlayOnProps & { look?: 'line' }) {
  const { game, goOn, nextInGame, onPlayAgain, onPlayLevel } = props;
  if (!hasPlayOn(props)) return null;
  if (goOn)
    return (
      <LaterButton {...(look && { look })} onPress={goOn.onPress}>
        {goOn.words}
      </LaterButton>
    );
  if (nextInGame)
    return (
      <LaterButton
        {...(look && { look })}
        onPress={() => {
          nextInGame.choose();
          onPlayAgain();
        }}
      >
        {nextInGameWords(nextInGame.step)}
      </LaterButton>
    );
  if (hasLevels(game)) return onPlayLevel && <LevelButton game={game} look={look} onPlayLevel={onPlayLevel} />;
  if (isReading(game)) return null;
  const { next } = GAME_FACTS[game];
  return (
    <LaterLink {...(look && { look })} to={GAME_PATHS[next]}>
      {m['play.next_step.game']({ title: GAME_INFO[next].title() })}
    </LaterLink>
  );
}

type LevelButtonProps = { game: LevelGame; look: 'line' | undefined; onPlayLevel: (level: number) => void };

function LevelButton({ game, look, onPlayLevel }: LevelButtonProps) {
  const level = useLevel(game);
  return (
    <LaterButton {...(look && { look })} onPress={() => onPlayLevel(level)}>
      {m['play.levels.play_mine']({ level })}
    </LaterButton>
  );
}
