import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { nextStepsOf } from '#rules/screening/next-steps.ts';
import { strengthsOf } from '#rules/screening/strengths.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fullDayWords } from '../../ui/dates.ts';
import layout from '../../ui/layout.module.css';
import { Columns } from './columns.tsx';
import { ConfusionsCard } from './confusions-card.tsx';
import { DeviceNote } from './device-note.tsx';
import { HistorySection } from './history-section.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import { PartCard } from './part-card.tsx';
import css from './report.module.css';
import { StrengthsCard } from './strengths-card.tsx';
import { TrustNote } from './trust-note.tsx';

type FullReportProps = { attempts: ScreeningAttempts; isOfDevice: boolean; now: Date };

/** Everything there is to say about the newest attempt of each part, strengths first. */
export function FullReport({ attempts, isOfDevice, now }: FullReportProps) {
  return (
    <>
      <p className={css.printOnly}>Printed on {fullDayWords(now)}. Educational, not a diagnosis.</p>
      <div className={css.screenOnly}>
        <ListenButton />
      </div>
      {isOfDevice && <DeviceNote />}
      <StrengthsCard strengths={strengthsOf(attempts)} />
      <h2>The three parts</h2>
      <Columns grid={layout.gridThree}>
        <PartCard part="focus-game" newest={attempts['focus-game'][0]} now={now} />
        <PartCard part="letter-quiz" newest={attempts['letter-quiz'][0]} now={now} />
        <PartCard part="traits-questionnaire" newest={attempts['traits-questionnaire'][0]} now={now} />
      </Columns>
      <Columns grid={classNames(layout.split, layout.splitEven)}>
        <ConfusionsCard quizzes={attempts['letter-quiz']} />
        <NextStepsCard steps={nextStepsOf(attempts)} />
      </Columns>
      <TrustNote />
      <HistorySection attempts={attempts} now={now} />
    </>
  );
}
