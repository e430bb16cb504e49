import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { GAME_FACTS, GAMES, type Game } from '#rules/games/runs.ts';
import { minutesOf, TODAYS_THREE } from '#rules/rewards/todays-three.ts';
import { GAME_INFO } from '../../../activities/game-info.ts';
import { LeafPicture } from '../../../activities/tree/leaf.tsx';
import type { OutboxEntry } from '../../../device/device-store.ts';
import { GAME_PATHS } from '../../../paths.ts';
import { Announcement } from '../../../play/frame/announcement.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { Card, classNames, Row, Stack } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import css from './todays-three.module.css';
import { useFinishedGames, useTodaysThree } from './use-todays-three.ts';

type TodaysThreeProps = {
  /** Null for the visitor of this device. */
  owner: string | null;
  /** Results on this device that the server may not have stored yet. */
  outbox: readonly OutboxEntry[];
};

/** Three short suggestions for today, which can be swapped, ignored, or hidden until tomorrow. */
export function TodaysThree({ owner, outbox }: TodaysThreeProps) {
  const finished = useFinishedGames(owner, outbox);
  return finished ? <ShownThree owner={owner} finished={finished} /> : <BlankTodaysThree />;
}

/** The placeholder of the suggestions until they are known. */
export function BlankTodaysThree() {
  const games = GAMES.slice(0, TODAYS_THREE.count);
  return (
    <Card as="div" isWide aria-hidden="true" className={classNames(layout.blank, css.blank)}>
      <Heading games={games} />
      <ul className={css.games}>
        {games.map((game) => (
          <li key={game} className={css.game}>
            <GameWords game={game} isDone={false} />
          </li>
        ))}
      </ul>
      <Row>
        <Button look="quiet">{m['welcome.todays_three.not_today']()}</Button>
      </Row>
    </Card>
  );
}

type ShownProps = { owner: string | null; finished: NonNullable<ReturnType<typeof useFinishedGames>> };

function ShownThree({ owner, finished }: ShownProps) {
  const { three, done, isHidden, canSwap, swap, hide, show } = useTodaysThree(owner, finished);
  const [wasHiddenHere, setWasHiddenHere] = useState(false);
  const [said, setSaid] = useState('');
  if (isHidden && !wasHiddenHere) return null;
  const changeGame = (place: number) => {
    const game = swap(place);
    if (game) setSaid(m['welcome.todays_three.swapped']({ title: GAME_INFO[game].title() }));
  };
  return (
    <Card isWide isSoft={isHidden} aria-labelledby="todays-three">
      {isHidden ? (
        <Stack gap="s">
          <h2 id="todays-three">{m['welcome.todays_three.title']()}</h2>
          <p>{m['welcome.todays_three.hidden']()}</p>
        </Stack>
      ) : (
        <>
          <Heading games={three} id="todays-three" />
          <ul className={css.games}>
            {three.map((game, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its button when its game changes
              <li key={place} className={css.game}>
                <GameWords game={game} isDone={done.includes(game)} />
                {!done.includes(game) && canSwap(place) && (
                  <Button
                    look="quiet"
                    aria-label={m['welcome.todays_three.other_than']({ title: GAME_INFO[game].title() })}
                    onPress={() => changeGame(place)}
                  >
                    {m['welcome.todays_three.other']()}
                  </Button>
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

function Heading({ games, id }: { games: readonly Game[]; id?: string }) {
  return (
    <Stack gap="s">
      <h2 id={id}>{m['welcome.todays_three.title']()}</h2>
      <p>{m['welcome.todays_three.sentence']({ minutes: minutesOf(games) })}</p>
    </Stack>
  );
}

function GameWords({ game, isDone }: { game: Game; isDone: boolean }) {
  return (
    <span className={css.words}>
      <LeafPicture kind={game} className={css.leaf} />
      <span>
        <Link to={GAME_PATHS[game]}>{GAME_INFO[game].title()}</Link>
        <span className={classNames(layout.soft, css.note)}>
          {isDone ? (
            <>
              <CheckIcon />
              {m['welcome.todays_three.done']()}
            </>
          ) : (
            m['welcome.todays_three.minutes']({ count: GAME_FACTS[game].minutes })
          )}
        </span>
      </span>
    </span>
  );
}
