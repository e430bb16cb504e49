import type { ReactNode } from 'react';
import type { Tone } from '../figures/tone.ts';
import { InfoIcon, WarningCircleIcon } from '../icons.ts';
import css from './note.module.css';
import '../tones.css';

type NoteProps = { tone?: Tone; icon?: ReactNode; children: ReactNode };

/** One or two highlighted sentences. `danger` is for errors only and is announced at once. */
export function Note({ tone = 'accent', icon, children }: NoteProps) {
  const isError = tone === 'danger';
  const words = typeof children === 'string' ? <p>{children}</p> : children;
  return (
    <div className={css.note} data-tone={tone} role={isError ? 'alert' : undefined}>
      {icon ?? (isError ? <WarningCircleIcon /> : <InfoIcon />)}
      <div className={css.words}>{words}</div>
    </div>
  );
}
