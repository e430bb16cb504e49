import type { CSSProperties } from 'react';
import css from './meter.module.css';
import type { Tone } from './tone.ts';
import './tones.css';

type MeterProps = {
  tone: Tone;
  /** The value in words, such as "6 of 10 right". */
  words: string;
  percent: number;
  line: { percent: number; label: string };
  /** The text alternative of the picture. */
  sentence: string;
};

/** A value as a bar, with a line to compare it with; it shows no zones and no verdict. */
export function Meter({ tone, words, percent, line, sentence }: MeterProps) {
  const at = { '--at': percent, '--line-at': line.percent } as CSSProperties;
  return (
    <div className={css.meter} data-tone={tone} style={at}>
      <span className={css.value}>{words}</span>
      <div className={css.track} role="img" aria-label={sentence}>
        <span className={css.fill} />
        <span className={css.line} />
      </div>
      <span className={css.label} aria-hidden="true">
        {line.label}
      </span>
    </div>
  );
}
