import { useState } from 'react';
import type { GameRuns } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { GAME_FACTS, GAMES, type Game } from '#rules/games/runs.ts';
import { TODAYS_THREE } from '#rules/rewards/todays-three.ts';
import { chartedFigure } from '../../../activities/charted-figure.ts';
import { GAME_INFO } from '../../../activities/game-info.ts';
import { LeafPicture } from '../../../activities/tree/leaf.tsx';
import type { OutboxEntry } from '../../../device/device-store.ts';
import { GAME_PATHS } from '../../../paths.ts';
import { Announcement } from '../../../play/frame/announcement.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { ArrowClockwiseIcon, CheckIcon, PlayIcon } from '../../../ui/icons.ts';
import { Card, classNames, Row, Stack } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import css from './todays-three.module.css';
import { type PlayedGames, usePlayedGames, useSuggestedGames, useTodaysThree } from './use-todays-three.ts';

type TodaysThreeProps = {
  /** Null for the visitor of this device. */
  owner: string | null;
  /** Results on this device that the server may not have stored yet. */
  outbox: readonly OutboxEntry[];
  /** Whether another card has the primary action of the page. */
  isSecond: boolean;
};

/** Three short suggestions for today, which can be played at once, swapped, or hidden until tomorrow. */
export function TodaysThree({ owner, outbox, isSecond }: TodaysThreeProps) {
  const played = usePlayedGames(owner, outbox);
  const fromReport = useSuggestedGames(owner);
  if (!played || !fromReport) return <BlankTodaysThree />;
  return <ShownThree owner={owner} played={played} fromReport={fromReport} isSecond={isSecond} />;
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

type ShownProps = {
  owner: string | null;
  played: PlayedGames;
  fromReport: readonly Game[];
  isSecond: boolean;
};

function ShownThree({ owner, played, fromReport, isSecond }: ShownProps) {
  const { three, done, isHidden, canSwap, swap, hide, show } = useTodaysThree(owner, played.instants, fromReport);
  const [wasHiddenHere, setWasHiddenHere] = useState(false);
  const [said, setSaid] = useState('');
  if (isHidden && !wasHiddenHere) return null;
  const open = three.filter((game) => !done.includes(game));
  if (open.length === 0) return <AllDone games={three} />;
  const changeGame = (place: number) => {
    const game = swap(place);
    if (game) setSaid(m['welcome.todays_three.swapped']({ title: GAME_INFO[game].title() }));
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
            {three.map((game, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its button when its game changes
              <li key={place} className={css.game}>
                <GameWords game={game} note={noteOf(game, done.includes(game), played.newest[game])} />
                {!done.includes(game) && (
                  <span className={css.actions}>
                    {canSwap(place) && (
                      <Button
                        look="quiet"
                        icon
                        aria-label={m['welcome.todays_three.other_than']({ title: GAME_INFO[game].title() })}
                        onPress={() => changeGame(place)}
                      >
                        <ArrowClockwiseIcon />
                      </Button>
                    )}
                    <ButtonLink
                      look={game === open[0] && !isSecond ? 'filled' : 'line'}
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

/** After the last of the three: the leaves of today, and an end. */
function AllDone({ games }: { games: readonly Game[] }) {
  return (
    <Card isWide className={classNames(css.first, css.allDone)} aria-labelledby="todays-three">
      <span className={css.leaves}>
        {games.map((game) => (
          <LeafPicture key={game} kind={game} className={css.leaf} />
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
    <Stack gap="s">
      <h2 id={id}>{m['welcome.todays_three.title']()}</h2>
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
      <span className={css.picture}>
        <LeafPicture kind={game} className={css.leaf} />
      </span>
      <span>
        <strong>{GAME_INFO[game].title()}</strong>
        <span className={classNames(layout.soft, css.note)}>{note}</span>
      </span>
    </span>
  );
}
