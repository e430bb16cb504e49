import type { ComponentType, CSSProperties } from 'react';
import { m } from '#messages';
import type { PointingDevice } from '#rules/screening/focus-game/focus-game.ts';
import { chartedResults, usualRange } from '#rules/screening/report/comparisons.ts';
import { RESULT_SCALES, resultNumber } from '#rules/screening/report/result-numbers.ts';
import { tells } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import chart from '../../ui/figures/chart.module.css';
import { CursorClickIcon, HandTapIcon, KeyboardIcon, PencilSimpleIcon, PlusIcon } from '../../ui/icons.ts';
import { dayOrToday } from '../../ui/words/dates.ts';
import { listWords } from '../../ui/words/number-words.ts';
import type { Attempt } from '../attempt.ts';
import { deviceWords, resultWords } from '../words/comparison-words.ts';
import { lineSentence, numberWords } from '../words/meter-words.ts';
import css from './history-chart.module.css';

const DEVICE_ICONS: Record<PointingDevice, ComponentType> = {
  mouse: CursorClickIcon,
  touch: HandTapIcon,
  pen: PencilSimpleIcon,
  keyboard: KeyboardIcon,
  mixed: PlusIcon,
};

const NO_NUMBER = '–';

type HistoryChartProps<Part extends ScreeningPart> = { part: Part; attempts: readonly Attempt<Part>[]; now: Date };

/** The last attempts of a part as bars on its full scale, with its threshold; hollow bars have a validity problem. */
export function HistoryChart<Part extends ScreeningPart>({ part, attempts, now }: HistoryChartProps<Part>) {
  const charted = chartedResults(attempts);
  const [oldest, newest] = [charted[0], charted.at(-1)];
  if (!oldest || !newest) return null;
  const days = { first: dayOrToday(oldest.timestamp, now), last: dayOrToday(newest.timestamp, now) };
  const values = listWords(charted.map((attempt) => resultWords(part, attempt)));
  const title = SCREENING_PART_INFO[part].title();
  const { whole, line } = RESULT_SCALES[part];
  const range = charted
    .map((attempt) => usualRange(part, attempt))
    .filter((each) => each !== null)
    .at(-1);
  const places = {
    '--count': charted.length,
    '--line-at': line / whole,
    '--from': (range?.from ?? 0) / whole,
    '--until': (range?.until ?? 0) / whole,
  } as CSSProperties;
  const devices = new Set(charted.flatMap((attempt) => pointingOf(attempt) ?? []));
  return (
    <figure className={css.figure}>
      <div
        className={css.chart}
        role="img"
        aria-label={m['report.history.chart']({ title, ...days, values, line: lineSentence(part) })}
        style={places}
      >
        <div className={css.plot}>
          {range && <span className={css.usual} />}
          {charted.map((attempt) => (
            <Bar key={attempt.attemptId} part={part} attempt={attempt} />
          ))}
          <span className={css.line} />
        </div>
        <div className={css.figures}>
          {charted.map((attempt) => (
            <span key={attempt.attemptId}>{resultNumber(part, attempt) ?? NO_NUMBER}</span>
          ))}
        </div>
        {devices.size > 0 && (
          <div className={css.devices}>
            {charted.map((attempt) => (
              <span key={attempt.attemptId}>
                <DeviceIcon pointing={pointingOf(attempt)} />
              </span>
            ))}
          </div>
        )}
        <div className={chart.labels}>
          <span>{days.first}</span>
          <span>{days.last}</span>
        </div>
      </div>
      <ul className={css.key} aria-hidden="true">
        <li>
          <span className={css.keyLine} />
          {m['report.history.key.line']({ line: numberWords(part, line) })}
        </li>
        {range && (
          <li>
            <span className={css.keyUsual} />
            {m['report.history.key.usual']()}
          </li>
        )}
        {!charted.every(tells) && (
          <li>
            <span className={css.keyHollow} />
            {m['report.history.key.says_little']()}
          </li>
        )}
        {[...devices].map((pointing) => (
          <li key={pointing}>
            <DeviceIcon pointing={pointing} />
            {deviceWords(pointing)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Bar<Part extends ScreeningPart>({ part, attempt }: { part: Part; attempt: Attempt<Part> }) {
  const value = resultNumber(part, attempt);
  if (value === null) return <div className={css.hollow} />;
  return <div className={css.bar} style={{ '--h': value / RESULT_SCALES[part].whole } as CSSProperties} />;
}

function DeviceIcon({ pointing }: { pointing: PointingDevice | null }) {
  if (!pointing) return null;
  const Icon = DEVICE_ICONS[pointing];
  return <Icon />;
}

/** The pointing device used to follow the ball; null for other parts and if unknown. */
export function pointingOf(attempt: Attempt<ScreeningPart>): PointingDevice | null {
  return 'pointing' in attempt ? attempt.pointing : null;
}
