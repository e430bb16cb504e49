import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Link } from 'react-router';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { m } from '#messages';
import { nextStepsOf } from '#rules/screening/next-steps.ts';
import { strengthsOf } from '#rules/screening/strengths.ts';
import { PATHS } from '../app/paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import Sprig from '../ui/art/sprig.svg?react';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { fullDayWords } from '../ui/dates.ts';
import { CheckCircleIcon, SealQuestionIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { ConfusionsCard } from './confusions-card.tsx';
import { HistorySection } from './history.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import { PartCard } from './part-card.tsx';
import css from './report.module.css';
import cards from './report-cards.module.css';
import { Columns } from './report-layout.tsx';
import { DeviceNote } from './storage-notes.tsx';
import { strengthWords } from './strength-words.ts';

type FullReportProps = { attempts: ScreeningAttempts; isOfDevice: boolean; now: Date };

/** The report on the newest attempt of each part, strengths first. */
export function FullReport({ attempts, isOfDevice, now }: FullReportProps) {
  return (
    <>
      <p className={css.printOnly}>{m['report.printed']({ day: fullDayWords(now) })}</p>
      <div className={css.screenOnly}>
        <ListenButton />
      </div>
      {isOfDevice && <DeviceNote />}
      <StrengthsCard strengths={strengthsOf(attempts).map(strengthWords)} />
      <h2>{m['report.parts.title']()}</h2>
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

function StrengthsCard({ strengths }: { strengths: readonly string[] }) {
  return (
    <Card isRoomy isFree className={cards.card} aria-labelledby="strengths">
      <div className={cards.words}>
        <h2 id="strengths">{m['report.strengths.title']()}</h2>
        <ul className={cards.list}>
          {strengths.map((strength) => (
            <li key={strength} className={cards.strength}>
              <CheckCircleIcon />
              <span>{strength}</span>
            </li>
          ))}
        </ul>
      </div>
      <Sprig className={cards.sprig} aria-hidden="true" />
    </Card>
  );
}

/** How reliable a result is. 12 of 100: sensitivity 0.75, specificity 0.71 (Arrondo et al. 2024), 5 in 100 have ADHD. */
function TrustNote() {
  return (
    <Note tone="warm" icon={<SealQuestionIcon />}>
      <p>
        <ParaglideMessage
          message={m['report.trust.how_sure']}
          markup={{ strong: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      <p className={layout.small}>{m['report.trust.of_100']()}</p>
      <p className={classNames(layout.small, css.screenOnly)}>
        <Link className={css.aloneLink} to={PATHS.resultsExplained}>
          {m['report.trust.link']()}
        </Link>
      </p>
    </Note>
  );
}
