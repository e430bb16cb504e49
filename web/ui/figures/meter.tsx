import type { CSSProperties } from 'react';
import type { Tone } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import css from './meter.module.css';
import '../tones.css';

export type MeterProps = {
  tone: Tone;
  /** The value as text, such as "6 of 10 right". */
  words: string;
  percent: number;
  /** The labels of the minimum and the maximum of the scale. */
  ends: { first: string; last: string };
  /** The label is shown, the sentence is for screen readers. */
  line: { percent: number; label: string; sentence: string };
  /** The range of values that are usual on other days; the sentence is for screen readers. */
  usual: { fromPercent: number; untilPercent: number; sentence: string };
};

/** A value on a scale with labelled ends and an optional threshold line. It does not say whether the value is good. */
export function Meter({ tone, words, percent, ends, line, usual }: MeterProps) {
  const places = {
    '--at': percent,
    '--line-at': line.percent,
    '--from': usual.fromPercent,
    '--until': usual.untilPercent,
  } as CSSProperties;
  return (
    <div className={css.meter} data-tone={tone} style={places}>
      <div className={css.figures}>
        <span className={css.value}>{words}</span>
        {/* Text, because screen readers may skip an image that has no content of its own. */}
        <p className={layout.hidden}>{line.sentence}</p>
        <p className={layout.hidden}>{usual.sentence}</p>
        <span className={css.label} aria-hidden="true">
          {line.label}
        </span>
      </div>
      <div className={css.track} aria-hidden="true">
        <span className={css.usual} />
        <span className={css.line} />
        <span className={css.mark} />
      </div>
      <div className={css.ends}>
        <p>{ends.first}</p>
        <p>{ends.last}</p>
      </div>
    </div>
  );
}
