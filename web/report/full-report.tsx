import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { strengthsOf } from '#rules/screening/report/strengths.ts';
import { suggestionsOf } from '#rules/screening/report/suggestions.ts';
import { tells } from '#rules/screening/results.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import Sprig from '../ui/art/sprig.svg?react';
import { CheckCircleIcon } from '../ui/icons.ts';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Card } from '../ui/layout/layout.tsx';
import { joinSentences } from '../ui/words/join-sentences.ts';
import { Confusions } from './mix-ups/confusions.tsx';
import css from './report.module.css';
import cards from './report-cards.module.css';
import { DidItHelp } from './sections/did-it-help.tsx';
import { HistorySection } from './sections/history.tsx';
import { NumbersExplained } from './sections/numbers-explained.tsx';
import { Overview } from './sections/overview.tsx';
import { PartDetails } from './sections/part-details.tsx';
import { Suggestions } from './sections/suggestions.tsx';
import { GrownUpWords } from './words/grown-up-words.tsx';
import { strengthWords } from './words/strength-words.ts';

type FullReportProps = {
  attempts: ScreeningAttempts;
  owner: string | null;
  /** Whether the text is for a child, and for the adult with them. */
  isForChild: boolean;
  lead: string;
  now: Date;
};

/** The report on the newest attempt of each part: findings, strengths, and the other sections collapsed. */
export default function FullReport({ attempts, owner, isForChild, lead, now }: FullReportProps) {
  const { 'focus-game': games, 'letter-quiz': quizzes, 'traits-questionnaire': questionnaires } = attempts;
  return (
    <>
      <Overview attempts={attempts} isForChild={isForChild} now={now} />
      <div className={css.lead}>
        <p className={css.measure}>{isForChild ? joinSentences(lead, m['report.for_child.calm']()) : lead}</p>
        <div className={css.screenOnly}>
          <ListenButton />
        </div>
      </div>
      {isForChild && <GrownUpWords attempts={attempts} now={now} />}
      <StrengthsCard strengths={strengthsOf(attempts).map(strengthWords)} />
      <DidItHelp key={owner} owner={owner} now={now} />
      <div className={css.folds}>
        <Disclosure title={m['report.next_steps.title']()}>
          <Suggestions steps={suggestionsOf(attempts)} owner={owner} />
        </Disclosure>
        <PartDetails part="focus-game" newest={games[0]} now={now} />
        <PartDetails part="letter-quiz" newest={quizzes[0]} now={now}>
          <Confusions quizzes={quizzes.filter(tells)} />
        </PartDetails>
        <PartDetails part="traits-questionnaire" newest={questionnaires[0]} now={now}>
          <p className={css.measure}>
            {m['report.details.other_quiz']({ quiz: m['quizzes.self_assessment.title']() })}
          </p>
        </PartDetails>
        <HistorySection attempts={attempts} now={now} />
        <NumbersExplained />
      </div>
    </>
  );
}

/** Renders nothing if all results have a validity problem. */
function StrengthsCard({ strengths }: { strengths: readonly string[] }) {
  if (strengths.length === 0) return null;
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
