import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import type { AgeBand } from '#rules/people/age-band.ts';
import { COMPARISONS } from '#rules/screening/report/comparisons.ts';
import { strengthsOf } from '#rules/screening/report/strengths.ts';
import { tells } from '#rules/screening/results.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { resultDay } from '../activities/result-day.ts';
import { SCREENING_PART_INFO } from '../activities/screening-part-info.ts';
import { PATHS } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import Sprig from '../ui/art/sprig.svg?react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { CheckCircleIcon } from '../ui/icons.ts';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Card, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { joinSentences } from '../ui/words/join-sentences.ts';
import { numberWord } from '../ui/words/number-words.ts';
import { WholeWords } from '../ui/words/whole-words.tsx';
import type { Attempt } from './attempt.ts';
import { Confusions } from './mix-ups/confusions.tsx';
import css from './report.module.css';
import cards from './report-cards.module.css';
import { DidItHelp } from './sections/did-it-help.tsx';
import { ErrorRates } from './sections/error-rates.tsx';
import { HistorySection } from './sections/history.tsx';
import { Overview } from './sections/overview.tsx';
import { Suggestions } from './sections/suggestions.tsx';
import { extraMeasurements, MEASUREMENT_TEXTS } from './words/meter-words.ts';
import { describeOutcome } from './words/outcome-words.ts';
import { overviewSentence } from './words/overview-words.ts';
import { strengthWords } from './words/strength-words.ts';

type FullReportProps = {
  attempts: ScreeningAttempts;
  owner: string | null;
  ageBand: AgeBand | null;
  /** Whether the text is for a child, and for the adult with them. */
  isForChild: boolean;
  lead: string;
  now: Date;
};

/** The report on the newest attempt of each part: findings, strengths, and the other sections collapsed. */
export default function FullReport({ attempts, owner, ageBand, isForChild, lead, now }: FullReportProps) {
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
      <Card isRoomy gap="m" isWide aria-labelledby="next-steps">
        <h2 id="next-steps">{m['report.next_steps.title']()}</h2>
        <Suggestions {...{ attempts, owner, ageBand, isForChild }} />
      </Card>
      {isForChild && <GrownUpWords attempts={attempts} now={now} />}
      <StrengthsCard strengths={strengthsOf(attempts).map(strengthWords)} />
      <DidItHelp key={owner} owner={owner} now={now} />
      <div className={css.folds}>
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

/** Explains the threshold line and the usual range of a meter. */
function NumbersExplained() {
  const { small } = COMPARISONS;
  return (
    <Disclosure title={m['report.numbers.title']()}>
      <p className={css.measure}>{m['report.numbers.line']()}</p>
      <p className={css.measure}>
        {m['report.numbers.usual']({
          points: small['focus-game'],
          letters: numberWord(small['letter-quiz']),
          traits: numberWord(small['traits-questionnaire']),
        })}
      </p>
      <p className={css.measure}>{m['report.numbers.three']()}</p>
      <p className={css.screenOnly}>
        <Link className={layout.aloneLink} to={PATHS.resultsExplained}>
          {m['report.numbers.link']()}
        </Link>
      </p>
    </Disclosure>
  );
}

/** The findings for the adult with a child, worded like in the report for adults. */
function GrownUpWords({ attempts, now }: { attempts: ScreeningAttempts; now: Date }) {
  const heading = useId();
  const [game] = attempts['focus-game'];
  const [quiz] = attempts['letter-quiz'];
  const [questionnaire] = attempts['traits-questionnaire'];
  const sentences = [
    game && overviewSentence('focus-game', game, resultDay(game.timestamp, now)),
    quiz && overviewSentence('letter-quiz', quiz, resultDay(quiz.timestamp, now)),
    questionnaire && overviewSentence('traits-questionnaire', questionnaire, resultDay(questionnaire.timestamp, now)),
  ];
  return (
    <Card isRoomy gap="s" aria-labelledby={heading}>
      <h2 id={heading}>
        <WholeWords>{m['report.for_grown_up.title']()}</WholeWords>
      </h2>
      <ul className={css.plainList}>{sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}</ul>
      <p className={css.measure}>{m['report.for_grown_up.more']()}</p>
      <div className={css.screenOnly}>
        <ButtonLink look="line" to={PATHS.grownUp}>
          {m['report.for_grown_up.link']()}
        </ButtonLink>
      </div>
    </Card>
  );
}

type PartDetailsProps<Part extends ScreeningPart> = {
  part: Part;
  newest: Attempt<Part> | undefined;
  now: Date;
  children?: ReactNode;
};

/** The finding, the measurements and the error rates of one part; renders nothing before its first attempt. */
function PartDetails<Part extends ScreeningPart>({ part, newest, now, children }: PartDetailsProps<Part>) {
  if (!newest) return null;
  const figures = extraMeasurements(part, newest);
  return (
    <Disclosure title={m['report.details.title']({ part })}>
      <div className={css.halves}>
        <Stack>
          <p className={css.measure}>{describeOutcome(part, newest, resultDay(newest.timestamp, now))}</p>
          <p className={css.measure}>{MEASUREMENT_TEXTS[part]()}</p>
          {figures && <p className={css.measure}>{figures}</p>}
          {children}
        </Stack>
        <ErrorRates part={part} />
      </div>
      <div className={css.screenOnly}>
        <ButtonLink look="line" to={SCREENING_PART_INFO[part].path}>
          {m['report.parts.again']()}
        </ButtonLink>
      </div>
    </Disclosure>
  );
}
