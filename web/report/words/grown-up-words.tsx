import { useId } from 'react';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { resultDay } from '../../activities/result-day.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import css from '../report.module.css';
import { overviewSentence } from './overview-words.ts';

type GrownUpWordsProps = { attempts: ScreeningAttempts; now: Date };

/** The findings for the adult with a child, worded like in the report for adults. */
export function GrownUpWords({ attempts, now }: GrownUpWordsProps) {
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
      <h2 id={heading}>{m['report.for_grown_up.title']()}</h2>
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
