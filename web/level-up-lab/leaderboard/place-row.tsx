import type { LeaderboardRow } from '#contract/leaderboard.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import layout from '../../ui/layout.module.css';
import css from './places.module.css';
import { SampleAvatar } from './sample-avatar.tsx';

type PlaceRowProps = LeaderboardRow & {
  photo: string | null;
  /** The own name, of which the first letter stands in the own row. */
  initial: string;
};

/** One place: who has it, and with how many points. */
export function PlaceRow({ place, points, isYou, ...who }: PlaceRowProps) {
  return (
    <li className={css.row} data-own={isYou || undefined}>
      <span className={css.place}>
        <span className={layout.hidden}>Place </span>
        {place}
      </span>
      <Face {...who} isYou={isYou} />
      <span className={css.who}>{isYou ? <You nickname={who.name} /> : <Other {...who} />}</span>
      <span className={css.points}>{`${points} XP`}</span>
    </li>
  );
}

function Face({ name, avatar, isYou, photo, initial }: Omit<PlaceRowProps, 'place' | 'points' | 'isSample'>) {
  if (avatar) return <SampleAvatar picture={avatar} />;
  return <Avatar name={name ?? initial} photo={isYou ? photo : null} />;
}

function You({ nickname }: { nickname: string | null }) {
  return (
    <>
      <strong>You</strong>
      <span className={css.soft}>{nickname ?? 'Only you see this row'}</span>
    </>
  );
}

function Other({ name, isSample }: { name: string | null; isSample: boolean }) {
  return (
    <>
      <strong>{name}</strong>
      {isSample && <Badge tone="caution">Sample</Badge>}
    </>
  );
}
