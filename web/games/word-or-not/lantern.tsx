import type { CSSProperties } from 'react';
import { m } from '#messages';
import css from './lantern.module.css';

/** A lantern that gives more light the more is done, after right and wrong answers alike. `lit`: 0 to 1. */
export function Lantern({ lit }: { lit: number }) {
  return (
    <svg
      viewBox="14 2 92 134"
      aria-hidden="true"
      className={css.lantern}
      style={{ '--lit': lit } as CSSProperties}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle className={css.halo} cx="60" cy="82" r="76" />
      <circle className={css.halo} cx="60" cy="82" r="58" />
      <path className={css.line} d="M44 28a16 20 0 0 1 32 0" />
      <rect className={css.glass} x="24" y="44" width="72" height="74" rx="12" />
      <rect className={css.light} x="24" y="44" width="72" height="74" rx="12" />
      <path className={css.wax} d="M50 98h20v20H50z" />
      <path className={css.flame} d="M60 54c12 15 17 22 17 29a17 15 0 0 1-34 0c0-7 5-14 17-29z" />
      <path className={css.metal} d="M42 28h36l14 16H28z" />
      <path className={css.metal} d="M20 118h80v14H20z" />
    </svg>
  );
}

/** The lantern of the whole game, and the number of the current word. */
export function LanternProgress({ number, done, of }: { number: number; done: number; of: number }) {
  return (
    <div className={css.progress}>
      <Lantern lit={done / of} />
      <p>{m['games.word_or_not.progress']({ number, count: of })}</p>
    </div>
  );
}
