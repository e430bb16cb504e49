import { useId } from 'react';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { tells } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../../activities/result-day.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { validityWords } from '../../activities/validity-words.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Meter } from '../../ui/figures/meter.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import type { Attempt } from '../attempt.ts';
import report from '../report.module.css';
import { meterOf } from '../words/meter-words.ts';
import { childSentence, overviewSentence } from '../words/overview-words.ts';
import css from './overview.module.css';

type OverviewProps = { attempts: ScreeningAttempts; isForChild: boolean; now: Date };

/** The finding of each part: a sentence and a meter, all on the first screen of a phone. */
export function Overview({ attempts, isForChild, now }: OverviewProps) {
  const heading = useId();
  const part = { sentenceOf: isForChild ? childSentence : overviewSentence, now };
  return (
    <Card isFree className={css.overview} aria-labelledby={heading}>
      <h2 id={heading} className={layout.hidden}>
        {m['report.overview.title']()}
      </h2>
      <ul className={css.parts}>
        <Part part="focus-game" attempts={attempts['focus-game']} {...part} />
        <Part part="letter-quiz" attempts={attempts['letter-quiz']} {...part} />
        <Part part="traits-questionnaire" attempts={attempts['traits-questionnaire']} {...part} />
      </ul>
      {Object.values(attempts).some((each) => each.some(tells)) && <Key />}
    </Card>
  );
}

type PartProps<Part extends ScreeningPart> = {
  part: Part;
  /** The newest first. */
  attempts: readonly Attempt<Part>[];
  sentenceOf: typeof overviewSentence;
  now: Date;
};

/** The newest attempt; if it has a validity problem, also the newest one without. */
function Part<Part extends ScreeningPart>({ part, attempts, sentenceOf, now }: PartProps<Part>) {
  const { tone, path } = SCREENING_PART_INFO[part];
  const [newest] = attempts;
  const telling = attempts.find(tells);
  const meter = telling ? meterOf(part, telling) : null;
  const sentence = (of: Attempt<Part>) => sentenceOf(part, of, resultDay(of.timestamp, now));
  return (
    <li className={css.part}>
      <p className={css.sentence}>{newest ? sentence(newest) : m['report.overview.not_done']({ part })}</p>
      {newest?.validity && <p>{validityWords(part, newest.validity)}</p>}
      {(!newest || newest.validity) && (
        <div className={report.screenOnly}>
          <ButtonLink look="line" to={path}>
            {newest ? m['report.parts.again']() : m['report.parts.go']()}
          </ButtonLink>
        </div>
      )}
      {telling && telling !== newest && (
        <>
          <p>{m['report.overview.before']()}</p>
          <p className={css.sentence}>{sentence(telling)}</p>
        </>
      )}
      {meter && <Meter tone={tone} {...meter} />}
    </li>
  );
}

/** The legend of a meter. Screen readers get the same information with each meter. */
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
