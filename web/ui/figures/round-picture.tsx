import type { ReactNode } from 'react';
import type { Tone } from '../layout/layout.tsx';
import css from './round-picture.module.css';
import '../tones.css';

type RoundPictureProps = { tone?: Tone; size?: 52 | 64 | 84 | 88 | 96 | 104; children: ReactNode };

/** A round frame for a picture. */
export function RoundPicture({ tone = 'accent', size = 88, children }: RoundPictureProps) {
  return (
    <span className={css.lens} data-tone={tone} data-size={size} aria-hidden="true">
      {children}
    </span>
  );
}
