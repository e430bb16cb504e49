import { extraMeasurements, MEASUREMENT_TEXTS, meterOf } from '#rules/screening/meters.ts';
import { describeOutcome } from '#rules/screening/outcomes.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { ButtonLink } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { whenWords } from '../../ui/dates.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { Meter } from '../../ui/meter.tsx';
import { PART_PATHS } from '../part-paths.ts';
import type { Attempt } from './attempt.ts';
import { PART_FACES } from './part-faces.ts';
import css from './report.module.css';

type PartCardProps<Part extends ScreeningPart> = { part: Part; newest: Attempt<Part> | undefined; now: Date };

/** One part of the screening: its newest result against its line, and what that was a measure of. */
export function PartCard<Part extends ScreeningPart>({ part, newest, now }: PartCardProps<Part>) {
  const { title, task, tone, Drawing } = PART_FACES[part];
  const meter = newest ? meterOf(part, newest) : null;
  const figures = newest ? extraMeasurements(part, newest) : null;
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide)}>
      <div className={card.title}>
        <Lens tone={tone} size={64}>
          <Drawing />
        </Lens>
        <div>
          <h3>{title}</h3>
          <p className={classNames(layout.soft, layout.small)}>{task}</p>
        </div>
      </div>
      {meter && <Meter tone={tone} {...meter} />}
      <p>{newest ? describeOutcome(part, newest, whenWords(newest.timestamp, now)) : 'This part is not done yet.'}</p>
      {meter && (
        <div className={classNames(layout.stack, layout.stackS, layout.soft, layout.small)}>
          <p>{MEASUREMENT_TEXTS[part]}</p>
          {figures && <p>{figures}</p>}
        </div>
      )}
      {!meter && (
        <div className={css.screenOnly}>
          <ButtonLink look="line" to={PART_PATHS[part]}>
            {newest ? 'Do this part again' : 'Go to this part'}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
