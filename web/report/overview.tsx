import { useId } from 'react';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { m } from '#messages';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../play/result-day.ts';
import { SCREENING_PART_INFO } from '../play/screening-part-info.ts';
import { validityWords } from '../play/validity-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import layout from '../ui/layout.module.css';
import { Meter } from '../ui/meter.tsx';
import type { Attempt } from './attempt.ts';
import { meterOf } from './meter-words.ts';
import css from './overview.module.css';
import { childSentence, overviewSentence } from './overview-words.ts';
import report from './report.module.css';

type OverviewProps = { attempts: ScreeningAttempts; isForChild: boolean; now: Date };

/** What showed up in each part: a sentence and a meter, all on the first screen of a phone. */
export function Overview({ attempts, isForChild, now }: OverviewProps) {
  const heading = useId();
  const part = { sentenceOf: isForChild ? childSentence : overviewSentence, now };
  return (
    <Card isFree className={css.overview} aria-labelledby={heading}>
      <h2 id={heading} className={layout.hidden}>
        {m['report.overview.title']()}
      </h2>
      <ul className={css.parts}>
        <Part part="focus-game" newest={attempts['focus-game'][0]} {...part} />
        <Part part="letter-quiz" newest={attempts['letter-quiz'][0]} {...part} />
        <Part part="traits-questionnaire" newest={attempts['traits-questionnaire'][0]} {...part} />
      </ul>
      <Key />
    </Card>
  );
}

type PartProps<Part extends ScreeningPart> = {
  part: Part;
  newest: Attempt<Part> | undefined;
  sentenceOf: typeof overviewSentence;
  now: Date;
};

function Part<Part extends ScreeningPart>({ part, newest, sentenceOf, now }: PartProps<Part>) {
  const { tone, path } = SCREENING_PART_INFO[part];
  const meter = newest ? meterOf(part, newest) : null;
  return (
    <li className={css.part}>
      <p className={css.sentence}>
        {newest ? sentenceOf(part, newest, resultDay(newest.timestamp, now)) : m['report.overview.not_done']({ part })}
      </p>
      {newest?.validity && <p>{validityWords(part, newest.validity)}</p>}
      {meter && <Meter tone={tone} {...meter} />}
      {!meter && (
        <div className={report.screenOnly}>
          <ButtonLink look="line" to={path}>
            {newest ? m['report.parts.again']() : m['report.parts.go']()}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** What the signs on a meter mean. Screen readers hear it with each meter. */
function Key() {
  return (
    <ul className={css.key} aria-hidden="true">
      <li>
        <span className={css.mark} />
        {m['report.overview.key.mark']()}
      </li>
      <li>
        <span className={css.line} />
        {m['report.overview.key.line']()}
      </li>
      <li>
        <span className={css.usual} />
        {m['report.overview.key.usual']()}
      </li>
    </ul>
  );
}
