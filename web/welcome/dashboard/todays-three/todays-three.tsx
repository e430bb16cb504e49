import { Suspense, useState } from 'react';
import type { GameRuns } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { m } from '#messages';
import { GAME_FACTS, GAMES, type Game } from '#rules/games/runs.ts';
import type { LeafKind } from '#rules/rewards/activity.ts';
import { daysList, gameOfTask, TODAYS_THREE } from '#rules/rewards/todays-three.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { chartedFigure } from '../../../activities/charted-figure.ts';
import { GAME_INFO } from '../../../activities/game-info.ts';
import { LeafPicture } from '../../../activities/tree/leaf.tsx';
import { GAME_PATHS } from '../../../paths.ts';
import { Announcement } from '../../../play/frame/announcement.tsx';
import { ListenButton } from '../../../read-aloud/listen-button.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { ArrowClockwiseIcon, CheckIcon, PlayIcon } from '../../../ui/icons.ts';
import { Card, classNames, Row, Stack } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import { lazyChunk } from '../../../ui/loading/lazy-chunk.ts';
import css from './todays-three.module.css';
import { type DaysWork, useTodaysThree } from './use-todays-three.ts';

/** Loaded only for learners with assignments. */
const SetItem = lazyChunk(async () => (await import('./set-item.tsx')).SetItem);

type TodaysThreeProps = {
  /** Null for the visitor of this device. */
  owner: string | null;
  work: DaysWork;
  /** Whether another card has the primary action of the page. */
  isSecond: boolean;
};

/** Three short tasks for today: what a leader set, then suggestions. They can be done at once, or hidden until tomorrow. */
export function TodaysThree(props: TodaysThreeProps) {
  return props.work.isKnown ? <ShownThree {...props} /> : <BlankTodaysThree />;
}

/** The placeholder of the suggestions until they are known. */
export function BlankTodaysThree() {
  const games = GAMES.slice(0, TODAYS_THREE.count);
  return (
    <Card as="div" isWide aria-hidden="true" className={classNames(layout.blank, css.blank)}>
      <Heading />
      <ul className={css.games}>
        {games.map((game) => (
          <li key={game} className={css.game}>
            <GameWords game={game} note={m['welcome.todays_three.minutes']({ count: GAME_FACTS[game].minutes })} />
            <ButtonLink to="">{m['welcome.todays_three.play']()}</ButtonLink>
          </li>
        ))}
      </ul>
      <Row>
        <Button look="quiet">{m['welcome.todays_three.not_today']()}</Button>
      </Row>
    </Card>
  );
}

function ShownThree({ owner, work, isSecond }: TodaysThreeProps) {
  const { three, done, isHidden, canSwap, swap, hide, show } = useTodaysThree(owner, work);
  const [wasHiddenHere, setWasHiddenHere] = useState(false);
  const [said, setSaid] = useState('');
  const { set, games } = daysList(work.set, three);
  const firstSet = set.find((task) => !task.isDone);
  const firstGame = games.find((game) => !done.includes(game));
  if (isHidden && !wasHiddenHere) return null;
  if (!firstSet && !firstGame) return <AllDone kinds={[...set.map(leafOf), ...games]} />;
  const changeGame = (game: Game) => {
    const other = swap(game);
    if (other) setSaid(m['welcome.todays_three.swapped']({ title: GAME_INFO[other].title() }));
  };
  return (
    <Card
      isWide
      isSoft={isHidden}
      className={classNames(!isHidden && !isSecond && css.first)}
      aria-labelledby="todays-three"
    >
      {isHidden ? (
        <Stack gap="s">
          <h2 id="todays-three">{m['welcome.todays_three.title']()}</h2>
          <p>{m['welcome.todays_three.hidden']()}</p>
        </Stack>
      ) : (
        <>
          <Heading id="todays-three" />
          <ul className={css.games}>
            {set.map((task) => (
              <Suspense key={task.assignmentId} fallback={<li className={css.game} />}>
                <SetItem
                  task={task}
                  picture={<LeafOf kind={leafOf(task)} />}
                  nextPart={work.nextPart}
                  look={task === firstSet && !isSecond ? 'filled' : 'line'}
                />
              </Suspense>
            ))}
            {games.map((game, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its button when its game changes
              <li key={place} className={css.game}>
                <GameWords game={game} note={noteOf(game, done.includes(game), work.newest[game])} />
                {!done.includes(game) && (
                  <span className={css.actions}>
                    {canSwap(game) && (
                      <Button
                        look="quiet"
                        icon
                        aria-label={m['welcome.todays_three.other_than']({ title: GAME_INFO[game].title() })}
                        onPress={() => changeGame(game)}
                      >
                        <ArrowClockwiseIcon />
                      </Button>
                    )}
                    <ButtonLink
                      look={game === firstGame && !firstSet && !isSecond ? 'filled' : 'line'}
                      to={GAME_PATHS[game]}
                      aria-label={m['welcome.todays_three.play_game']({ title: GAME_INFO[game].title() })}
                    >
                      <PlayIcon />
                      {m['welcome.todays_three.play']()}
                    </ButtonLink>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Row>
        <Button
          look="quiet"
          onPress={() => {
            setWasHiddenHere(true);
            if (isHidden) show();
            else hide();
          }}
        >
          {isHidden ? m['welcome.todays_three.show']() : m['welcome.todays_three.not_today']()}
        </Button>
      </Row>
      <Announcement words={isHidden ? m['welcome.todays_three.hidden']() : said} />
    </Card>
  );
}

/** The leaf of a task that is set; of the test, that of its first part. */
function leafOf(task: OwnAssignment): LeafKind {
  if (task.kind === 'sequence') return SCREENING_PARTS[0];
  return gameOfTask(task) ?? 'reading-passage';
}

/** After the last of the three: the leaves of today, and an end. */
function AllDone({ kinds }: { kinds: readonly LeafKind[] }) {
  return (
    <Card isWide className={classNames(css.first, css.allDone)} aria-labelledby="todays-three">
      <span className={css.leaves}>
        {kinds.map((kind, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same game can be set twice
          <LeafPicture key={place} kind={kind} className={css.leaf} />
        ))}
      </span>
      <Stack gap="s">
        <h2 id="todays-three">{m['welcome.todays_three.all_done']()}</h2>
        <p>{m['welcome.todays_three.see_you']()}</p>
      </Stack>
    </Card>
  );
}

function Heading({ id }: { id?: string }) {
  return (
    <Stack gap="s" isWide>
      <Row isApart>
        <h2 id={id}>{m['welcome.todays_three.title']()}</h2>
        <ListenButton isSmall />
      </Row>
      <p>{m['welcome.todays_three.sentence']()}</p>
    </Stack>
  );
}

/** What is said of a game: its result of today, the last one, or how long it takes. */
function noteOf(game: Game, isDone: boolean, newest: GameRuns[Game][number] | undefined) {
  const words = newest && chartedFigure(game, newest).words;
  if (isDone)
    return (
      <>
        <CheckIcon />
        {words ? m['welcome.todays_three.done_with']({ words }) : m['welcome.todays_three.done']()}
      </>
    );
  if (words) return m['welcome.todays_three.last_time']({ words });
  return m['welcome.todays_three.minutes']({ count: GAME_FACTS[game].minutes });
}

function GameWords({ game, note }: { game: Game; note: ReturnType<typeof noteOf> }) {
  return (
    <span className={css.words}>
      <LeafOf kind={game} />
      <span>
        <strong>{GAME_INFO[game].title()}</strong>
        <span className={classNames(layout.soft, css.note)}>{note}</span>
      </span>
    </span>
  );
}

function LeafOf({ kind }: { kind: LeafKind }) {
  return (
    <span className={css.picture}>
      <LeafPicture kind={kind} className={css.leaf} />
    </span>
  );
}
