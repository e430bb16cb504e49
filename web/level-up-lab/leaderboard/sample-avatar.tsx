import { useState } from 'react';
import type { SampleAvatar as Picture } from '#rules/leaderboard.ts';
import avatarCss from '../../ui/avatar.module.css';
import { classNames } from '../../ui/class-names.ts';
import { UserIcon } from '../../ui/icons.ts';
import fox from '../../ui/pictures/avatars/fox.svg?url';
import owl from '../../ui/pictures/avatars/owl.svg?url';
import turtle from '../../ui/pictures/avatars/turtle.svg?url';
import css from './places.module.css';

const ADDRESSES: Record<Picture, string> = { fox, owl, turtle };

/** The picture of a sample; one that cannot be loaded gives way to a drawn person. Silent: the name stands beside it. */
export function SampleAvatar({ picture }: { picture: Picture }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={classNames(avatarCss.avatar, css.sample)} aria-hidden="true">
      {isBroken ? <UserIcon /> : <img src={ADDRESSES[picture]} alt="" onError={() => setIsBroken(true)} />}
    </span>
  );
}
