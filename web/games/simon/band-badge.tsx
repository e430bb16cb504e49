import { type SimonBand, simonBand } from '#rules/games/simon-summary.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckCircleIcon, WaveSineIcon } from '../../ui/icons.ts';
import css from './band-badge.module.css';

/** The band of a figure: the word says it, colour and mark stand beside it. */
export function BandBadge({ value }: { value: number }) {
  const band: SimonBand = simonBand(value);
  switch (band) {
    case 'strong':
      return (
        <Badge plain tone="positive">
          <CheckCircleIcon />
          strong
        </Badge>
      );
    case 'steady':
      return (
        <Badge plain tone="caution">
          <WaveSineIcon />
          steady
        </Badge>
      );
    case 'varied':
      return (
        <Badge plain tone="sun">
          <span className={css.mark} aria-hidden="true" />
          varied
        </Badge>
      );
  }
}
