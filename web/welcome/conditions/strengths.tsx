import Sprig from '../../ui/art/sprig.svg?react';
import type { Tone } from '../../ui/tone.ts';
import css from './strengths.module.css';

/** What often comes easily, beside a twig of which no two leaves are alike. */
export function Strengths({ tone, children }: { tone: Tone; children: string }) {
  return (
    <div className={css.strengths} data-tone={tone}>
      <div className={css.words}>
        <h3>What often comes easily</h3>
        <p>{children}</p>
      </div>
      <span className={css.sprig}>
        <Sprig />
      </span>
    </div>
  );
}
