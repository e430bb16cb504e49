import { useEffect, useRef } from 'react';
import { m } from '#messages';
import {
  bandScores,
  SELF_ASSESSMENT,
  SELF_ASSESSMENT_BANDS,
  type SelfAssessmentAnswer,
  type SelfAssessmentBand,
  selfAssessmentBand,
  selfAssessmentScore,
} from '#rules/quizzes/self-assessment.ts';
import { PATHS } from '../../paths.ts';
import StarsPicture from '../../ui/art/round-stars.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { ArrowCounterClockwiseIcon, CheckIcon } from '../../ui/icons.ts';
import { Card, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './self-assessment.module.css';

type QuizCompleteProps = { answers: readonly SelfAssessmentAnswer[]; onRetake: () => void };

/** The score, its band among all bands, and its reliability. */
export function QuizComplete({ answers, onRetake }: QuizCompleteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const score = selfAssessmentScore(answers);
  const own = selfAssessmentBand(score);
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <RoundPicture tone="berry" size={96}>
          <StarsPicture />
        </RoundPicture>
        <Stack gap="s">
          <h1 ref={heading} tabIndex={-1}>
            {m['quizzes.self_assessment.end.title']()}
          </h1>
          <p className={layout.lead}>
            {m['quizzes.self_assessment.end.score']({ score, highest: SELF_ASSESSMENT.highestScore })}
          </p>
        </Stack>
      </div>
      <Stack gap="s">
        <h2>{BAND_TEXTS[own].title()}</h2>
        <p>{BAND_TEXTS[own].description()}</p>
      </Stack>
      <ul className={css.bands}>
        {SELF_ASSESSMENT_BANDS.map((band) => (
          <li key={band} className={css.band} data-own={band === own || undefined}>
            <span className={css.bandTitle}>
              {BAND_TEXTS[band].title()}
              {band === own && (
                <span className={css.own}>
                  <CheckIcon />
                  {m['quizzes.self_assessment.end.own_band']()}
                </span>
              )}
            </span>
            <span>{m['quizzes.self_assessment.end.band_scores'](bandScores(band))}</span>
          </li>
        ))}
      </ul>
      <p>{m['quizzes.self_assessment.end.no_band_is_better']()}</p>
      <p className={layout.soft}>{m['quizzes.self_assessment.end.not_a_diagnosis']()}</p>
      <Row>
        <ButtonLink size="l" to={PATHS.dashboard}>
          {m['quizzes.dashboard']()}
        </ButtonLink>
        <Button size="l" look="line" onPress={onRetake}>
          <ArrowCounterClockwiseIcon />
          {m['quizzes.self_assessment.end.retake']()}
        </Button>
      </Row>
    </Card>
  );
}

/** The title and meaning of each band. */
const BAND_TEXTS: Record<SelfAssessmentBand, { title: () => string; description: () => string }> = {
  'detail-oriented': {
    title: m['quizzes.self_assessment.end.detail_oriented.title'],
    description: m['quizzes.self_assessment.end.detail_oriented.description'],
  },
  balanced: {
    title: m['quizzes.self_assessment.end.balanced.title'],
    description: m['quizzes.self_assessment.end.balanced.description'],
  },
  'big-picture': {
    title: m['quizzes.self_assessment.end.big_picture.title'],
    description: m['quizzes.self_assessment.end.big_picture.description'],
  },
  holistic: {
    title: m['quizzes.self_assessment.end.holistic.title'],
    description: m['quizzes.self_assessment.end.holistic.description'],
  },
};
