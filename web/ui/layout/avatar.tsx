import { useState } from 'react';
import { PressButton, type PressButtonProps } from '../controls/press-button.tsx';
import css from './avatar.module.css';
import { classNames } from './layout.tsx';

type Person = { name: string; photo?: string | null };

/** A learner's photo, or the first letter of their name. Hidden from screen readers: the name is beside it. */
export function Avatar({ size = 'm', ...person }: Person & { size?: 'm' | 'l' }) {
  return (
    <span className={classNames(css.avatar, size === 'l' && css.large)} aria-hidden="true">
      <Face {...person} />
    </span>
  );
}

type AvatarButtonProps = Person &
  Omit<PressButtonProps, 'className' | 'name' | 'aria-label'> & { 'aria-label': string };

/** The avatar that opens the learner's menu. */
export function AvatarButton({ name, photo = null, ...rest }: AvatarButtonProps) {
  return (
    <PressButton {...rest} className={css.avatar}>
      <Face name={name} photo={photo} />
    </PressButton>
  );
}

/** The placeholder of an avatar until the learner is known. */
export function AvatarBlank() {
  return <span className={css.avatar} />;
}

function Face({ name, photo }: Person) {
  const [broken, setBroken] = useState<string>();
  if (photo && photo !== broken) return <img src={photo} alt="" onError={() => setBroken(photo)} />;
  return <>{initial(name)}</>;
}

/** The first character of the name; a dot without a name. */
function initial(name: string): string {
  const [letter] = name.trim();
  return letter?.toLocaleUpperCase() ?? '·';
}
