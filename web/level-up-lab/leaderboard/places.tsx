import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useState } from 'react';
import type { Leaderboard, LeaderboardRow } from '#contract/people/leaderboard.ts';
import { m } from '#messages';
import type { SampleAvatar as SamplePicture } from '#rules/rewards/leaderboard.ts';
import { UserIcon } from '../../ui/icons.ts';
import avatarCss from '../../ui/layout/avatar.module.css';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import fox from '../../ui/pictures/avatars/fox.svg?url';
import owl from '../../ui/pictures/avatars/owl.svg?url';
import turtle from '../../ui/pictures/avatars/turtle.svg?url';
import css from './places.module.css';

const SAMPLE_PICTURES: Record<SamplePicture, string> = { fox, owl, turtle };

type OwnFace = {
  /** The learner's photo, shown to themselves only. */
  photo: string | null;
  /** The learner's name; its first letter is the avatar if there is neither a photo nor a nickname. */
  initial: string;
};

/** The top rows; the learner's own row is below them if it is not among them. */
export function Places({ leaderboard: { rows, you }, ...face }: OwnFace & { leaderboard: Leaderboard }) {
  const isOwnBelow = you && !rows.some(({ isYou }) => isYou);
  return (
    <Stack>
      <ol className={css.places} aria-label={m['leaderboard.places']()}>
        {rows.map((row) => (
          <PlaceRow key={`${row.place} ${row.name}`} {...row} {...face} />
        ))}
      </ol>
      {isOwnBelow && (
        <>
          <p className={layout.soft} id="your-place">
            {m['leaderboard.your_place']()}
          </p>
          <ol className={css.places} start={you.place} aria-labelledby="your-place">
            <PlaceRow {...you} name={you.nickname} avatar={null} isSample={false} isYou {...face} />
          </ol>
        </>
      )}
    </Stack>
  );
}

type PlaceRowProps = LeaderboardRow & OwnFace;

function PlaceRow({ place, points, name, avatar, isYou, isSample, photo, initial }: PlaceRowProps) {
  return (
    <li className={css.row} data-own={isYou || undefined}>
      <span className={css.place}>
        <ParaglideMessage
          message={m['leaderboard.place']}
          inputs={{ place }}
          markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
        />
      </span>
      {avatar ? <SampleAvatar picture={avatar} /> : <Avatar name={name ?? initial} photo={isYou ? photo : null} />}
      <span className={css.name}>
        <strong>{isYou ? m['leaderboard.you']() : name}</strong>
        {isYou && <span className={css.soft}>{name ?? m['leaderboard.only_you']()}</span>}
        {!isYou && isSample && <Badge tone="caution">{m['leaderboard.sample']()}</Badge>}
      </span>
      <span className={css.points}>{m['leaderboard.points']({ points })}</span>
    </li>
  );
}

/** Decorative, because the name is beside it. A picture that fails to load is replaced by an icon. */
function SampleAvatar({ picture }: { picture: SamplePicture }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={classNames(avatarCss.avatar, css.sample)} aria-hidden="true">
      {isBroken ? <UserIcon /> : <img src={SAMPLE_PICTURES[picture]} alt="" onError={() => setIsBroken(true)} />}
    </span>
  );
}
