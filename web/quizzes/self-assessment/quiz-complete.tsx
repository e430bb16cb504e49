import { useEffect, useRef } from 'react';
import {
  bandScores,
  SELF_ASSESSMENT,
  SELF_ASSESSMENT_BANDS,
  type SelfAssessmentAnswer,
  selfAssessmentBand,
  selfAssessmentScore,
} from '#rules/quizzes/self-assessment.ts';
import { PATHS } from '../../app/paths.ts';
import StarsLens from '../../ui/art/lens-stars.svg?react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ArrowCounterClockwiseIcon, CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { BAND_TEXTS } from './band-texts.ts';
import css from './self-assessment.module.css';

type QuizCompleteProps = { answers: readonly SelfAssessmentAnswer[]; onRetake: () => void };

/** The score, the band it lies in among the others, and how much that says. */
export function QuizComplete({ answers, onRetake }: QuizCompleteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const score = selfAssessmentScore(answers);
  const own = selfAssessmentBand(score);
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}>
      <div className={css.head}>
        <Lens tone="berry" size={96}>
          <StarsLens />
        </Lens>
        <div className={classNames(layout.stack, layout.stackS)}>
          <h1 ref={heading} tabIndex={-1}>
            Quiz Complete!
          </h1>
          <p className={layout.lead}>{`Your score: ${score} out of ${SELF_ASSESSMENT.highestScore}`}</p>
        </div>
      </div>
      <div className={classNames(layout.stack, layout.stackS)}>
        <h2>{BAND_TEXTS[own].title}</h2>
        <p>{BAND_TEXTS[own].description}</p>
      </div>
      <ul className={css.bands}>
        {SELF_ASSESSMENT_BANDS.map((band) => (
          <li key={band} className={css.band} data-own={band === own || undefined}>
            <span className={css.bandTitle}>
              {BAND_TEXTS[band].title}
              {band === own && (
                <span className={css.own}>
                  <CheckIcon />
                  you
                </span>
              )}
            </span>
            <span>{`${bandScores(band).from} to ${bandScores(band).to}`}</span>
          </li>
        ))}
      </ul>
      <p>No band is better than another. Each is useful for different things.</p>
      <p className={layout.soft}>
        This is not a diagnosis. Nobody has measured how often this quiz is wrong. Your answers were not sent or kept.
      </p>
      <div className={layout.row}>
        <ButtonLink size="l" to={PATHS.dashboard}>
          Dashboard
        </ButtonLink>
        <Button size="l" look="line" onPress={onRetake}>
          <ArrowCounterClockwiseIcon />
          Retake Quiz
        </Button>
      </div>
    </section>
  );
}
